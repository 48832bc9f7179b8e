//! The task group that a force goes by: the nearest, or for a carrier force the nearest with carriers (7.21, 19.2).

use super::force::Force;
use crate::engine::event::Choice;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::HexId;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// The hexes of the task groups that a force takes notice of: a carrier force of those with carriers alone.
fn hexes(table: &Table, force: &Force) -> Vec<HexId> {
    let counts = |hex: HexId| !force.intelligence.is_carrier_force() || table.has_carriers_in(hex);
    let groups = table.groups_at_sea().map(|group| group.hex);
    groups.filter(|hex| counts(*hex)).collect()
}

/// How far the nearest is, in hexes; none if there is none.
pub(super) fn distance(table: &Table, force: &Force) -> Option<u8> {
    let hexes = hexes(table, force).into_iter();
    hexes.map(|hex| hex.distance(force.hex)).min()
}

/// The hex of the nearest, one of several at random.
pub(super) fn pick(play: &mut Play, force: &Force) -> Option<HexId> {
    let hexes = hexes(&play.table, force);
    of(play, force, &hexes)
}

/// The nearest of some hexes, one of several at random.
pub(super) fn of(play: &mut Play, force: &Force, hexes: &[HexId]) -> Option<HexId> {
    let least = hexes.iter().map(|hex| hex.distance(force.hex)).min()?;
    let nearest = hexes.iter().copied();
    let nearest = nearest.filter(|hex| hex.distance(force.hex) == least);
    let mut nearest: Vec<HexId> = nearest.collect();
    nearest.insertion_sort();
    nearest.dedup();
    Some(play.pick(Choice::NearestGroup(force.id), &nearest))
}
