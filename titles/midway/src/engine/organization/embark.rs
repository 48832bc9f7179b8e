//! Naval air units that go aboard a carrier in the same place (6.0(11b), 4.1).

use super::{ships_on_map, usn_force_of};
use crate::engine::Play;
use crate::engine::event::OrganizationEvent;
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{OrganizationRefusal, Refusal};
use crate::engine::table::{AirBase, Table};
use crate::engine::units::{AirUnit, Ship, Side};

/// Every naval air unit with each carrier in its place.
pub(super) fn candidates(table: &Table) -> Vec<Order> {
    let carriers = ships_on_map(table).filter(|(ship, _)| ship.is_carrier());
    let orders = carriers.flat_map(|(carrier, place)| {
        let air = table.air_based_at(place, Side::Usn);
        let air = air.filter(|unit| unit.is_naval());
        air.map(move |unit| Order::Embark { unit, carrier })
    });
    orders.collect()
}

/// Whether a naval air unit can go aboard a carrier, and from where.
pub(super) fn check(table: &Table, unit: AirUnit, carrier: Ship) -> Result<AirBase, Refusal> {
    let place = pieces::our_air(table, unit)?;
    if !unit.is_naval() {
        return Err(OrganizationRefusal::LandBased(unit).into());
    }
    let at = pieces::our_ship(table, carrier)?;
    if !carrier.is_carrier() {
        return Err(OrganizationRefusal::NotACarrier(carrier).into());
    }
    if at != place {
        return Err(OrganizationRefusal::AirApart { unit, carrier }.into());
    }
    // 6.0(11b): it is assigned to a task force, as the carrier is.
    if usn_force_of(table, carrier).is_none() {
        return Err(OrganizationRefusal::CarrierAlone(carrier).into());
    }
    let base = AirBase::Carrier(carrier);
    let from = table.air_base_of(unit);
    match from {
        Some(from) if from != base => {
            if !table.has_room_for(base, 1) {
                return Err(OrganizationRefusal::NoRoom { unit, base }.into());
            }
            Ok(from)
        }
        _ => Err(OrganizationRefusal::Aboard { unit, carrier }.into()),
    }
}

/// A naval air unit goes aboard a carrier.
pub(super) fn carry_out(play: &mut Play, unit: AirUnit, carrier: Ship) {
    if let Ok(from) = check(&play.table, unit, carrier) {
        play.happen(OrganizationEvent::Embarked {
            unit,
            from,
            carrier,
        });
    }
}
