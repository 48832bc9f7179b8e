//! The player's organization, G-1 (6.0(11)): reinforcement, ships and air groups assigned, task forces combined and formed,
//! leaders. Each may be done in any order, as often as the player likes but for the reinforcement.

mod assign;
mod combine;
mod embark;
mod form;
mod leaders;
mod reinforce;

use super::decision::Decision;
use super::event::MovementEvent;
use super::map::Place;
use super::order::Order;
use super::refusal::{OrganizationRefusal, Refusal};
use super::spotting;
use super::table::Table;
use super::units::{Ship, Side, UsnForce};
use super::{Play, Step};

/// The step of organization, until the player has done.
#[derive(Clone, Copy, Debug, Default)]
pub struct Organization {
    is_done: bool,
}

impl Organization {
    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        match self.is_done || legal(&play.table) == [Order::Done] {
            true => Step::Done,
            false => Step::Ask(Decision::Organization),
        }
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        match order {
            Order::Reinforce { unit } => reinforce::carry_out(play, *unit),
            Order::Assign { ship, force } => assign::assign(play, *ship, *force),
            Order::Detach { ship } => assign::detach(play, *ship),
            Order::Embark { unit, carrier } => embark::carry_out(play, *unit, *carrier),
            Order::Combine { forces } => combine::carry_out(play, forces),
            Order::Form { force, ship } => form::carry_out(play, *force, *ship),
            Order::AssignLeader { leader, force } => leaders::carry_out(play, *leader, *force),
            _ => self.is_done = true,
        }
        // 9.2: a marker that has just been turned over or formed meets whoever is there.
        spotting::spot_those_who_meet(play);
    }
}

/// Whether the player can organize his forces so.
pub(crate) fn check(table: &Table, order: &Order) -> Result<(), Refusal> {
    match order {
        Order::Reinforce { unit } => reinforce::check(table, *unit).map(drop),
        Order::Assign { ship, force } => assign::check_assign(table, *ship, *force),
        Order::Detach { ship } => assign::check_detach(table, *ship).map(drop),
        Order::Embark { unit, carrier } => embark::check(table, *unit, *carrier).map(drop),
        Order::Combine { forces } => combine::check(table, forces),
        Order::Form { force, ship } => form::check(table, *force, *ship).map(drop),
        Order::AssignLeader { leader, force } => leaders::check(table, *leader, *force),
        Order::Done => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

/// What the player can do: of task forces to be combined only pairs, and last that he has done.
pub(crate) fn legal(table: &Table) -> Vec<Order> {
    let orders = [
        reinforce::candidates(),
        assign::candidates(table),
        embark::candidates(table),
        combine::candidates(table),
        form::candidates(table),
        leaders::candidates(),
        vec![Order::Done],
    ];
    let mut orders = orders.concat();
    orders.retain(|order| check(table, order).is_ok());
    orders
}

/// The ships of the USN on the map, with their places.
fn ships_on_map(table: &Table) -> impl Iterator<Item = (Ship, Place)> {
    Ship::of(Side::Usn).filter_map(|ship| Some((ship, table.place_of_ship(ship)?)))
}

/// Whether a task force holds so many ships (4.4).
fn check_capacity(table: &Table, force: UsnForce, ships: usize) -> Result<(), Refusal> {
    match table.capacity_of_force(force) {
        Some(most) if ships > most => Err(OrganizationRefusal::ForceFull { force, most }.into()),
        _ => Ok(()),
    }
}

/// Whether a ship may leave the task force that she is in, if she is in one: no leader stays behind alone (20.1).
fn check_leaving(table: &Table, ship: Ship) -> Result<(), Refusal> {
    let Some(force) = usn_force_of(table, ship) else {
        return Ok(());
    };
    let is_last = table.ships_in(force).count() == 1;
    match table.leaders_with(force).next().filter(|_| is_last) {
        Some(leader) => Err(OrganizationRefusal::LeaderAlone { leader, force }.into()),
        None => Ok(()),
    }
}

/// The task force of the USN that a ship is in.
fn usn_force_of(table: &Table, ship: Ship) -> Option<UsnForce> {
    use super::units::Force;
    match table.force_of(ship)? {
        Force::Usn(force) => Some(force),
        Force::Ijn(_) => None,
    }
}

/// A marker without ships goes to the box of available task forces (8.3).
fn remove_if_empty(play: &mut Play, force: Option<UsnForce>) {
    if let Some(force) = force.filter(|force| !play.table.has_ships(*force)) {
        let force = force.into();
        play.happen(MovementEvent::MarkerRemoved { force });
    }
}

#[cfg(test)]
mod tests;
