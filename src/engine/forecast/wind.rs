//! What a move of ships leaves their carriers until the next by the wind: how many units they launch or land in a phase,
//! which patrols must come out, and who finds no deck (17.2, 17.3, 8.28, 4.431).

use super::homecoming::homecomings;
use super::{Homecoming, way_home};
use crate::engine::clock::PHASES;
use crate::engine::event::{Event, FleetEvent};
use crate::engine::fleet::{
    CapId, CarrierId, Mission, MissionId, SearchId, TaskGroupId, TaskGroupSet, check_can_operate,
    sailing_events, together, without_wind,
};
use crate::engine::map::{HexId, Wind, WindCourse};
use crate::engine::order::Order;
use crate::engine::table::Table;

/// What a course leaves the task groups with carriers that take it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WindLeaves {
    /// The course.
    pub course: WindCourse,
    /// The units that each task group may launch, or land, in a phase, and what it could without the wind.
    pub groups: Vec<GroupLimit>,
    /// The patrols that must come out of their boxes at once.
    pub patrols: Vec<CapId>,
    /// Searches that come home next, and units of theirs for which the wind leaves no deck.
    pub searches: Vec<(Vec<SearchId>, u8)>,
    /// Missions of which units are Fuel Critical, or worse, before the wind lets them land, and how many units.
    pub missions: Vec<(MissionId, u8)>,
}

/// What a task group may launch, or land, in a phase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GroupLimit {
    /// Which.
    pub group: TaskGroupId,
    /// Units.
    pub units: u8,
    /// Those that it could without the wind.
    pub freely: u8,
    /// Her carriers that work, each with what she could by herself.
    pub carriers: Vec<(CarrierId, u8)>,
}

/// What a move by the wind leaves, or staying, of those task groups that have not moved; nothing where the wind is of no
/// account, or nobody with carriers takes that course.
pub fn wind_leaves(table: &Table, order: Order) -> Option<WindLeaves> {
    let wind = table.markers.wind?;
    let (course, groups) = course_of(table, wind, order)?;
    let mut then = table.clone();
    for event in sailing_events(table, order) {
        then.apply(&event);
    }
    then.apply(&Event::Fleet(FleetEvent::CourseMarked { course, groups }));
    let limits = groups.iter().map(|group| limit_of(&then, group));
    let leeward = course == WindCourse::Leeward;
    let patrols = table.cap_missions().map(|(cap, _)| cap);
    let patrols = patrols.filter(|cap| leeward && groups.contains(cap.group));
    Some(WindLeaves {
        course,
        groups: limits.collect(),
        patrols: patrols.collect(),
        searches: without_deck(&then),
        missions: too_late(&then),
    })
}

/// Which course an order is, and the task groups with carriers that take it. Going on is for all that have not moved.
fn course_of(table: &Table, wind: Wind, order: Order) -> Option<(WindCourse, TaskGroupSet)> {
    let at_sea = || table.groups_at_sea().map(|group| (group.id, group.hex));
    let (groups, to): (TaskGroupSet, Option<HexId>) = match order {
        Order::MoveTaskForce { to } => (at_sea().map(|it| it.0).collect(), Some(to)),
        Order::MoveTaskGroups { groups, to } => (groups, Some(to)),
        Order::GoOn => {
            let stay = at_sea().map(|it| it.0);
            (
                stay.filter(|it| !table.markers.moved.contains(*it))
                    .collect(),
                None,
            )
        }
        _ => return None,
    };
    let groups = groups.iter().filter(|group| table.is_carrier_group(*group));
    let groups: TaskGroupSet = groups.collect();
    let from = table.task_group(groups.iter().next()?)?.hex;
    Some((wind.course(from, to.unwrap_or(from)), groups))
}

/// What each carrier of some that work could launch, or land, by herself: what she has done in this phase does not
/// count in those to come.
fn working<'a>(
    table: &'a Table,
    carriers: impl Iterator<Item = CarrierId> + 'a,
) -> Vec<(CarrierId, u8)> {
    let works = carriers.filter(|carrier| check_can_operate(table, *carrier).is_ok());
    works
        .map(|carrier| (carrier, table.limits(carrier).launch_or_land))
        .collect()
}

fn limit_of(table: &Table, group: TaskGroupId) -> GroupLimit {
    let decks = table.decks.iter().map(|deck| deck.carrier);
    let carriers = working(table, decks.filter(|it| it.data().group == group));
    GroupLimit {
        group,
        units: together(table, &carriers),
        freely: carriers.iter().map(|(_, units)| units).sum(),
        carriers,
    }
}

/// The searches that come home next and find fewer decks than they would without the wind (8.28).
fn without_deck(then: &Table) -> Vec<(Vec<SearchId>, u8)> {
    let calm = homecomings(&without_wind(then));
    let short = homecomings(then).into_iter().filter_map(|home| {
        let same = calm.iter().find(|calm| calm.hex == home.hex);
        let anyway = same.map_or(0, Homecoming::without_deck);
        let lost = home.without_deck().saturating_sub(anyway);
        (lost > 0).then_some((home.searches, lost))
    });
    short.collect()
}

/// The missions of which units could not land before they are Fuel Critical, within a turn: so long it is on the average
/// to the next move. Those with the least fuel land first.
fn too_late(then: &Table) -> Vec<(MissionId, u8)> {
    let mut late = Vec::new();
    for hex in then.carrier_hexes() {
        let a_phase = together(then, &working(then, then.carriers_in(hex)));
        let freely: u8 = working(then, then.carriers_in(hex))
            .iter()
            .map(|(_, units)| units)
            .sum();
        let mut due: Vec<(u8, &Mission)> = then
            .missions
            .iter()
            .filter(|mission| is_home(then, mission, hex))
            .map(|mission| (mission.fuel.left(), mission))
            .filter(|(phases, _)| *phases <= PHASES)
            .collect();
        due.sort_unstable_by_key(|(phases, mission)| (*phases, mission.id.number));
        let (mut landed, mut landed_freely) = (0, 0);
        for (phases, mission) in due {
            let lands = |a_phase: u8, landed: u8| {
                let room = (a_phase * phases.max(1)).saturating_sub(landed);
                mission.units.len().min(room)
            };
            let now = lands(a_phase, landed);
            let anyway = lands(freely, landed_freely);
            landed += now;
            landed_freely += anyway;
            if now < anyway {
                late.push((mission.id, anyway - now));
            }
        }
    }
    late
}

/// Whether a mission is over the carriers of a hex, or comes there in this phase.
fn is_home(then: &Table, mission: &Mission, hex: HexId) -> bool {
    mission.hex.distance(hex) <= 1 && way_home(then, mission, mission.hex).is_some_and(|it| it <= 1)
}
