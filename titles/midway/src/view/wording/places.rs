//! Who is in a place, as far as the player sees it.

use super::{count, list};
use crate::engine::Table;
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, Side};

/// The player's task forces, single ships and land-based aircraft in a place; empty if nobody is there.
pub fn ours_at(table: &Table, place: Place) -> String {
    let forces = table.usn_forces_at(place).map(|force| force.to_string());
    let loose = table.loose_ships_at(place).map(|ship| ship.to_string());
    let air = table.air_on_land_at(place);
    let air: Vec<AirUnit> = air.filter(|unit| unit.side() == Side::Usn).collect();
    let air = (!air.is_empty()).then(|| count(air.len(), "air unit", "air units"));
    list(forces.chain(loose).chain(air))
}

/// The enemy's task forces in a place: what is in the spotted ones, and that the others are not spotted.
pub fn enemies_at(table: &Table, place: Place) -> String {
    let force = |force| match table.is_spotted(force) {
        true => match list(table.ships_in(force)) {
            ships if ships.is_empty() => format!("{force} (no ships)"),
            ships => format!("{force} ({ships})"),
        },
        false => format!("{force} (unspotted)"),
    };
    list(table.ijn_forces_at(place).map(force))
}

/// Everybody in a place, as far as the player sees it.
pub fn who_is_at(table: &Table, place: Place) -> String {
    let both = [ours_at(table, place), enemies_at(table, place)];
    let both: Vec<String> = both.into_iter().filter(|it| !it.is_empty()).collect();
    both.join(" against ")
}
