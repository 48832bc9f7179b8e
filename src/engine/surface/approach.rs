//! Forces that come for our ships next to them (7.24).

use super::sides::{Weight, fires_as, japanese_side};
use crate::engine::clock::Light;
use crate::engine::forces::{Force, Intelligence, SurfaceSize};
use crate::engine::map::HexId;
use crate::engine::table::Table;

/// The hexes of our ships that a force beside them enters: those with a crippled ship if it is a surface force, any if it
/// has battleships, and at night if it has cruisers (7.24(1)).
pub(crate) fn hexes_to_engage(table: &Table, force: &Force) -> Vec<HexId> {
    let comes_for_all = seeks_battle(table, force);
    let comes = |hex: &HexId| {
        let has_cripple = table.crippled_us_ships().any(|(_, at)| at == *hex);
        let for_cripple = has_cripple && force.intelligence.is_surface_force();
        for_cripple || (comes_for_all && table.is_held(*hex))
    };
    force.hex.neighbours().filter(comes).collect()
}

/// 7.24(1b, c).
fn seeks_battle(table: &Table, force: &Force) -> bool {
    let is_night = table.light() == Light::Night;
    match force.intelligence {
        Intelligence::Level2Surface(SurfaceSize::Large) => true,
        Intelligence::Level2Surface(SurfaceSize::Medium) => is_night,
        Intelligence::Level3Surface => {
            let ships = japanese_side(table, force.id);
            let has = |weight| ships.iter().any(|ship| fires_as(*ship) == Some(weight));
            has(Weight::Battleship) || (is_night && has(Weight::Cruiser))
        }
        _ => false,
    }
}
