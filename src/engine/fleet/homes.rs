//! Where missions and searches come home to, once task groups are in several hexes (4.16, 5.23, 6.33, 8.28).

use super::task_group_set::TaskGroupSet;
use crate::engine::map::HexId;
use crate::engine::table::Table;

/// The hexes in which what some task groups launched may come home: theirs, as far as there are carriers that can
/// take planes; if there are none, those of any carriers that can; or else theirs.
pub fn homes(table: &Table, bases: TaskGroupSet) -> Vec<HexId> {
    let groups = bases.iter().filter_map(|group| table.task_group(group));
    let mut theirs: Vec<HexId> = Vec::new();
    for group in groups {
        if !theirs.contains(&group.hex) {
            theirs.push(group.hex);
        }
    }
    let open = |hexes: &[HexId]| -> Vec<HexId> {
        let hexes = hexes.iter().copied();
        hexes.filter(|hex| takes_planes(table, *hex)).collect()
    };
    let open_homes = open(&theirs);
    if !open_homes.is_empty() {
        return open_homes;
    }
    let elsewhere = open(&table.carrier_hexes());
    if elsewhere.is_empty() {
        theirs
    } else {
        elsewhere
    }
}

/// The nearest of them to a hex, or the first of several.
pub fn nearest_home(table: &Table, bases: TaskGroupSet, from: HexId) -> Option<HexId> {
    let homes = homes(table, bases).into_iter();
    homes.min_by_key(|home| home.distance(from))
}

/// Whether a carrier in a hex takes planes in the condition she is in: not every deck need be clear now (12.11).
fn takes_planes(table: &Table, hex: HexId) -> bool {
    let mut carriers = table.carriers_in(hex);
    carriers.any(|carrier| table.limits(carrier).launch_or_land > 0)
}
