//! What becomes of ships after the fight: how they are, ships that go down, fighters without a deck.

use super::card::CardContent;
use crate::engine::fleet::{CarrierId, UnitSet};
use crate::engine::ships::ShipId;
use crate::engine::{AirPoints, EventRecord, Table, count_of};
use crate::view::account::{self, Loss, NewsKind};
use crate::view::card::{Fact, Tone};
use crate::view::fight::none_or_units;
use crate::view::{ship, wording};

/// The units lost with the ships that carried them.
pub(super) fn our_losses_aboard(events: &[EventRecord]) -> Fact {
    let lost: UnitSet = account::units_lost(events).map(|it| it.unit).collect();
    let note = match lost.is_empty() {
        true => String::new(),
        false => format!("{}, aboard", wording::by_type(lost)),
    };
    Fact::new("Our losses", none_or_units(lost.len()), note)
}

/// The levels of the fires on a carrier.
pub(super) fn burning(table: &Table, carrier: CarrierId) -> Vec<u8> {
    let fires = table.deck(carrier).map(|deck| deck.fires.clone());
    let fires = fires.unwrap_or_default();
    fires.into_iter().filter(|level| *level > 0).collect()
}

/// How a carrier is now: her state, her hits, and what burns aboard.
pub(super) fn aboard(carrier: CarrierId, table: &Table) -> Fact {
    let on = ShipId::from(carrier);
    let levels: Vec<String> = burning(table, carrier)
        .iter()
        .map(ToString::to_string)
        .collect();
    let fire = match levels.as_slice() {
        _ if table.is_sunk(on) => String::new(),
        [] => "no fire".to_owned(),
        [level] => format!("fire of level {level}"),
        several => format!("fires of levels {}", wording::list(several)),
    };
    let note = [fire, hits(on, table)];
    let note = note.into_iter().filter(|note| !note.is_empty());
    Fact::new(
        carrier.to_string(),
        ship::condition(table, on),
        note.collect::<Vec<_>>().join(" \u{b7} "),
    )
}

/// How a ship without planes is now: her state and her hits.
pub(super) fn afloat(ship: ShipId, table: &Table) -> Fact {
    Fact::new(
        ship.to_string(),
        ship::condition(table, ship),
        hits(ship, table),
    )
}

/// The hits of a ship, of those she can take; nothing if she has none.
fn hits(on: ShipId, table: &Table) -> String {
    match table.hits(on).total() {
        0 => String::new(),
        hits => format!(
            "{} of {}",
            count_of(hits, "hit", "hits"),
            on.data().capacity
        ),
    }
}

/// That forces lost their last ship, as the log says it.
pub(super) fn forces_sunk(events: &[EventRecord]) -> impl Iterator<Item = String> {
    let sunk = account::news(events).filter(|it| it.what == NewsKind::AllSunk);
    sunk.map(|it| events[it.number].event.to_string())
}

/// Ships whose hits have become permanent, and more than they can bear (12.27).
pub(super) fn sunk(events: &[EventRecord], table: &Table) -> CardContent {
    let ships: Vec<ShipId> = account::ships_sunk(events).map(|(_, ship)| ship).collect();
    let names: Vec<String> = ships.iter().map(ToString::to_string).collect();
    let is_ours = ships.iter().any(|ship| ship.is_us());
    let fact = |ship: &ShipId| {
        let hits = count_of(table.hits(*ship).total(), "hit", "hits");
        let capacity = ship.data().capacity;
        Fact::new(
            ship.to_string(),
            "sunk",
            format!("{hits}, {capacity} sink her"),
        )
    };
    CardContent {
        tone: if is_ours { Tone::Bad } else { Tone::Good },
        headline: format!(
            "{} {}",
            wording::list(&names),
            if ships.len() == 1 {
                "goes down"
            } else {
                "go down"
            }
        ),
        sentence: [
            "The hits of the turn before are for good now. What it is worth was counted when \
                   they fell."
                .to_owned(),
        ]
        .into_iter()
        .chain(forces_sunk(events))
        .collect::<Vec<_>>()
        .join(" "),
        facts: ships.iter().map(fact).collect(),
        hexes: Vec::new(),
        ..CardContent::default()
    }
}

/// Fighters that were up over a force that has no flight deck left in action (12.29).
pub(super) fn no_deck(events: &[EventRecord], table: &Table) -> CardContent {
    let lost = account::losses(events).filter_map(|loss| match loss {
        Loss::Points(lost) => Some((lost.of, lost.points)),
        _ => None,
    });
    let lost: Vec<(AirPoints, u8)> = lost.collect();
    let points: u8 = lost.iter().map(|(_, points)| points).sum();
    let names: Vec<String> = lost.iter().map(|(what, _)| what.to_string()).collect();
    let hexes = lost.iter().filter_map(|(what, _)| match what {
        AirPoints::Force(force) => table.force(*force).map(|force| force.hex),
        AirPoints::Raid(_) | AirPoints::Returning(_) => None,
    });
    let names = wording::list(&names);
    CardContent {
        tone: Tone::Good,
        headline: format!(
            "{} of fighters {} no deck to land on",
            count_of(points, "point", "points"),
            if points == 1 { "finds" } else { "find" }
        ),
        sentence: format!("Every flight deck under {names} is out of action."),
        facts: vec![
            Fact::new(
                "Their losses",
                count_of(points, "point", "points"),
                names.clone(),
            ),
            Fact::new("Our losses", "none", ""),
        ],
        hexes: hexes.collect(),
        ..CardContent::default()
    }
}
