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

/// Why units of a mission may be lost in landing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LandingRisk {
    /// They are short of fuel (4.451).
    Fuel,
    /// They come down at dusk or at night, and no ship shows lights (6.42).
    Dark,
    /// Both.
    Both,
}

/// Why units of a mission may be lost if it lands now; nothing where none are.
pub fn landing_risk(table: &Table, mission: &Mission) -> Option<LandingRisk> {
    if landing_losses_in_ten(table, mission) == 0 {
        return None;
    }
    let light = table.landing_light(mission.hex);
    let is_dark = light.of(table, mission.units).all_must_check();
    let (fuel, _) = fleet::landing_fuel(mission.fuel);
    Some(match (fuel.is_critical(), is_dark) {
        (true, true) => LandingRisk::Both,
        (false, true) => LandingRisk::Dark,
        (_, false) => LandingRisk::Fuel,
    })
}

/// In how many of ten cases a unit is lost that lands with some fuel in some light (4.451, 6.42, 6.432).
pub(super) fn losses_in_ten(fuel: Fuel, light: impl Into<LandingLight>) -> u8 {
    let Some(modifiers) = fleet::safe_return_modifiers(fuel, light) else {
        return 0;
    };
    let total = modifiers.iter().map(|applied| applied.value).sum();
    SAFE_RETURN
        .faces(0, total)
        .filter(|result| *result == SafeReturn::Lost)
        .count() as u8
}
