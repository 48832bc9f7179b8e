//! Whether a piece can be ordered about at all: whether it is ours, and on the map. Common to all orders.

use super::map::Place;
use super::refusal::{PieceRefusal, Refusal};
use super::table::{AirPlace, ShipPlace, Table};
use super::units::{AirUnit, Force, Mover, Ship, Side, Unit, UsnForce};

/// Where a ship of the USN is on the map.
///
/// # Errors
/// If she is not ours, lost, or not on the map.
pub(crate) fn our_ship(table: &Table, ship: Ship) -> Result<Place, Refusal> {
    is_ours(ship.into())?;
    if table.ships[ship].at == ShipPlace::Sunk {
        return Err(PieceRefusal::Eliminated(ship.into()).into());
    }
    let place = table.place_of_ship(ship);
    place.ok_or_else(|| PieceRefusal::NotOnMap(ship.into()).into())
}

/// Where an air unit of the USN is based on the map.
///
/// # Errors
/// If it is not ours, lost, or not on the map.
pub(crate) fn our_air(table: &Table, unit: AirUnit) -> Result<Place, Refusal> {
    is_ours(unit.into())?;
    if table.air[unit].at == AirPlace::Eliminated {
        return Err(PieceRefusal::Eliminated(unit.into()).into());
    }
    let place = table.base_of(unit);
    place.ok_or_else(|| PieceRefusal::NotOnMap(unit.into()).into())
}

/// Where a task force of the USN is.
///
/// # Errors
/// If it is not on the map.
pub(crate) fn our_force(table: &Table, force: UsnForce) -> Result<Place, Refusal> {
    let place = table.place_of(force);
    place.ok_or_else(|| PieceRefusal::ForceNotOnMap(force).into())
}

/// Where a task force of the USN is, or a ship of its.
///
/// # Errors
/// If it is not ours, lost, or not on the map.
pub(crate) fn our_mover(table: &Table, mover: Mover) -> Result<Place, Refusal> {
    match mover {
        Mover::Force(Force::Usn(force)) => our_force(table, force),
        Mover::Force(Force::Ijn(_)) => Err(PieceRefusal::OtherSidesForce(mover).into()),
        Mover::Ship(ship) => our_ship(table, ship),
    }
}

/// Whether a unit is ours.
///
/// # Errors
/// If it is not.
pub(crate) fn is_ours(unit: Unit) -> Result<(), Refusal> {
    match unit.side() {
        Side::Usn => Ok(()),
        Side::Ijn => Err(PieceRefusal::OtherSide(unit).into()),
    }
}
