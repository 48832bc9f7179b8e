//! What a search would do and see, before it is sent (8.2, 8.3).

use std::iter;

use super::activation::Chance;
use crate::engine::charts::{AIR_SEARCH, SECOND_LOOK, SUBMARINE_SHADOWS, Sighting};
use crate::engine::clock::{Light, PHASES, Turn};
use crate::engine::fleet::{
    Leg, Search, SearchAim, SearchId, SearchZone, Sweep, TaskGroupId, UnitSet, fit_for_the_light,
    next_move, search_home, search_modifiers_at,
};
use crate::engine::forces::{Detection, Force, ForceId};
use crate::engine::map::{HexId, Point};
use crate::engine::scenario::Scenario;
use crate::engine::table::Table;

/// The longest search there is comes home in its eighth segment, if the fleet does not run from it.
const MOST_SEGMENTS: u8 = 12;

/// Where a search would be after one of its segments, if the fleet kept its hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlannedMove {
    /// Which segment from now, 1 for the next; of a search not yet sent, for the launch. There is one in
    /// each turn at most (8.22).
    pub segment: u8,
    /// Where it is then, on the map or beyond its edge.
    pub at: Point,
    /// Whether it flies out or home.
    pub leg: Leg,
    /// What it looks into then (8.32, 8.33).
    pub sweep: Sweep,
}

/// The moves of a search from a hex, up to its landing (8.271).
pub fn search_plan(
    table: &Table,
    base: TaskGroupId,
    origin: HexId,
    aim: SearchAim,
) -> Vec<PlannedMove> {
    let search = Search {
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
    search_course(table, &search)
}

/// The moves still before a search in the air, up to its landing, if the fleet kept its hex (8.271, 8.28).
pub fn search_course(table: &Table, search: &Search) -> Vec<PlannedMove> {
    let mut search = search.clone();
    let home: Point = search_home(table, &search).into();
    let mut moves = Vec::new();
    for segment in 1..=MOST_SEGMENTS {
        let sweep = match search.leg {
            // 18.11: it looks at its force once more, and flies home from the segment after that.
            Leg::Shadowing(_) | Leg::ForceGone(_) => {
                search.turn_for_home();
                Sweep::Zones(Vec::new())
            }
            Leg::Outbound | Leg::Inbound => {
                let flown = next_move(table, &search);
                search.at = flown.at;
                search.hex = flown.at.on_map().unwrap_or(search.hex);
                search.leg = flown.leg;
                flown.sweep
            }
        };
        if let (Leg::Inbound, Sweep::Zones(zones)) = (search.leg, &sweep) {
            search.done.extend(zones);
        }
        let (at, leg) = (search.at, search.leg);
        moves.push(PlannedMove {
            segment,
            at,
            leg,
            sweep,
        });
        if leg == Leg::Inbound && at == home {
            break;
        }
    }
    moves
}

/// The turn and the phase in which a search segment comes, at the earliest.
pub type SegmentTime = (Turn, u8);

/// When the next search segment may come: none more is declared in a turn that has had its own (8.22).
pub fn next_segment(table: &Table) -> SegmentTime {
    match table.search_declared {
        true => (table.turn.next(), 1),
        false => (table.turn, table.phase.clamp(1, PHASES)),
    }
}

/// When a segment may come at the earliest, the next of all being number 1: there is one a turn (8.22).
pub fn segment_time(next: SegmentTime, segment: u8) -> SegmentTime {
    (1..segment).fold(next, |(turn, _), _| (turn.next(), 1))
}

/// When a search is home at the earliest; none if the battle is over before.
pub fn home_at(
    scenario: &Scenario,
    next: SegmentTime,
    moves: &[PlannedMove],
) -> Option<SegmentTime> {
    let home = segment_time(next, moves.last()?.segment);
    scenario.has_turn(home.0).then_some(home)
}

/// A zone that a search looks at on its way out and once more on its way home, as far as it sees anything then.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Look {
    /// The zone.
    pub zone: SearchZone,
    /// How far off the farthest hexes looked at are.
    pub distance: u8,
    /// When for the first time.
    pub first: SegmentTime,
    /// When once more.
    pub again: Option<SegmentTime>,
}

impl Look {
    /// The times at which it is looked at.
    pub fn times(&self) -> impl Iterator<Item = SegmentTime> {
        [Some(self.first), self.again].into_iter().flatten()
    }
}

/// Whether units that search, or take off now to search, see anything in a phase to come: before the battle is over, and at
/// night only those that are night-capable and have not flown by day (8.34, 22.2, 22.5).
pub fn will_see(table: &Table, units: UnitSet, (turn, phase): SegmentTime) -> bool {
    let scenario = Scenario::numbered(table.scenario);
    let by_night = || table.light() == Light::Night && !fit_for_the_light(table, units).is_empty();
    scenario.is_some_and(|it| it.has_turn(turn))
        && (turn.light(phase) != Light::Night || by_night())
}

/// The zones that a search of some units sees anything of by some moves, the first of them in the next segment (8.33,
/// 8.34).
pub fn looks(
    table: &Table,
    units: UnitSet,
    origin: HexId,
    moves: &[PlannedMove],
    next: SegmentTime,
) -> Vec<Look> {
    let time = |it: &PlannedMove| segment_time(next, it.segment);
    let distance = |it: &PlannedMove| it.at.distance(origin);
    let look = |out: &PlannedMove| {
        let zone = SearchZone::at(distance(out));
        // The last, for a narrow search may see some of a zone sooner.
        let mut back = moves.iter().filter(|it| it.leg == Leg::Inbound).rev();
        let back = back.find(|it| it.sweep.is_into(origin, zone));
        let times = iter::once(out).chain(back).map(time);
        let mut times = times.filter(|when| will_see(table, units, *when));
        Some(Look {
            zone,
            distance: distance(out),
            first: times.next()?,
            again: times.next(),
        })
    };
    let out = moves.iter().filter(|it| it.leg == Leg::Outbound);
    out.filter_map(look).collect()
}

/// The faces of the die, of ten, by what a search sees of a force at some distance from its point of origin
/// (8.34).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct SightingOdds {
    /// An approximate sighting alone.
    pub approximate: u8,
    /// It is located, with or without more.
    pub located: u8,
    /// It is spotted, with or without more.
    pub spotted: u8,
    /// More of it becomes known, if it has a chit already (8.342).
    pub known: u8,
}

/// The odds of one attempt of some units now (8.34).
pub fn sighting(table: &Table, units: UnitSet, aim: SearchAim, distance: u8) -> SightingOdds {
    sighting_at((table.turn, table.phase), units, aim, distance)
}

/// The odds of one attempt in a phase at a force so many hexes off, which a submarine may shadow (8.34, 14.15).
pub fn sighting_from(
    table: &Table,
    when: SegmentTime,
    units: UnitSet,
    aim: SearchAim,
    distance: u8,
    force: ForceId,
) -> SightingOdds {
    let modifiers = search_modifiers_at(when, units, aim, distance);
    let shift: i8 = modifiers.iter().map(|applied| applied.value).sum();
    faces(shift + from_below(table, force))
}

/// The odds of one attempt in a phase of another turn, when the light may be another (8.34, 6.41).
pub fn sighting_at(when: (Turn, u8), units: UnitSet, aim: SearchAim, distance: u8) -> SightingOdds {
    let modifiers = search_modifiers_at(when, units, aim, distance);
    let shift = modifiers.iter().map(|applied| applied.value).sum();
    faces(shift)
}

/// The odds of one attempt of a search in the air at a force, in a phase (8.34, 14.15).
pub fn sighting_of(
    table: &Table,
    when: (Turn, u8),
    search: &Search,
    force: &Force,
) -> SightingOdds {
    faces(shift_at(table, when, search, force))
}

/// The odds of the second look at a force that is shadowed, which adds 1 (18.14).
pub fn second_sighting_of(
    table: &Table,
    when: (Turn, u8),
    search: &Search,
    force: &Force,
) -> SightingOdds {
    faces(shift_at(table, when, search, force) + SECOND_LOOK.of(0).value)
}

fn shift_at(table: &Table, when: (Turn, u8), search: &Search, force: &Force) -> i8 {
    let distance = search.origin.distance(force.hex);
    let modifiers = search_modifiers_at(when, search.units, search.aim, distance);
    let shift: i8 = modifiers.iter().map(|applied| applied.value).sum();
    shift + from_below(table, force.id)
}

/// What a submarine adds to the die of those who look for the force that it shadows (14.15).
fn from_below(table: &Table, force: ForceId) -> i8 {
    let shadowed = table.submarines.shadowing(force).next().is_some();
    let added = SUBMARINE_SHADOWS.when(shadowed);
    added.map_or(0, |applied| applied.value)
}

impl SightingOdds {
    /// The faces of the die, of ten, that see a force at all.
    pub const fn seen(self) -> u8 {
        self.approximate + self.located + self.spotted
    }
}

/// The most looks that the chance of a sighting is counted over: further ones would hardly change it.
const MOST_LOOKS: usize = 16;

/// A search as it is planned: its units, where it is aimed, and the zones it looks at.
pub type PlannedSearch = (UnitSet, SearchAim, Vec<Look>);

/// The chance that some searches from a hex see a force at all, on their way out or home, if it stays where it is: each
/// looks for it once on either way (8.33, 8.34).
pub fn chance_to_see(
    table: &Table,
    searches: &[PlannedSearch],
    origin: HexId,
    force: &Force,
) -> Chance {
    let hex = force.hex;
    let distance = origin.distance(hex);
    let added = from_below(table, force.id);
    let attempts = searches.iter().flat_map(|(units, aim, looks)| {
        let there = looks
            .iter()
            .find(|look| aim.sees_in(origin, hex, look.zone));
        let times = there.into_iter().flat_map(Look::times);
        times.map(move |when| {
            let modifiers = search_modifiers_at(when, *units, *aim, distance);
            let shift: i8 = modifiers.iter().map(|applied| applied.value).sum();
            faces(shift + added).seen()
        })
    });
    let (missed, all) = attempts
        .take(MOST_LOOKS)
        .fold((1_u64, 1_u64), |(missed, all), seen| {
            (missed * u64::from(10 - seen.min(10)), all * 10)
        });
    Chance {
        cases: all - missed,
        all,
    }
}

fn faces(shift: i8) -> SightingOdds {
    let mut odds = SightingOdds::default();
    for face in AIR_SEARCH.faces(0, shift) {
        let count = match face.detection() {
            None | Some(Detection::Undetected) => continue,
            Some(Detection::ApproximateSighting) => &mut odds.approximate,
            Some(Detection::Located) => &mut odds.located,
            Some(Detection::Spotted) => &mut odds.spotted,
        };
        *count += 1;
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
    let there = table.forces.iter();
    let there = there.filter(|force| aim.sees_in(origin, force.hex, zone));
    there.map(|force| force.id).collect()
}
