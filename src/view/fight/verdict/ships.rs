//! What an attack did to ships, and what state they are in now.

use std::cmp::Reverse;

use super::{notes, score};
use crate::engine::fleet::{CarrierId, FlightDeck};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::ships::{Condition, ShipId, ShipKind};
use crate::engine::{EventRecord, Table, count_of, signed};
use crate::view::account::AttackAccount;
use crate::view::card::Fact;
use crate::view::{ship, wording};

/// Names that stand in a headline at most; more are counted.
const NAMED: usize = 3;

/// A ship that was hit.
#[derive(Clone, Debug)]
pub(super) struct Struck {
    pub ship: ShipId,
    /// Hits of this attack.
    now: u8,
    /// All her hits.
    total: u8,
    /// The damage rolls that were meant for her.
    rolls: u8,
    /// What it was worth.
    prize: i16,
    state: State,
}

/// How a ship is, from bad to worse.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum State {
    Damaged(Condition),
    /// Afloat, and lost all the same.
    Sinking,
    Sunk,
}

/// The ships that were hit, those first that matter most.
pub(super) fn struck(told: &AttackAccount, score: &[EventRecord], table: &Table) -> Vec<Struck> {
    let struck = |&(ship, now): &(ShipId, u8)| Struck {
        ship,
        now,
        total: table.hits(ship).total(),
        rolls: told.rolls_for(ship),
        prize: score::prize(score, ship),
        state: state(table, ship),
    };
    let mut struck: Vec<Struck> = told.hits.iter().map(struck).collect();
    let weight = |it: &Struck| (it.ship.data().kind.is_carrier(), it.state, it.total);
    struck.insertion_sort_by_key(|it| Reverse(weight(it)));
    struck
}

fn state(table: &Table, ship: ShipId) -> State {
    match table.condition(ship) {
        Condition::Sunk => State::Sunk,
        _ if table.is_sinking(ship) => State::Sinking,
        condition => State::Damaged(condition),
    }
}

/// What became of the ships that matter most: "Zuikaku is sinking".
pub(super) fn headline(struck: &[Struck]) -> String {
    let Some(first) = struck.first() else {
        return "No hit".to_owned();
    };
    let again = alike(struck, first).all(was_crippled);
    let alike: Vec<_> = alike(struck, first).map(|it| it.ship.to_string()).collect();
    let (is, has) = match alike.len() {
        1 => ("is", "has"),
        _ => ("are", "have"),
    };
    let names = match alike.as_slice() {
        [one] => one.clone(),
        [first @ .., last] if alike.len() <= NAMED => format!("{} and {last}", first.join(", ")),
        _ => format!("{} ships", alike.len()),
    };
    match first.state {
        State::Sunk => format!("{names} {is} sunk"),
        State::Sinking => format!("{names} {is} sinking"),
        State::Damaged(Condition::Sound) => format!("{names} {is} hit"),
        State::Damaged(Condition::Crippled) if again => format!("{names} {is} hit again"),
        State::Damaged(condition @ (Condition::Light | Condition::Heavy)) => {
            format!("{names} {has} {}", wording::condition(condition))
        }
        State::Damaged(condition) => format!("{names} {is} {}", wording::condition(condition)),
    }
}

/// Whether she was crippled before this attack, as one is that is left behind (12.41).
fn was_crippled(struck: &Struck) -> bool {
    let before = struck.total.saturating_sub(struck.now);
    struck.ship.data().condition(before) == Condition::Crippled
}

/// How that came: her hits, and what they mean.
pub(super) fn sentence(struck: &[Struck]) -> String {
    let Some(first) = struck.first() else {
        return String::new();
    };
    if alike(struck, first).count() > 1 {
        let hits: u8 = struck.iter().map(|it| it.now).sum();
        let rolls: u8 = struck.iter().map(|it| it.rolls).sum();
        return format!("{} from {}.", hits_of(hits), rolls_of(rolls));
    }
    let capacity = first.ship.data().capacity;
    let her = match first.ship.data().kind {
        ShipKind::Cruisers | ShipKind::Destroyers => "them",
        _ => "her",
    };
    let rolls = rolls_of(first.rolls);
    let hits = match (first.now, first.total) {
        (now, total) if now == total => format!("{} from {rolls}", hits_of(now)),
        (now, total) => format!("{now} more from {rolls}, {} in all", hits_of(total)),
    };
    match first.state {
        State::Sunk | State::Sinking => format!("{hits}; {capacity} sink {her}."),
        State::Damaged(_) => {
            format!(
                "{hits}; {} more would sink {her}.",
                capacity.saturating_sub(first.total)
            )
        }
    }
}

fn alike<'a>(struck: &'a [Struck], first: &'a Struck) -> impl Iterator<Item = &'a Struck> {
    let is_carrier = |it: &Struck| it.ship.data().kind.is_carrier();
    struck
        .iter()
        .filter(move |it| it.state == first.state && is_carrier(it) == is_carrier(first))
}

fn hits_of(hits: u8) -> String {
    count_of(hits, "hit", "hits")
}

/// "4 damage rolls".
pub(super) fn rolls_of(rolls: u8) -> String {
    count_of(rolls, "damage roll", "damage rolls")
}

/// A ship that was hit: her state, her hits, what they were worth, and how it looks aboard.
pub(super) fn fact(struck: &Struck, told: &AttackAccount, table: &Table) -> Fact {
    let ship = struck.ship;
    let hits = format!("{} of {}", hits_of(struck.total), ship.data().capacity);
    let prize = match struck.prize {
        0 => String::new(),
        prize => signed(prize),
    };
    let deck = ship.carrier().and_then(|carrier| table.deck(carrier));
    let aboard = match struck.state {
        State::Sunk => String::new(),
        _ => deck.map(|deck| aboard(deck, told)).unwrap_or_default(),
    };
    Fact::new(
        ship.to_string(),
        ship::condition(table, ship),
        notes([hits, prize, aboard]),
    )
}

/// What a hit carrier's flight deck is good for, and whether she burns (12.12, 12.31).
fn aboard(deck: &FlightDeck, told: &AttackAccount) -> String {
    let flight_deck = match deck.inoperative {
        true => "flight deck out of action",
        false => "",
    };
    let fire = match (deck.burns(), deck.hits_in_segment) {
        (true, _) => "on fire",
        (false, 1..) if told.rolled_for_fire.contains(&deck.carrier) => "no fire",
        (false, 1..) => "fire may still break out",
        (false, 0) => "",
    };
    notes([flight_deck, fire].map(str::to_owned))
}

/// Carriers that earlier raids hit, and that took fire with the last.
pub(super) fn burning_since(told: &AttackAccount, struck: &[Struck]) -> Vec<Fact> {
    let is_told = |carrier: CarrierId| struck.iter().any(|it| it.ship == carrier.into());
    let earlier = told
        .burning
        .iter()
        .copied()
        .filter(|carrier| !is_told(*carrier));
    earlier
        .map(|carrier| {
            Fact::new(
                carrier.to_string(),
                "on fire",
                "from the hits of an earlier raid",
            )
        })
        .collect()
}
