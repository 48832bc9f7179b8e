//! What a search that is planned would see, and what it costs (8.28, 8.282, 8.33, 8.34).

use super::prompt::ZoneRow;
use super::sector::Flight;
use super::words;
use crate::engine::fleet::{SearchAim, UnitSet};
use crate::engine::forces::{Force, ForceId};
use crate::engine::forecast::searching::{
    Look, PlannedMove, SegmentTime, forces_in_zone, home_at, sighting_at,
};
use crate::engine::map::HexId;
use crate::engine::{Game, Table, count};
use crate::view::wording::{self, forces_named};

/// What it looks at, zone by zone.
pub fn zones(table: &Table, flight: &Flight) -> Vec<ZoneRow> {
    let row = |look: Look| {
        let odds = sighting_at(look.out, flight.units, flight.aim, look.distance);
        let is_now = look.out == flight.from;
        let out = if is_now {
            "now".to_owned()
        } else {
            words::time(look.out)
        };
        let when = match look.back {
            Some(back) => format!("{out}, again {}", words::time(back)),
            None => out,
        };
        let there = forces_in_zone(table, flight.origin, flight.aim, look.zone);
        ZoneRow {
            what: words::zone(look.zone, flight.aim),
            when,
            odds: words::odds(odds),
            chit: words::chit(odds).unwrap_or_else(|| "no further chit".to_owned()),
            forces: forces_named(&there),
        }
    };
    flight.looks().into_iter().map(row).collect()
}

/// What it takes from the decks, and until when.
pub fn costs(game: &Game, moves: &[PlannedMove], units: UnitSet, from: SegmentTime) -> String {
    let planes = count(units.len(), "unit is", "units are");
    let segments = moves.len();
    match home_at(game.scenario(), from, moves) {
        Some(home) => format!(
            "{planes} missing from the decks until {} at the earliest, {} from now.",
            words::time(home),
            count(segments.saturating_sub(1) as u8, "turn", "turns")
        ),
        None => format!(
            "{planes} missing from the decks to the end: the battle is over before they are home."
        ),
    }
}

/// What their carriers may still do in this phase (8.282).
pub fn launches(table: &Table, units: UnitSet) -> Vec<String> {
    let carriers = wording::carriers_of(table, units);
    let left: Vec<String> = carriers
        .iter()
        .map(|carrier| {
            let leaving = units.iter().filter(|unit| {
                let deck = table.aboard(*unit).map(|(deck, _)| deck.carrier);
                deck == Some(*carrier)
            });
            let left = table
                .launches_left(*carrier)
                .saturating_sub(leaving.count() as u8);
            match left {
                0 => format!("{carrier} launches no more"),
                left => format!("{carrier} may launch {left} more"),
            }
        })
        .collect();
    if left.is_empty() {
        return Vec::new();
    }
    let nobody = if left.len() > 1 {
        "they land nobody"
    } else {
        "she lands nobody"
    };
    vec![format!(
        "In this phase {}, and {nobody}.",
        wording::list(&left)
    )]
}

/// The forces in the sector of a search now.
pub fn in_sector(table: &Table, origin: HexId, aim: SearchAim) -> Vec<ForceId> {
    let there = table.forces.iter();
    let there = there.filter(|force| aim.sees(origin, force.hex));
    there.map(|force| force.id).collect()
}

/// Which forces lie in some sectors now, as a sentence.
pub fn all_forces(table: &Table, origin: HexId, aims: &[SearchAim]) -> String {
    let lies = |force: &&Force| aims.iter().any(|aim| aim.sees(origin, force.hex));
    let there: Vec<ForceId> = table.forces.iter().filter(lies).map(|it| it.id).collect();
    match there.len() {
        0 => "no force lies in it now".to_owned(),
        1 => format!("{} lies in it now", forces_named(&there)),
        _ => format!("{} lie in it now", forces_named(&there)),
    }
}
