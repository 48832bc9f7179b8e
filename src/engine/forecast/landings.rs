//! How many of those who land are lost (4.451, 6.42).

use crate::engine::charts::{SAFE_RETURN, SafeReturn};
use crate::engine::fleet::{self, Fuel, LandingLight, Mission};
use crate::engine::table::Table;

/// In how many of ten cases a unit of a mission is lost if it lands now (4.451).
pub fn landing_losses_in_ten(table: &Table, mission: &Mission) -> u8 {
    let light = table.landing_light(mission.hex);
    let light = light.of(table, mission.units);
    losses_in_ten(mission.fuel, light)
}

/// In how many of ten cases a unit is lost that lands with some fuel in some light (4.451, 6.42, 6.432).
pub(super) fn losses_in_ten(fuel: Fuel, light: impl Into<LandingLight>) -> u8 {
    let Some(modifiers) = fleet::safe_return_modifiers(fuel, light) else {
        return 0;
    };
    let total = modifiers.iter().map(|applied| applied.value).sum();
    SAFE_RETURN
        .faces(0, total)
        .iter()
        .filter(|result| **result == SafeReturn::Lost)
        .count() as u8
}
