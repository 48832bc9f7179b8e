//! Whether a force finds a target in its range, and attacks it (10.1B).

use crate::engine::charts::{
    AIR_RAID_GENERATION, RAID_US_ADVANTAGE, RaidDecision, generation_modifiers, largest_raid_range,
};
use crate::engine::event::{Choice, Event, NoRaid, ProcedureEvent, Purpose};
use crate::engine::fleet::{TaskGroup, TaskGroupId};
use crate::engine::forces::ForceId;
use crate::engine::play::Play;
use crate::engine::table::Table;

/// What a raid is aimed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// The task group.
    pub(super) group: TaskGroupId,
    /// How far it is, in hexes.
    pub(super) range: u8,
}

/// Looks for the nearest carrier group, of several the one with the most carriers, and rolls whether it is attacked
/// (10.1B).
///
/// # Errors
/// Why it is not.
pub(super) fn find_target(play: &mut Play, id: ForceId) -> Result<Target, NoRaid> {
    let force = play.table.force(id).ok_or(NoRaid::NoTarget)?;
    let (hex, us_advantage) = (force.hex, force.us_advantage);
    // 1. How far raids are launched in this turn.
    let turn = play.table.turn;
    let largest = largest_raid_range(turn).ok_or(NoRaid::TooLate)?;
    let groups = || {
        let groups = play.table.task_groups.iter();
        groups.filter(|group| carriers(&play.table, group) > 0)
    };
    let range = groups().map(|group| group.hex.distance(hex)).min();
    let range = range.ok_or(NoRaid::NoTarget)?;
    if range > largest {
        return Err(NoRaid::TooFar { range, largest });
    }
    // 2. The target.
    let nearest = || groups().filter(|group| group.hex.distance(hex) == range);
    let most = nearest().map(|group| carriers(&play.table, group)).max();
    let among = nearest().filter(|group| Some(carriers(&play.table, group)) == most);
    let among: Vec<TaskGroupId> = among.map(|group| group.id).collect();
    let group = play.pick(Choice::RaidTarget(id), &among);
    let hex = play.table.task_group(group).map_or(hex, |group| group.hex);
    play.happen(Event::Procedure(ProcedureEvent::Target {
        force: id,
        group,
        hex,
        range,
        largest,
    }));
    // 3. Whether it is found, and attacked.
    let modifiers = generation_modifiers(turn, range).chain(RAID_US_ADVANTAGE.when(us_advantage));
    match play.roll(Purpose::WouldRaid(id), &AIR_RAID_GENERATION, 0, modifiers) {
        RaidDecision::Raids => Ok(Target { group, range }),
        RaidDecision::Stays => Err(NoRaid::NotFound),
    }
}

/// The carriers afloat of a task group.
fn carriers(table: &Table, group: &TaskGroup) -> usize {
    let ships = table.ships_of(group.id);
    ships.filter(|ship| ship.data().kind.is_carrier()).count()
}
