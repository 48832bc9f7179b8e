//! Ships that join a task force in the same place, or leave theirs (6.0(11b), 8.2).

use super::{check_capacity, check_leaving, remove_if_empty, ships_on_map, usn_force_of};
use crate::engine::Play;
use crate::engine::event::OrganizationEvent;
use crate::engine::map::Place;
use crate::engine::order::Order;
use crate::engine::pieces;
use crate::engine::refusal::{OrganizationRefusal, Refusal};
use crate::engine::table::Table;
use crate::engine::units::{Ship, UsnForce};

/// Every ship with each task force in her place, and every ship by herself.
pub(super) fn candidates(table: &Table) -> Vec<Order> {
    let join = ships_on_map(table).flat_map(|(ship, place)| {
        let forces = table.usn_forces_at(place);
        forces.map(move |force| Order::Assign { ship, force })
    });
    let leave = ships_on_map(table).map(|(ship, _)| Order::Detach { ship });
    join.chain(leave).collect()
}

/// Whether a ship can join a task force.
pub(super) fn check_assign(table: &Table, ship: Ship, force: UsnForce) -> Result<(), Refusal> {
    let place = pieces::our_ship(table, ship)?;
    if pieces::our_force(table, force)? != place {
        return Err(OrganizationRefusal::Apart { ship, force }.into());
    }
    if usn_force_of(table, ship) == Some(force) {
        return Err(OrganizationRefusal::InForce { ship, force }.into());
    }
    check_leaving(table, ship)?;
    check_capacity(table, force, table.ships_in(force).count() + 1)
}

/// A ship joins a task force.
pub(super) fn assign(play: &mut Play, ship: Ship, force: UsnForce) {
    let left = usn_force_of(&play.table, ship);
    play.happen(OrganizationEvent::Assigned { ship, force });
    remove_if_empty(play, left);
}

/// Whether a ship can leave her task force, and where: in this step she can anywhere (8.2).
pub(super) fn check_detach(table: &Table, ship: Ship) -> Result<Place, Refusal> {
    let place = pieces::our_ship(table, ship)?;
    if usn_force_of(table, ship).is_none() {
        return Err(OrganizationRefusal::InNoForce(ship).into());
    }
    check_leaving(table, ship)?;
    Ok(place)
}

/// A ship leaves her task force.
pub(super) fn detach(play: &mut Play, ship: Ship) {
    let left = usn_force_of(&play.table, ship);
    if let Ok(at) = check_detach(&play.table, ship) {
        play.happen(OrganizationEvent::Detached { ship, at });
        remove_if_empty(play, left);
    }
}
