//! Reinforcement (6.0(11a)): one unit a turn.

use crate::engine::Play;
use crate::engine::event::OrganizationEvent;
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{OrganizationRefusal, Refusal};
use crate::engine::table::{AirBase, AirPlace, ShipPlace, Table};
use crate::engine::units::{AirUnit, Ship, Side, Unit};

/// Where reinforcements come to: the West Coast, but for the Hudson of the Australians.
const fn arrives_in(unit: Unit) -> Place {
    match unit {
        Unit::Air(AirUnit::HudsonOfRaaf) => Place::Australia,
        Unit::Air(_) | Unit::Ship(_) => Place::WestCoast,
    }
}

/// Every unit that could be one.
pub(super) fn candidates() -> Vec<Order> {
    let ships = Ship::of(Side::Usn).map(Unit::Ship);
    let air = AirUnit::of(Side::Usn).map(Unit::Air);
    ships
        .chain(air)
        .map(|unit| Order::Reinforce { unit })
        .collect()
}

/// Whether a unit can come now, and where to.
pub(super) fn check(table: &Table, unit: Unit) -> Result<Place, Refusal> {
    pieces::is_ours(unit)?;
    if table.usn_turn.has_reinforced {
        return Err(OrganizationRefusal::Reinforced.into());
    }
    let is_in_box = match unit {
        Unit::Ship(ship) => table.ships[ship].at == ShipPlace::Reinforcements,
        Unit::Air(unit) => table.air[unit].at == AirPlace::Reinforcements,
    };
    if !is_in_box {
        return Err(OrganizationRefusal::NotAReinforcement(unit).into());
    }
    let place = arrives_in(unit);
    if let Unit::Air(unit) = unit {
        let base = AirBase::Land(place);
        if !table.has_room_for(base, 1) {
            return Err(OrganizationRefusal::NoRoom { unit, base }.into());
        }
    }
    Ok(place)
}

/// A unit comes.
pub(super) fn carry_out(play: &mut Play, unit: Unit) {
    if let Ok(at) = check(&play.table, unit) {
        play.happen(OrganizationEvent::Reinforced { unit, at });
    }
}
