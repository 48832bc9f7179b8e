//! How Japanese forces move (7.21, 7.22, 19.2).

use super::force::{Force, ForceId};
use crate::engine::event::{Choice, Event, ForceEvent, ForceMove};
use crate::engine::map::{Direction, HexId, Zone};
use crate::engine::play::Play;
use crate::engine::table::Table;

/// Within less than this many hexes of a task group a retiring force moves away from it (19.2).
const TOO_NEAR: u8 = 9;

/// Moves an activated force one hex, both halves of a double force together (7.2, 7.53).
pub(super) fn move_force(play: &mut Play, id: ForceId, arm: u8) {
    let Some(force) = play.table.force(id) else {
        return;
    };
    let twin = force.twin;
    let (destinations, why) = if force.retiring {
        (retirement(&play.table, force, arm), ForceMove::Retirement)
    } else {
        (
            mission_movement(&play.table, force, arm),
            ForceMove::Mission,
        )
    };
    let from = force.hex;
    let halves = || [Some(id), twin].into_iter().flatten();
    match destinations {
        Destinations::Stay => {}
        Destinations::OffTheMap => {
            for what in halves() {
                play.happen(Event::Forces(ForceEvent::LeftTheMap { what, from }));
            }
        }
        Destinations::OneOf(hexes) => {
            let to = play.pick(Choice::ForceHex(id), &hexes);
            for what in halves() {
                play.happen(Event::Forces(ForceEvent::Moved {
                    what,
                    from,
                    to,
                    why,
                }));
            }
        }
    }
}

/// Where a force may go by its rules.
enum Destinations {
    /// Nowhere: it keeps its hex.
    Stay,
    /// Over the edge.
    OffTheMap,
    /// To one of these, at random.
    OneOf(Vec<HexId>),
}

/// Mission movement: along the arm of its zone's compass (7.22). At the edge it goes along the edge
/// (7.222), and never into a hex of US ships (7.24).
fn mission_movement(table: &Table, force: &Force, arm: u8) -> Destinations {
    let wanted = compass(force.hex, arm);
    let hexes = nearest_hexes(force.hex, wanted, |_| true);
    enter(table, hexes)
}

/// Retirement: the other way than the compass arm says (19.2). Near a task group it moves away from the
/// nearest, as nearly that way as it can; over the west edge it leaves the map.
fn retirement(table: &Table, force: &Force, arm: u8) -> Destinations {
    let wanted = compass(force.hex, arm).opposite();
    let leaves = leaves_west(force.hex, wanted);
    match nearest_group(table, force) {
        Some((hex, distance)) if distance < TOO_NEAR => {
            let step = force.hex.axial() + wanted.step();
            let farther_out = step.unsigned_distance_to(hex.axial()) > u32::from(distance);
            if leaves && farther_out {
                return Destinations::OffTheMap;
            }
            let farther = nearest_hexes(force.hex, wanted, |to| to.distance(hex) > distance);
            enter(table, farther)
        }
        _ if leaves => Destinations::OffTheMap,
        _ => enter(table, nearest_hexes(force.hex, wanted, |_| true)),
    }
}

/// The direction that the compass of a hex's zone shows for the die of the segment (7.221).
fn compass(hex: HexId, arm: u8) -> Direction {
    let arms = Zone::of(hex).compass();
    arms[usize::from(arm.clamp(1, 10)) - 1]
}

/// Whether a step leads over the west edge of the map (reading of 7.222 with 19.2).
fn leaves_west(hex: HexId, direction: Direction) -> bool {
    let west = matches!(direction, Direction::W | Direction::Nw | Direction::Sw);
    let row_stays = match direction {
        Direction::Nw => hex.row() > 1,
        Direction::Sw => hex.row() < crate::engine::map::ROWS,
        _ => true,
    };
    west && row_stays && hex.neighbour(direction).is_none()
}

/// The neighbours that some test admits in the direction nearest to a wanted one.
fn nearest_hexes(hex: HexId, wanted: Direction, admits: impl Fn(HexId) -> bool) -> Vec<HexId> {
    let around = Direction::ALL.into_iter();
    let around = around.filter_map(|direction| {
        let to = hex.neighbour(direction).filter(|to| admits(*to))?;
        Some((direction.turns_from(wanted), to))
    });
    let around: Vec<(u8, HexId)> = around.collect();
    let least = around.iter().map(|(turns, _)| *turns).min();
    around
        .into_iter()
        .filter(|(turns, _)| Some(*turns) == least)
        .map(|(_, to)| to)
        .collect()
}

/// A force does not enter a hex of US ships; sent there it keeps its own (7.24).
fn enter(table: &Table, mut hexes: Vec<HexId>) -> Destinations {
    hexes.retain(|hex| !table.is_home(*hex));
    if hexes.is_empty() {
        Destinations::Stay
    } else {
        Destinations::OneOf(hexes)
    }
}

/// The nearest task group, in hexes; for a carrier force the nearest with carriers (19.2, 7.21).
fn nearest_group(table: &Table, force: &Force) -> Option<(HexId, u8)> {
    let counts = |hex: HexId| {
        !force.intelligence.is_carrier_force() || table.carriers_in(hex).next().is_some()
    };
    let groups = table.task_groups.iter().map(|group| group.hex);
    let groups = groups.filter(|hex| counts(*hex));
    groups
        .map(|hex| (hex, hex.distance(force.hex)))
        .min_by_key(|(_, distance)| *distance)
}
