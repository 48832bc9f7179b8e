//! What a submarine can expect: of an attempt to find a force, of its torpedoes, and of those who hunt it (14.13-14.17).

use crate::engine::charts::{
    ASW, CRIPPLED_SHIP_HIT, Hunt, SCORED_HITS, SUBMARINE_ATTACK, SUBMARINE_CONTACT, SUBMARINE_HITS,
    SUBMARINE_HITS_AGAIN, SubmarineContact, TorpedoHits,
};
use crate::engine::fleet::{SubmarineId, contact_modifiers};
use crate::engine::forces::Force;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;
use crate::engine::victory::worth_of_hits;

/// The faces of the die, of ten, on which a submarine finds a force: from where it lies, or having moved into the hex of
/// the force from another (14.13).
pub fn contact_in_ten(
    table: &Table,
    submarine: SubmarineId,
    entered_from: Option<HexId>,
    force: &Force,
) -> u8 {
    let modifiers = contact_modifiers(table, submarine, entered_from, force);
    let shift = modifiers.iter().map(|applied| applied.value).sum();
    let faces = SUBMARINE_CONTACT.faces(0, shift);
    let found = faces.filter(|face| *face == SubmarineContact::Contact);
    found.count() as u8
}

/// The cases in which the odds of an attack are counted: a die for the attack, and two for each of two damage rolls.
pub const CASES: u32 = 100_000;

/// Hits that stand for a ship destroyed at once (14.164).
const DESTROYED: u8 = u8::MAX;

/// The hits of an attack, each with the cases of [`CASES`] that bring it; a ship destroyed has as many as can be
/// counted.
pub fn torpedo_hits(at_cripple: bool) -> Vec<(u8, u32)> {
    let shift = CRIPPLED_SHIP_HIT
        .when(at_cripple)
        .map_or(0, |applied| applied.value);
    let one = damage_roll();
    let mut hits: Vec<(u8, u32)> = Vec::new();
    for rolls in SUBMARINE_ATTACK.faces(0, shift) {
        match rolls {
            0 => add(&mut hits, 0, CASES / 10),
            1 => {
                for (number, weight) in &one {
                    add(&mut hits, *number, weight * CASES / 1000);
                }
            }
            _ => {
                for (first, weight) in &one {
                    for (second, other) in &one {
                        add(&mut hits, first.saturating_add(*second), weight * other);
                    }
                }
            }
        }
    }
    hits.insertion_sort();
    hits
}

/// The hits of one damage roll, each with the cases of a hundred.
fn damage_roll() -> Vec<(u8, u32)> {
    let mut hits = Vec::new();
    let number = |result: TorpedoHits| match result {
        TorpedoHits::Hits(number) => number,
        TorpedoHits::Destroyed | TorpedoHits::RollAgain => DESTROYED,
    };
    for face in SUBMARINE_HITS.faces(0, 0) {
        match face {
            TorpedoHits::RollAgain => {
                for again in SUBMARINE_HITS_AGAIN.faces(0, 0) {
                    add(&mut hits, number(again), 1);
                }
            }
            result => add(&mut hits, number(result), 10),
        }
    }
    hits
}

fn add(hits: &mut Vec<(u8, u32)>, number: u8, weight: u32) {
    match hits.iter_mut().find(|(there, _)| *there == number) {
        Some((_, sum)) => *sum += weight,
        None => hits.push((number, weight)),
    }
}

/// What an attack and the hunt after it come to, in hundred.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TorpedoOdds {
    /// That anything is hit.
    pub hit: u8,
    /// That the submarine is driven deep.
    pub pinned: u8,
    /// That it is sunk.
    pub lost: u8,
}

/// The odds of an attack; a crippled ship by herself has few who hunt (14.16, 14.17, 14.172).
pub fn torpedo_odds(at_cripple: bool, alone: bool) -> TorpedoOdds {
    let faces = SUBMARINE_ATTACK.faces(
        0,
        CRIPPLED_SHIP_HIT
            .when(at_cripple)
            .map_or(0, |applied| applied.value),
    );
    let hits = faces.filter(|rolls| *rolls > 0).count() as u32;
    let scored = hunted(SCORED_HITS.of(0).value, alone);
    let missed = hunted(0, alone);
    // Tenths of an attack by hundredths of a hunt.
    let of_all = |pick: fn((u32, u32)) -> u32| {
        let sum = hits * pick(scored) + (10 - hits) * pick(missed);
        ((sum + 5) / 10) as u8
    };
    TorpedoOdds {
        hit: (hits * 10) as u8,
        pinned: of_all(|(pinned, _)| pinned),
        lost: of_all(|(_, lost)| lost),
    }
}

/// The cases of a hundred in which a submarine that is hunted is driven deep, and in which it is sunk (14.17).
fn hunted(shift: i8, alone: bool) -> (u32, u32) {
    let counts = |face: usize| !alone || (face + 1).is_multiple_of(2);
    let (mut pinned, mut lost) = (0, 0);
    let first = ASW.faces(0, shift).enumerate();
    for (_, result) in first.filter(|(face, _)| counts(*face)) {
        match result {
            Hunt::Pin(_) => pinned += 10,
            Hunt::Destroyed => lost += 10,
            Hunt::RollAgain => {
                let second = ASW.faces(1, 0).enumerate();
                for (_, result) in second.filter(|(face, _)| counts(*face)) {
                    match result {
                        Hunt::Pin(_) => pinned += 1,
                        Hunt::Destroyed => lost += 1,
                        Hunt::NoEffect | Hunt::RollAgain => {}
                    }
                }
            }
            Hunt::NoEffect => {}
        }
    }
    (pinned, lost)
}

/// What torpedoes on a carrier bring on average, in hundredths of a victory point (15.1).
pub fn worth_of_torpedoes(table: &Table, ship: ShipId) -> i32 {
    let had = table.hits(ship).total();
    let now = i32::from(worth_of_hits(ship, had));
    let hits = torpedo_hits(table.condition(ship) == Condition::Crippled).into_iter();
    let then = hits.map(|(number, weight)| {
        let worth = i32::from(worth_of_hits(ship, had.saturating_add(number)));
        i64::from(worth - now) * i64::from(weight)
    });
    (then.sum::<i64>() * 100 / i64::from(CASES)) as i32
}

/// The chance in hundred that torpedoes sink a ship, counting the hits that she has (14.16, 14.164).
pub fn chance_to_sink(table: &Table, ship: ShipId) -> u8 {
    let had = table.hits(ship).total();
    let hits = torpedo_hits(table.condition(ship) == Condition::Crippled).into_iter();
    let sinks = |number: u8| ship.data().condition(had.saturating_add(number)) == Condition::Sunk;
    let cases = hits.filter(|(number, _)| sinks(*number)).map(|it| it.1);
    ((cases.sum::<u32>() * 100 + CASES / 2) / CASES) as u8
}
