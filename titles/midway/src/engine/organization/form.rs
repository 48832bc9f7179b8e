//! Task forces that are formed anew in port (6.0(11d)).

use super::{check_leaving, remove_if_empty, ships_on_map, usn_force_of};
use crate::engine::Play;
use crate::engine::event::OrganizationEvent;
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{OrganizationRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::{Ship, UsnForce};

/// Where task forces are formed.
const PORTS: [Place; 3] = [Place::WestCoast, Place::PearlHarbor, Place::Australia];

/// Every marker that is not on the map with each ship in one of these ports.
pub(super) fn candidates(table: &Table) -> Vec<Order> {
    let available = UsnForce::ALL
        .iter()
        .filter(|force| table.place_of(**force).is_none());
    let orders = available.flat_map(|force| {
        let ships = ships_on_map(table).filter(|(_, place)| PORTS.contains(place));
        ships.map(|(ship, _)| Order::Form {
            force: *force,
            ship,
        })
    });
    orders.collect()
}

/// Whether a task force can be formed of a ship, and where. It needs one; others can join it afterwards.
pub(super) fn check(table: &Table, force: UsnForce, ship: Ship) -> Result<Place, Refusal> {
    if table.place_of(force).is_some() {
        return Err(OrganizationRefusal::InUse(force).into());
    }
    let place = pieces::our_ship(table, ship)?;
    if !PORTS.contains(&place) {
        return Err(OrganizationRefusal::NotFormedHere(place).into());
    }
    check_leaving(table, ship)?;
    Ok(place)
}

/// A task force is formed of a ship.
pub(super) fn carry_out(play: &mut Play, force: UsnForce, ship: Ship) {
    let left = usn_force_of(&play.table, ship);
    if let Ok(at) = check(&play.table, force, ship) {
        play.happen(OrganizationEvent::Formed { force, at });
        play.happen(OrganizationEvent::Assigned { ship, force });
        remove_if_empty(play, left);
    }
}
