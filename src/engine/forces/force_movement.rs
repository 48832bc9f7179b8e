//! How Japanese forces move: by the first of the priorities of 7.21 that holds.

use super::air_raid::may_have_carriers;
use super::force::{Force, ForceId};
use super::left_behind::{can_move, leave_cripples};
use super::refuelling::{oiler_sought, try_to_refuel};
use super::{exit, nearest};
use crate::engine::event::{Choice, Event, ForceEvent, ForceMove};
use crate::engine::map::{Direction, HexId, Zone, on_line};
use crate::engine::record::Scope;
use crate::engine::surface;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Within less than this many hexes of a task group a retiring force moves away from it (19.2).
const TOO_NEAR: u8 = 9;
/// Within so many hexes of a carrier group a carrier force that has raided draws off (7.21, 7b).
const DRAWS_OFF: u8 = 8;
/// At so many it keeps its hex (7.21, 7c).
const KEEPS_HEX: u8 = DRAWS_OFF + 1;
/// From so many hexes on it goes by its mission again (7.21, 7a).
const FAR_OFF: u8 = 15;
/// Within so many hexes a surface force goes for a crippled ship (12.45).
const CRIPPLE_IN_REACH: u8 = 6;

/// Where a force may go by its rules.
pub(super) enum Destinations {
    /// Nowhere: it keeps its hex.
    Stay,
    /// Over the west edge.
    OffTheMap,
    /// Over the edge of the invasion zone (7.23).
    Exit,
    /// To one of these, at random.
    OneOf(Vec<HexId>),
}

/// Moves an activated force one hex, both halves of a double force together (7.2, 7.53). Its crippled ships stay
/// behind (12.41). Says which counters those that moved have then (9.13).
pub(super) fn move_force(play: &mut Play, id: ForceId, mission_die: u8) -> Vec<ForceId> {
    let scope = Scope::ForceMove { force: id };
    play.scoped(scope, |play| carry_out(play, id, mission_die))
}

fn carry_out(play: &mut Play, id: ForceId, mission_die: u8) -> Vec<ForceId> {
    let Some(force) = play.table.force(id).cloned() else {
        return Vec::new();
    };
    let (destinations, why) = priority(play, &force, mission_die);
    let from = force.hex;
    let halves = [Some(id), force.twin].into_iter().flatten();
    let mut halves: Vec<ForceId> = halves.collect();
    match destinations {
        Destinations::Stay => {
            for what in halves.iter().copied() {
                play.happen(Event::Forces(ForceEvent::KeptHex {
                    what,
                    hex: from,
                    why,
                }));
            }
        }
        Destinations::OffTheMap => {
            for half in &mut halves {
                *half = exit::leave_for_good(play, *half, why);
            }
        }
        Destinations::Exit => exit::leave(play, id),
        Destinations::OneOf(hexes) => {
            let to = play.pick(Choice::ForceHex(id), &hexes);
            for half in &mut halves {
                *half = leave_cripples(play, *half);
                play.happen(Event::Forces(ForceEvent::Moved {
                    what: *half,
                    from,
                    to,
                    why,
                }));
            }
        }
    }
    halves
}

/// Where a force goes, and why: by the first priority that holds (7.21).
fn priority(play: &mut Play, force: &Force, mission_die: u8) -> (Destinations, ForceMove) {
    let mission = |play: &Play| {
        (
            mission_movement(&play.table, force, mission_die),
            ForceMove::Mission,
        )
    };
    // 1.
    if force.retiring {
        if let Some((oiler, hex)) = oiler_sought(play, force) {
            if force.hex == hex {
                try_to_refuel(play, force, oiler);
            }
            return (towards(&play.table, force.hex, hex), ForceMove::ForOil);
        }
        return (retirement(play, force, mission_die), ForceMove::Retirement);
    }
    // 2.
    if Zone::of(force.hex) == Zone::Invasion {
        return (invasion(&play.table, force.hex), ForceMove::Mission);
    }
    // 3. Next to our ships (7.24, part 1).
    if surface::is_played(&play.table) {
        let hexes = surface::hexes_to_engage(&play.table, force);
        if !hexes.is_empty() {
            return (Destinations::OneOf(hexes), ForceMove::Engages);
        }
    }
    // 3. Next to a task group (7.24, part 2); carrier forces care for groups with carriers only.
    if nearest::distance(&play.table, force).is_some_and(|distance| distance <= 1) {
        return mission(play);
    }
    // 4.
    if !may_have_carriers(force) {
        return match cripple_in_reach(play, force) {
            Some(hex) => (towards(&play.table, force.hex, hex), ForceMove::ForCripple),
            None => mission(play),
        };
    }
    // 5, 6. Nobody knows what it is, or it has shown no planes.
    let has_shown_planes = play.table.known_air_strength(force.id).is_some();
    if !force.intelligence.is_carrier_force() || !has_shown_planes {
        return mission(play);
    }
    // 7.
    let distance = nearest::distance(&play.table, force).unwrap_or(FAR_OFF);
    match distance {
        FAR_OFF.. => mission(play),
        ..=DRAWS_OFF => (draw_off(play, force), ForceMove::OpensRange),
        KEEPS_HEX => (Destinations::Stay, ForceMove::OpensRange),
        _ if Zone::of(force.hex).is_eastern() => mission(play),
        _ => {
            let to = nearest::pick(play, force);
            let to = to.map(|group| towards(&play.table, force.hex, group));
            (to.unwrap_or(Destinations::Stay), ForceMove::ClosesIn)
        }
    }
}

/// Mission movement: along the arm of its zone's compass (7.22). At the edge it goes along the edge
/// (7.222), and never into a hex of US ships (7.24).
fn mission_movement(table: &Table, force: &Force, mission_die: u8) -> Destinations {
    let wanted = compass(force.hex, mission_die);
    let hexes = nearest_hexes(force.hex, wanted, |_| true);
    enter(table, hexes)
}

/// In the invasion zone a force goes due east, and leaves the map by its edge (7.23). If US ships are in the way it
/// passes them on either side (7.231).
fn invasion(table: &Table, hex: HexId) -> Destinations {
    let Some(east) = hex.neighbour(Direction::E) else {
        return Destinations::Exit;
    };
    if !table.is_held(east) {
        return Destinations::OneOf(vec![east]);
    }
    let beside = [Direction::Ne, Direction::Se].into_iter();
    let beside = beside.filter_map(|direction| hex.neighbour(direction));
    enter(table, beside.collect())
}

/// One hex farther from the nearest carrier group, as far east as it can (7.21, 7b).
fn draw_off(play: &mut Play, force: &Force) -> Destinations {
    let Some(group) = nearest::pick(play, force) else {
        return Destinations::Stay;
    };
    let distance = force.hex.distance(group);
    let farther = force.hex.neighbours();
    let farther = farther.filter(|to| to.distance(group) > distance && !play.table.is_held(*to));
    let farther: Vec<HexId> = farther.collect();
    let best = farther.iter().copied().map(easting).max();
    let hexes = farther.into_iter().filter(|to| Some(easting(*to)) == best);
    enter(&play.table, hexes.collect())
}

/// How far east a hex lies, in half hexes.
fn easting(hex: HexId) -> i32 {
    let axial = hex.axial();
    2 * axial.x + axial.y
}

/// One hex of the straight line to another; nowhere if it is there already.
fn towards(table: &Table, from: HexId, to: HexId) -> Destinations {
    if from == to {
        return Destinations::Stay;
    }
    let next = from.distance(to).saturating_sub(1);
    enter(table, on_line(from, to, next))
}

/// The hex of the nearest crippled US ship that a surface force goes for: within six hexes, and not while it is in a
/// zone at the east edge (12.45).
fn cripple_in_reach(play: &mut Play, force: &Force) -> Option<HexId> {
    if matches!(
        Zone::of(force.hex),
        Zone::Invasion | Zone::Northeast | Zone::Southeast
    ) {
        return None;
    }
    let cripples = play.table.crippled_us_ships().map(|(_, hex)| hex);
    let within = cripples.filter(|hex| hex.distance(force.hex) <= CRIPPLE_IN_REACH);
    let within: Vec<HexId> = within.collect();
    nearest::of(play, force, &within)
}

/// Retirement: the other way than the compass arm says (19.2). Near a task group it moves away from the
/// nearest, as nearly that way as it can; over the west edge it leaves the map. A force of nothing but crippled ships
/// is towed, in every third turn (12.42).
pub(super) fn retirement(play: &mut Play, force: &Force, mission_die: u8) -> Destinations {
    if !can_move(&play.table, force) {
        return Destinations::Stay;
    }
    let wanted = compass(force.hex, mission_die).opposite();
    let leaves = leaves_west(force.hex, wanted);
    let too_near = nearest::distance(&play.table, force).is_some_and(|far| far < TOO_NEAR);
    let group = too_near.then(|| nearest::pick(play, force)).flatten();
    let table = &play.table;
    match group {
        Some(hex) => {
            let distance = hex.distance(force.hex);
            let step = force.hex.axial() + wanted.step();
            let farther_out = step.unsigned_distance_to(hex.axial()) > u32::from(distance);
            if leaves && farther_out {
                return Destinations::OffTheMap;
            }
            let farther = nearest_hexes(force.hex, wanted, |to| to.distance(hex) > distance);
            enter(table, farther)
        }
        None if leaves => Destinations::OffTheMap,
        None => enter(table, nearest_hexes(force.hex, wanted, |_| true)),
    }
}

/// The direction that the compass of a hex's zone shows for the die of the segment (7.221).
fn compass(hex: HexId, mission_die: u8) -> Direction {
    let arms = Zone::of(hex).compass();
    arms[usize::from(mission_die.clamp(1, 10)) - 1]
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
    hexes.retain(|hex| !table.is_held(*hex));
    if hexes.is_empty() {
        Destinations::Stay
    } else {
        Destinations::OneOf(hexes)
    }
}
