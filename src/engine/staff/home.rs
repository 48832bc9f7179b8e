//! Where the staff takes "home" to be, together or with the task groups apart (6.33).

use crate::engine::fleet::{Mission, TaskGroupId, UnitSet, nearest_home};
use crate::engine::map::HexId;
use crate::engine::table::Table;

/// The hex that a mission lands in if it comes from somewhere (4.45).
pub(super) fn of_mission(table: &Table, mission: &Mission, from: HexId) -> Option<HexId> {
    nearest_home(table, mission.bases(), from)
}

/// The task group that the first of some units is aboard, and its hex.
pub(super) fn of_units(table: &Table, units: UnitSet) -> Option<(TaskGroupId, HexId)> {
    let (deck, _) = table.aboard(units.iter().next()?)?;
    let group = table.task_group(deck.carrier.data().group)?;
    Some((group.id, group.hex))
}

/// The hex in which the most task groups are at sea, or the last of several.
pub(super) fn of_fleet(table: &Table) -> Option<HexId> {
    let hexes: Vec<HexId> = table.groups_at_sea().map(|group| group.hex).collect();
    let groups_in = |hex: &HexId| hexes.iter().filter(|other| *other == hex).count();
    let most = hexes.iter().copied().max_by_key(groups_in);
    most.or_else(|| table.task_groups.first().map(|group| group.hex))
}
