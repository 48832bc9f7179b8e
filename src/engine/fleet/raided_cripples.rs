//! Which crippled carriers raids may go for (12.44).

use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;

/// Raids go for a task group before any crippled ship within this many hexes of their source.
const TASK_GROUP_WITHIN: u8 = 12;
/// They leave a crippled ship to a surface force that is within this many hexes of her.
const SURFACE_FORCE_WITHIN: u8 = 6;

/// The crippled carriers on the map by themselves that a raid from a hex may go for, in the order in which they were
/// left behind: none while a task group that it could attack is within twelve hexes, and none with a Japanese surface
/// force within six hexes of her (12.44). How far it may fly, 10.1 says.
pub fn cripples_to_raid(table: &Table, source: HexId) -> Vec<(ShipId, HexId)> {
    let mut carriers = table.carrier_hexes().into_iter();
    if carriers.any(|hex| hex.distance(source) <= TASK_GROUP_WITHIN) {
        return Vec::new();
    }
    let is_near_surface_force = |hex: HexId| {
        let forces = table.forces.iter();
        let mut surface = forces.filter(|force| force.intelligence.is_surface_force());
        surface.any(|force| {
            force.hex.distance(hex) <= SURFACE_FORCE_WITHIN && !table.is_all_crippled(force)
        })
    };
    let carriers = table
        .left_behind()
        .filter(|(ship, _)| ship.carrier().is_some());
    carriers
        .filter(|(_, hex)| !is_near_surface_force(*hex))
        .collect()
}
