//! Detaching ships from the Battle Line (6.15).

use super::air_unit::TaskGroupId;
use crate::engine::event::{AirEvent, Event};
use crate::engine::refusal::{Refusal, ShipRefusal};
use crate::engine::ships::ShipSet;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The Battle Line (5.71, 6.15).
pub const BATTLE_LINE_GROUP: TaskGroupId = TaskGroupId(7);

/// Whether these ships may leave the Battle Line to form a surface task group of their own: at any
/// time, while one of the three groups for it is free. They never come back, and no other ship
/// changes its group (6.15).
pub(crate) fn check_detaching(table: &Table, ships: ShipSet) -> Result<(), Refusal> {
    if ships.is_empty() {
        return Err(Refusal::Ships(ShipRefusal::NoShipsChosen));
    }
    let stays = |ship| table.is_sunk(ship) || table.group_of(ship) != Some(BATTLE_LINE_GROUP);
    if let Some(ship) = ships.iter().find(|ship| stays(*ship)) {
        return Err(Refusal::Ships(ShipRefusal::NotInBattleLine(ship)));
    }
    table
        .task_group(BATTLE_LINE_GROUP)
        .ok_or(ShipRefusal::NoBattleLine)?;
    free(table)
        .map(|_| ())
        .ok_or(Refusal::Ships(ShipRefusal::NoSurfaceGroupLeft))
}

/// The surface task group that is formed next.
fn free(table: &Table) -> Option<TaskGroupId> {
    let mut groups = TaskGroupId::SURFACE.into_iter();
    groups.find(|group| table.task_group(*group).is_none())
}

/// Detaches ships, in the hex of the Battle Line.
pub(crate) fn detach(play: &mut Play, ships: ShipSet) {
    let line = play.table.task_group(BATTLE_LINE_GROUP);
    if let (Some(what), Some(hex)) = (free(&play.table), line.map(|line| line.hex)) {
        play.happen(Event::Air(AirEvent::Detached { what, hex, ships }));
    }
}
