//! What the staff does in port: reinforcements, ships to their forces, and repairs (6.0(11), 6.0(16)).

use super::appraisal::{air_worth, ship_worth};
use super::best;
use super::rebasing::is_hot;
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::table::{AirPlace, Table};
use crate::engine::units::{Force, ShipClass, Side, Unit, UsnForce};

/// The next order of the organization step, of the legal ones.
pub(super) fn organize(table: &Table, legal: Vec<Order>) -> Option<Order> {
    best(legal, |order| match order {
        Order::Reinforce { unit } => 1000 + unit_worth(table, *unit),
        // Groups go aboard, and ships without a force join one; destroyers stay and guard the port, where they do not
        // spoil a force's spotting (20.2).
        // From deck to deck it would go for ever.
        Order::Embark { unit, .. } => match table.air[*unit].at {
            AirPlace::Base(_) => 800,
            _ => -1,
        },
        Order::Assign { ship, .. } => match table.force_of(*ship) {
            None if ship.class() != ShipClass::Dd => 500 + ship_worth(*ship),
            _ => -1,
        },
        Order::Form { ship, .. } => match table.force_of(*ship) {
            None if !matches!(ship.class(), ShipClass::Dd | ShipClass::Avd) => 400,
            _ => -1,
        },
        Order::Detach { ship } if ship.class() == ShipClass::Dd => match table.force_of(*ship) {
            Some(Force::Usn(force)) if leads_carriers(table, force) => 300,
            _ => -1,
        },
        Order::Done => 0,
        _ => -1,
    })
}

fn leads_carriers(table: &Table, force: UsnForce) -> bool {
    let is_in_port = table
        .place_of(force)
        .is_some_and(|place| place.is_home_base_of(Side::Usn));
    let mut ships = table.ships_in(force);
    is_in_port && ships.any(|ship| ship.is_carrier())
}

/// The next order of the logistics step, of the legal ones: carriers are repaired first.
pub(super) fn repair(table: &Table, legal: Vec<Order>) -> Option<Order> {
    let at_pearl = |port: &Place| i32::from(*port == Place::PearlHarbor);
    best(legal, |order| match order {
        Order::RepairShip { ship, port } => 500 + 2 * ship_worth(*ship) + at_pearl(port),
        Order::RepairDefense { .. } => 400,
        Order::RepairAir { unit, port } => 300 + 2 * air_worth(table, *unit) + at_pearl(port),
        Order::Refit { unit } => 200 + air_worth(table, *unit),
        Order::Withdraw { unit } => match table.base_of(*unit) {
            Some(place) if unit.is_naval() && place.home_base().is_none() => -1,
            Some(place) if is_hot(table, place) => -1,
            _ => 100 + air_worth(table, *unit),
        },
        Order::Done => 0,
        _ => -1,
    })
}

fn unit_worth(table: &Table, unit: Unit) -> i32 {
    match unit {
        Unit::Ship(ship) => ship_worth(ship),
        Unit::Air(unit) => air_worth(table, unit),
    }
}
