//! Which air units of the IJN can be repaired, and which return (19.2).

use crate::engine::table::{AirBase, AirPlace, Table};
use crate::engine::units::{AirHome, AirUnit, Side, Strength};

/// The reduced air units on the map: not those aboard a carrier that is damaged herself (4.1).
pub(super) fn reduced(table: &Table) -> Vec<AirUnit> {
    let units = AirUnit::of(Side::Ijn);
    let reduced = units.filter(|unit| table.air[*unit].strength == Strength::Reduced);
    reduced
        .filter(|unit| table.base_of(*unit).is_some())
        .collect()
}

/// The eliminated air units that can return.
pub(super) fn able_to_return(table: &Table) -> Vec<AirUnit> {
    let eliminated = table.ijn_air_eliminated();
    let has_base = |unit: &AirUnit| base_to_return_to(table, *unit).is_some();
    eliminated.filter(has_base).collect()
}

/// The carrier or base to which an eliminated air unit returns: its own carrier, if she is in play, or the base where it
/// began, if that has room.
pub(super) fn base_to_return_to(table: &Table, unit: AirUnit) -> Option<AirBase> {
    if table.air[unit].at != AirPlace::Eliminated {
        return None;
    }
    match unit.data().home {
        AirHome::Carrier(carrier) => {
            let is_in_play = table.place_of_ship(carrier).is_some();
            (is_in_play && table.has_room_aboard(carrier)).then_some(AirBase::Carrier(carrier))
        }
        AirHome::Base(place) => table
            .has_room_on_land(place)
            .then_some(AirBase::Land(place)),
        AirHome::Reinforcements => None,
    }
}
