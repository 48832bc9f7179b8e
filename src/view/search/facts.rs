//! What a search that is planned would see, and what it costs (8.28, 8.282, 8.33, 8.34).

use super::aim::{AimKind, aim_at};
use super::plan::origin;
use super::prompt::ZoneRow;
use super::sector::Flight;
use super::words;
use crate::engine::fleet::{SearchAim, UnitSet};
use crate::engine::forces::{Force, ForceId};
use crate::engine::forecast::activation::Chance;
use crate::engine::forecast::lost_in_the_dark;
use crate::engine::forecast::searching::{
    Look, PlannedMove, PlannedSearch, SegmentTime, SightingOdds, chance_to_see, forces_in_zone,
    home_at, segment_time, sighting_at, will_see,
};
use crate::engine::map::{HexId, Point};
use crate::engine::{Game, Table, count_of};
use crate::view::wording::{self, forces_named};

/// What it looks at, zone by zone.
pub fn zones(table: &Table, flight: &Flight) -> Vec<ZoneRow> {
    let seen = chances(table, std::slice::from_ref(flight));
    let named = |there: &[ForceId]| {
        let chance = |id: &ForceId| {
            seen.iter()
                .find(|it| it.0 == *id)
                .map_or(Chance::NONE, |it| it.1)
        };
        let there: Vec<(ForceId, Chance)> = there.iter().map(|id| (*id, chance(id))).collect();
        chances_in_words(&there)
    };
    let row = |look: &Look| {
        let odds = sighting_at(look.first, flight.units, flight.aim, look.distance);
        let is_now = look.first == flight.from;
        let first = if is_now {
            "now".to_owned()
        } else {
            words::time(look.first)
        };
        let when = match look.again {
            Some(again) => format!("{first}, again {}", words::time(again)),
            None => first,
        };
        let there = forces_in_zone(table, flight.origin, flight.aim, look.zone);
        ZoneRow {
            what: words::zone(look.zone, flight.aim),
            when,
            odds: words::odds(odds),
            chit: chit(table, &there, odds),
            forces: named(&there),
            is_empty: there.is_empty(),
        }
    };
    flight.looks.iter().map(row).collect()
}

/// Of the forces that may be seen those that give their oil up and run, if they are seen well (20.7): a sentence, if there
/// are any.
pub fn runs(table: &Table, seen: &[(ForceId, Chance)]) -> Option<String> {
    let seeks_oil = |id: &ForceId| table.refuelling.bound_for(*id).is_some();
    let seen = seen.iter().map(|(id, _)| *id);
    let runs: Vec<ForceId> = seen.filter(seeks_oil).collect();
    let verb = match runs.len() {
        0 => return None,
        1 => "gives its oil up and runs",
        _ => "give their oil up and run",
    };
    let names = forces_named(&runs);
    Some(format!("Located or spotted, {names} {verb} (20.7)."))
}

/// What chit a look may bring.
fn chit(table: &Table, there: &[ForceId], odds: SightingOdds) -> String {
    let forces = there.iter().filter_map(|id| table.force(*id));
    let chit = words::chit(forces.map(|force| force.intelligence), odds);
    chit.unwrap_or_else(|| "no further chit".to_owned())
}

/// How far it flies, out and home, and what it takes from the decks until it is back.
pub fn costs(game: &Game, moves: &[PlannedMove], units: UnitSet, from: SegmentTime) -> String {
    let planes = count_of(units.len(), "unit is", "units are");
    let way = way(game.table(), units, moves);
    let unseen = in_the_dark(game, moves, units, from);
    match home_at(game.scenario(), from, moves) {
        Some(home) => format!(
            "{way}{planes} missing from the decks until {} at the earliest, {} from now.{}{unseen}",
            words::time(home),
            count_of(moves.len().saturating_sub(1) as u8, "turn", "turns"),
            dark(home)
        ),
        None => format!("{way}{planes} {}.{unseen}", words::STILL_OUT),
    }
}

/// That it flies in the dark and sees nobody then, if it does while the battle lasts (8.34).
fn in_the_dark(
    game: &Game,
    moves: &[PlannedMove],
    units: UnitSet,
    from: SegmentTime,
) -> &'static str {
    let times = moves.iter().map(|it| segment_time(from, it.segment));
    let mut lasts = times.filter(|(turn, _)| game.scenario().has_turn(*turn));
    match lasts.any(|when| !will_see(game.table(), units, when)) {
        true => " In the dark it sees nobody (8.34).",
        false => "",
    }
}

/// What landing after dark costs, if it is dark by then (6.42).
fn dark(home: SegmentTime) -> String {
    match lost_in_the_dark(home) {
        0 => String::new(),
        lost => format!(
            " It is dark by then: {} of units that land are lost, unless the ships show lights (6.42).",
            words::percent(lost)
        ),
    }
}

/// "10 hexes out, 10 home: ".
fn way(table: &Table, units: UnitSet, moves: &[PlannedMove]) -> String {
    let Some(origin) = origin(table, units) else {
        return String::new();
    };
    let origin = Point::from(origin);
    let out = moves.iter().map(|it| it.at.distance(origin)).max();
    let out = out.unwrap_or_default();
    format!("{} out, {out} home: ", count_of(out, "hex", "hexes"))
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

/// What some searches may see between them: each force that lies in a sector of theirs now, with the chance that it is
/// seen at all.
pub fn chances(table: &Table, flights: &[Flight]) -> Vec<(ForceId, Chance)> {
    let Some(origin) = flights.first().map(|flight| flight.origin) else {
        return Vec::new();
    };
    let planned = |flight: &Flight| (flight.units, flight.aim, flight.looks.clone());
    let searches: Vec<PlannedSearch> = flights.iter().map(planned).collect();
    let chance = |force: &Force| {
        let chance = chance_to_see(table, &searches, origin, force);
        (chance.cases > 0).then_some((force.id, chance))
    };
    table.forces.iter().filter_map(chance).collect()
}

/// These chances in words: "B 36%, C 51%".
pub fn chances_in_words(chances: &[(ForceId, Chance)]) -> String {
    let words = chances.iter().map(|(force, chance)| {
        let per_cent = wording::per_cent(chance.per_cent());
        format!("{}\u{a0}{per_cent}", force.mark())
    });
    match chances.is_empty() {
        true => forces_named(&[]),
        false => words.collect::<Vec<_>>().join(", "),
    }
}

/// How many of the forces that lie there now are likely to be seen, if they stay: "3.2 of 6 forces".
pub fn expected(chances: &[(ForceId, Chance)]) -> String {
    let sum: u32 = chances.iter().map(|(_, it)| u32::from(it.per_cent())).sum();
    let tenths = (sum + 5) / 10;
    format!(
        "{}.{} of {}",
        tenths / 10,
        tenths % 10,
        count_of(chances.len() as i64, "force", "forces")
    )
}

/// Which forces lie in some sectors now, as a sentence.
pub fn all_forces(table: &Table, origin: HexId, aims: &[SearchAim]) -> String {
    let lies = |force: &&Force| aims.iter().any(|aim| aim.sees(origin, force.hex));
    let there: Vec<ForceId> = table.forces.iter().filter(lies).map(|it| it.id).collect();
    let them = if aims.len() > 1 { "them" } else { "it" };
    let lie = match there.len() {
        0 => format!("no force lies in {them} now"),
        1 => format!("{} lies in {them} now", forces_named(&there)),
        _ => format!("{} lie in {them} now", forces_named(&there)),
    };
    match beyond(table, origin, aims) {
        None => lie,
        Some(beyond) => format!("{lie}; {beyond}"),
    }
}

/// Which forces lie where some searches point and farther off than they fly, and by how many hexes; nothing if none do.
fn beyond(table: &Table, origin: HexId, aims: &[SearchAim]) -> Option<String> {
    let by = |force: &Force| {
        let away = origin.distance(force.hex);
        let is_there = |aim: &&SearchAim| match aim {
            SearchAim::Narrow(_) => aim_at(origin, force.hex, AimKind::Narrow) == Some(**aim),
            SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => {
                bearing.sees(origin, force.hex)
            }
        };
        let beyond = |aim: &SearchAim| away.checked_sub(aim.range()).filter(|by| *by > 0);
        let aims = aims.iter().filter(is_there);
        let by: Option<Vec<u8>> = aims.map(beyond).collect();
        by?.into_iter().min()
    };
    let forces = table.forces.iter();
    let forces: Vec<(ForceId, u8)> = forces.filter_map(|it| Some((it.id, by(it)?))).collect();
    let hexes = |by: u8| count_of(by, "hex", "hexes");
    Some(match forces.as_slice() {
        [] => return None,
        [(force, by)] => format!("{force} lies {} beyond its reach", hexes(*by)),
        several => {
            let each = |(force, by): &(ForceId, u8)| format!("{force} by {}", hexes(*by));
            let each: Vec<String> = several.iter().map(each).collect();
            format!("beyond its reach: {}", wording::list(&each))
        }
    })
}
