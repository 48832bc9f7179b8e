//! Who gets away, or has lost more, leaves the hex (21.15, 21.27).

use super::meeting::Side;
use crate::engine::event::{Choice, Event, FleetEvent, ForceEvent, ForceMove};
use crate::engine::fleet::{TaskGroupId, TaskGroupSet, cripples_left, stays_behind};
use crate::engine::forces::{ForceId, leave_cripples};
use crate::engine::map::{Direction, HexId, ISLANDS};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Where those that moved came from.
#[derive(Clone, Default, Debug)]
pub(crate) struct Came {
    /// Our task groups, with the hexes they were in before they moved.
    pub groups: Vec<(TaskGroupId, HexId)>,
    /// The hex the force was in, if it was the one that moved.
    pub force: Option<HexId>,
    /// Whether it was another force that moved, into the hex where this one lay.
    pub lay_there: bool,
}

/// A side leaves the hex of the meeting, and its crippled ships behind (21.15, 21.161).
pub(super) fn withdraw(play: &mut Play, came: &Came, side: Side) {
    match side {
        Side::Us => our_groups(play, came),
        Side::Japanese => the_force(play, came),
    }
}

/// Each task group goes back to where it came from, or due east.
fn our_groups(play: &mut Play, came: &Came) {
    let Some(hex) = play.table.markers.meeting.as_ref().map(|it| it.hex) else {
        return;
    };
    let here = play.table.groups_in(hex);
    for left in cripples_left(&play.table, here) {
        play.happen(left);
    }
    let from = |group: TaskGroupId| {
        let found = came
            .groups
            .iter()
            .find(|(id, at)| *id == group && *at != hex);
        found.and_then(|(_, at)| towards(hex, *at))
    };
    for direction in Direction::ALL {
        let groups = play.table.groups_in(hex).iter();
        let what: TaskGroupSet = groups
            .filter(|group| here.contains(*group))
            .filter(|group| from(*group).unwrap_or(Direction::E) == direction)
            .collect();
        if what.is_empty() {
            continue;
        }
        let carriers = has_carriers(&play.table, what);
        let is_open = |table: &Table, to: HexId| {
            let is_island = ISLANDS.iter().any(|island| island.hex == to);
            !(carriers && is_island) && table.forces.iter().all(|force| force.hex != to)
        };
        let to = way_out(play, Choice::Withdrawal(hex), hex, direction, is_open);
        if let Some(to) = to {
            let from = hex;
            play.happen(Event::Fleet(FleetEvent::Withdrew { what, from, to }));
        }
    }
}

fn has_carriers(table: &Table, groups: TaskGroupSet) -> bool {
    let mut ships = groups.iter().flat_map(|group| table.ships_of(group));
    ships.any(|ship| ship.data().kind.is_carrier() && !stays_behind(table, ship))
}

/// The force goes back to where it came from, or due west; a double force as a whole (7.53).
fn the_force(play: &mut Play, came: &Came) {
    let Some(meeting) = play.table.markers.meeting.clone() else {
        return;
    };
    let hex = meeting.hex;
    let Some(force) = play.table.force(meeting.force) else {
        return;
    };
    let twin = force.twin;
    let direction = came.force.and_then(|from| towards(hex, from));
    let direction = direction.unwrap_or(Direction::W);
    let is_open = |table: &Table, to: HexId| {
        let left_behind = table.left_behind().any(|(_, at)| at == to);
        !left_behind && !table.is_held(to)
    };
    let choice = Choice::ForceHex(meeting.force);
    let Some(to) = way_out(play, choice, hex, direction, is_open) else {
        return;
    };
    let halves: Vec<ForceId> = [Some(meeting.force), twin].into_iter().flatten().collect();
    for half in halves {
        let what = leave_cripples(play, half);
        if play.table.force(what).is_some_and(|force| force.hex == hex) {
            play.happen(Event::Forces(ForceEvent::Moved {
                what,
                from: hex,
                to,
                why: ForceMove::Withdraws,
            }));
        }
    }
}

/// The direction of a neighbouring hex.
fn towards(from: HexId, to: HexId) -> Option<Direction> {
    let mut all = Direction::ALL.into_iter();
    all.find(|direction| from.neighbour(*direction) == Some(to))
}

/// The hex in a direction; if it is closed one beside it at random, and else any that is free.
fn way_out(
    play: &mut Play,
    choice: Choice,
    from: HexId,
    direction: Direction,
    is_open: impl Fn(&Table, HexId) -> bool,
) -> Option<HexId> {
    let within = |turns: std::ops::RangeInclusive<u8>| {
        let around = Direction::ALL.into_iter();
        let around = around.filter(|it| turns.contains(&it.turns_from(direction)));
        let hexes = around.filter_map(|it| from.neighbour(it));
        hexes
            .filter(|to| is_open(&play.table, *to))
            .collect::<Vec<HexId>>()
    };
    let ways = [within(0..=0), within(1..=1), within(2..=3)];
    let among = ways.into_iter().find(|hexes| !hexes.is_empty())?;
    Some(play.pick(choice, &among))
}
