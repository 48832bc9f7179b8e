//! What the player's aircraft can attack, and who of them can (6.0(4b), 6.0(13a), 8.1, 9.0, 9.1).

use super::present::{air_present, surface_targets};
use crate::engine::map::{Line, Place};
use crate::engine::refusal::FlightRefusal;
use crate::engine::table::{BattleKind, Table};
use crate::engine::units::{AirUnit, Side};

/// Whether a space can be attacked: a spotted task force of the IJN with ships or an island base of its own is there,
/// and it is no home base box (8.7, 9.0).
///
/// # Errors
/// Why not.
pub fn check_strike_target(table: &Table, space: Place) -> Result<(), FlightRefusal> {
    if space.is_home_base_of(Side::Ijn) {
        return Err(FlightRefusal::HomeBase(space));
    }
    let mut forces = table.ijn_forces_at(space);
    let is_target = table.island_base_at(space, Side::Ijn).is_some()
        || forces.any(|force| table.is_spotted(force) && table.has_ships(force));
    match is_target {
        true => Ok(()),
        false => Err(FlightRefusal::NothingSpotted(space)),
    }
}

/// Whether an air unit can fly at a space: it is on the map and has not flown, the space is on its line and in its
/// range, no failed attempt to spot bars it, and the weather neither there nor where it is (8.1, 9.1, 21.2).
///
/// # Errors
/// Why not.
pub fn check_flight(table: &Table, unit: AirUnit, space: Place) -> Result<(), FlightRefusal> {
    let from = table.base_of(unit).ok_or(FlightRefusal::NotThere(unit))?;
    if table.air[unit].over.is_some() {
        return Err(FlightRefusal::Flies(unit));
    }
    let spaces = from.range_to(space);
    let spaces = spaces.ok_or(FlightRefusal::OtherLine { unit, space })?;
    if spaces > unit.range() {
        let range = unit.range();
        return Err(FlightRefusal::OutOfRange { unit, space, range });
    }
    if table.has_weather(from) || table.has_weather(space) {
        return Err(FlightRefusal::Weather { unit, space });
    }
    match table.is_barred(unit, space) {
        true => Err(FlightRefusal::Barred { unit, space }),
        false => Ok(()),
    }
}

/// The spaces of a line that can be attacked, from west to east.
pub fn strike_targets(table: &Table, line: Line) -> Vec<Place> {
    let places = line.places().iter().copied();
    places
        .filter(|space| check_strike_target(table, *space).is_ok())
        .collect()
}

/// Whether a strike at a space finds anything that is seen: a base without defense and aircraft may be attacked all the same
/// (6.0(4b)), to no effect.
pub fn has_anything_to_hit(table: &Table, space: Place) -> bool {
    !surface_targets(table, space, Side::Ijn).is_empty()
        || !air_present(table, space, BattleKind::ReactionStrike, Side::Ijn).is_empty()
}

/// The air units of the USN that can fly at a space.
pub fn fliers(table: &Table, space: Place) -> Vec<AirUnit> {
    let units = AirUnit::of(Side::Usn);
    units
        .filter(|unit| check_flight(table, *unit, space).is_ok())
        .collect()
}

/// The air units of the USN that can fly a strike at a space which is planned in the player's operations: who has changed its
/// base in this step cannot (6.0(13a), 8.1).
pub fn planned_fliers(table: &Table, space: Place) -> Vec<AirUnit> {
    let mut units = fliers(table, space);
    units.retain(|unit| !table.usn_turn.rebased.contains(unit));
    units
}
