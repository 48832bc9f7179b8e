//! What becomes of ships after the fight: fires, ships that go down, fighters without a deck.

use std::cmp::Reverse;

use super::card::CardContent;
use super::dice::newest_die;
use super::fires;
use super::kind::CardSpan;
use crate::engine::fleet::{CarrierId, UnitSet};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::ships::ShipId;
use crate::engine::{AirPoints, EventRecord, Roll, Table, count_of};
use crate::view::account::{self, Burns, Loss, NewsKind};
use crate::view::card::{Fact, Tone};
use crate::view::fight::none_or_units;
use crate::view::{ship, wording};

/// Fires that broke out, or had their dice at the end of the turn (12.3): the die first, and what it did when all
/// have been rolled.
pub(super) fn fire(
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let rolled = fires::carriers(events, rolling);
    let dice = CardContent {
        roll: match rolled.is_empty() {
            true => None,
            false => newest_die(events, span.from, rolling),
        },
        lines: fires::earlier(events, rolling.is_some()),
        ..CardContent::default()
    };
    let whose = rolled.last().filter(|_| rolled.len() > 1);
    if let (false, Some(carrier)) = (span.is_over, rolled.last()) {
        return CardContent {
            tone: Tone::Bad,
            headline: format!("Fire aboard {carrier}"),
            sentence: "The die says whether it is put out, or spreads and does damage.".to_owned(),
            facts: vec![aboard(*carrier, table)],
            hexes: table.hex_of(*carrier).into_iter().collect(),
            ..dice
        };
    }
    let mut fires = account::fires(events);
    fires.insertion_sort_by_key(|(_, burns)| Reverse(*burns));
    let worst = fires.first().copied();
    let headline = worst.map_or_else(String::new, |(carrier, burns)| {
        headline(carrier, burns, table)
    });
    let tone = match worst {
        Some((_, Burns::Out | Burns::Shrinks)) => Tone::Good,
        _ => Tone::Bad,
    };
    let mut facts: Vec<Fact> = fires.iter().map(|it| aboard(it.0, table)).collect();
    facts.push(our_losses_aboard(events));
    let hexes = fires.iter().filter_map(|it| table.hex_of(it.0));
    CardContent {
        tone,
        headline,
        sentence: sentence(worst.map(|it| it.1), fires.len()),
        hexes: hexes.collect(),
        facts,
        lines: dice
            .lines
            .iter()
            .cloned()
            .chain(whose.map(|it| format!("The die shown: {it}.")))
            .collect(),
        ..dice
    }
}

/// The units lost with the ships that carried them.
pub(super) fn our_losses_aboard(events: &[EventRecord]) -> Fact {
    let lost: UnitSet = account::units_lost(events).map(|it| it.unit).collect();
    let note = match lost.is_empty() {
        true => String::new(),
        false => format!("{}, aboard", wording::by_type(lost)),
    };
    Fact::new("Our losses", none_or_units(lost.len()), note)
}

fn headline(carrier: CarrierId, burns: Burns, table: &Table) -> String {
    match burns {
        Burns::Out if burning(table, carrier).is_empty() => {
            format!("The fire aboard {carrier} is out")
        }
        Burns::Out => format!("One of the fires aboard {carrier} is out"),
        Burns::Shrinks => format!("The fire aboard {carrier} dies down"),
        Burns::On => format!("The fire aboard {carrier} burns on"),
        Burns::BreaksOut => format!("Fire breaks out aboard {carrier}"),
        Burns::Grows => format!("The fire aboard {carrier} spreads"),
        Burns::Damages(hits) => format!("Fire does {} to {carrier}", count_of(hits, "hit", "hits")),
        Burns::Sinks => format!("{carrier} is lost to the fire"),
    }
}

fn sentence(worst: Option<Burns>, carriers: usize) -> String {
    let others = match carriers {
        0 | 1 => String::new(),
        2 => " Another carrier burned too.".to_owned(),
        more => format!(" {} more carriers burned too.", more - 1),
    };
    let first = match worst {
        Some(Burns::Out) => "Her crew has put it out.",
        Some(Burns::Shrinks) => {
            "Her crew gains on it; it is fought again at the end of the next turn."
        }
        Some(Burns::On) => "It is fought again at the end of the next turn.",
        Some(Burns::BreaksOut) => "It is fought at the end of each turn, and may do damage then.",
        Some(Burns::Grows) => "It is harder to put out now, and does more damage.",
        Some(Burns::Damages(_)) => "It is fought again at the end of the next turn.",
        Some(Burns::Sinks) => "All that was aboard goes down with her.",
        None => "",
    };
    first.to_owned() + &others
}

/// The levels of the fires on a carrier.
fn burning(table: &Table, carrier: CarrierId) -> Vec<u8> {
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
