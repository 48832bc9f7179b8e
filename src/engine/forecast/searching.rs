//! What a search would do and see, before it is sent (8.2, 8.3).

use crate::engine::charts::{AIR_SEARCH, Sighting};
use crate::engine::fleet::{
    Leg, Search, SearchAim, SearchId, SearchZone, TaskGroupId, UnitSet, next_move, search_modifiers,
};
use crate::engine::forces::ForceId;
use crate::engine::map::{HexId, Point};
use crate::engine::table::Table;

/// The longest search there is comes home in its eighth segment.
const MOST_SEGMENTS: u8 = 12;

/// Where a search would be after one of its segments, if the fleet kept its hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlannedMove {
    /// Which segment, 1 for the launch. There is one in each turn at most (8.22).
    pub segment: u8,
    /// Where it is then, on the map or beyond its edge.
    pub at: Point,
    /// Whether it flies out or home.
    pub leg: Leg,
}

/// The moves of a search from a hex, up to its landing (8.271).
pub fn search_plan(
    table: &Table,
    base: TaskGroupId,
    origin: HexId,
    aim: SearchAim,
) -> Vec<PlannedMove> {
    let mut search = Search {
        id: SearchId(0),
        units: UnitSet::EMPTY,
        base,
        origin,
        aim,
        hex: origin,
        at: origin.into(),
        leg: Leg::Outbound,
        done: Vec::new(),
    };
    let mut moves = Vec::new();
    for segment in 1..=MOST_SEGMENTS {
        let (at, leg) = next_move(table, &search);
        search.at = at;
        search.leg = leg;
        moves.push(PlannedMove { segment, at, leg });
        if leg == Leg::Inbound && at == Point::from(origin) {
            break;
        }
    }
    moves
}

/// In how many of ten cases a search sees a force at some distance from its point of origin (8.34).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SightingOdds {
    /// It is detected.
    pub seen: u8,
    /// More of it becomes known, if it has a chit already (8.342).
    pub known: u8,
}

/// The odds of one attempt of some units (8.34).
pub fn sighting(table: &Table, units: UnitSet, aim: SearchAim, distance: u8) -> SightingOdds {
    let modifiers = search_modifiers(table, units, aim, distance);
    let shift = modifiers.iter().map(|applied| applied.value).sum();
    let mut odds = SightingOdds { seen: 0, known: 0 };
    for face in AIR_SEARCH.faces(0, shift) {
        odds.seen += u8::from(face != Sighting::Nothing);
        odds.known += u8::from(matches!(face, Sighting::SeenAndKnown(_)));
    }
    odds
}

/// The forces that lie in a zone of a search now (8.33); for a narrow one those its line runs through.
pub fn forces_in_zone(
    table: &Table,
    origin: HexId,
    aim: SearchAim,
    zone: SearchZone,
) -> Vec<ForceId> {
    let there = table.forces.iter().filter(|force| {
        let distance = origin.distance(force.hex);
        SearchZone::at(distance) == zone && seen_from(origin, aim, force.hex)
    });
    there.map(|force| force.id).collect()
}

/// Whether a search from a hex sees another: in its sector, or on its line.
pub fn seen_from(origin: HexId, aim: SearchAim, hex: HexId) -> bool {
    let distance = origin.distance(hex);
    match aim {
        SearchAim::Standard(bearing) | SearchAim::Extended(bearing) => {
            distance <= aim.range() && bearing.sees(origin, hex)
        }
        SearchAim::Narrow(_) => {
            let line = Point::from(origin).towards(aim.max_radius(origin), distance);
            distance > 0 && distance <= aim.range() && line.contains(&hex.into())
        }
    }
}
