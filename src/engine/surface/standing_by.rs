//! Surface units that stay with a crippled ship for the rest of the game (12.411).

use super::is_played;
use crate::engine::event::{Event, SurfaceEvent};
use crate::engine::fleet::left;
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SurfaceRefusal};
use crate::engine::ships::{Condition, ShipId, ShipSet};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Whether units may stay with a ship, as the chit of our movement is carried out.
pub(crate) fn check_standing_by(
    table: &Table,
    ships: ShipSet,
    ship: ShipId,
) -> Result<(), Refusal> {
    check(table, ships, ship).map_err(Refusal::Surface)
}

fn check(table: &Table, ships: ShipSet, ship: ShipId) -> Result<(), SurfaceRefusal> {
    if !is_played(table) {
        return Err(SurfaceRefusal::NotPlayed);
    }
    if ships.is_empty() {
        return Err(SurfaceRefusal::NobodyNamed);
    }
    let crippled = ship.is_us() && table.condition(ship) == Condition::Crippled;
    let hex = table.hex_of_ship(ship).filter(|_| crippled);
    let hex = hex.ok_or(SurfaceRefusal::NotCrippled(ship))?;
    let can_stay = |unit: ShipId| {
        let group = table.group_of(unit);
        let is_ready = group.is_some_and(|group| !table.markers.moved.contains(group));
        let is_sound = table.condition(unit) < Condition::Crippled;
        let is_here = table.hex_of_ship(unit) == Some(hex);
        is_ready && is_sound && is_here && unit.is_us() && !unit.data().kind.is_carrier()
    };
    match ships.iter().find(|unit| !can_stay(*unit)) {
        Some(unit) => Err(SurfaceRefusal::CannotStandBy(unit)),
        None => Ok(()),
    }
}

/// Each unit that may stay with each crippled ship; the player may name several.
pub(crate) fn legal_standing_by(table: &Table) -> Vec<Order> {
    if !is_played(table) {
        return Vec::new();
    }
    let crippled = table.crippled_us_ships().map(|(ship, _)| ship);
    let orders = crippled.flat_map(|ship| {
        let units = ShipId::all().filter(|unit| unit.is_us());
        units.map(move |unit| Order::StandBy {
            ships: unit.into(),
            ship,
        })
    });
    orders
        .filter(|order| match *order {
            Order::StandBy { ships, ship } => check(table, ships, ship).is_ok(),
            _ => false,
        })
        .collect()
}

/// They stay, and the ship is on the map by herself with them.
pub(crate) fn stand_by(play: &mut Play, ships: ShipSet, ship: ShipId) {
    let Some(hex) = play.table.hex_of_ship(ship) else {
        return;
    };
    if let Some(left) = left(&play.table, ship) {
        play.happen(left);
    }
    play.happen(Event::Surface(SurfaceEvent::StandsBy { ships, ship, hex }));
}
