//! Questions to which nobody could want another answer than the one that goes on.

use super::steps::nothing_to_do;
use super::{landing_losses_in_ten, phases_to_come};
use crate::engine::combat::FUEL_OF_COMBAT;
use crate::engine::decision::Decision;
use crate::engine::fleet::{self, AirStep, Fuel, Mission};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Why nobody could want another answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needless {
    /// No mission is in the air and no raid in sight: no patrol has anything to meet.
    NothingToMove,
    /// Every mission over the carriers has the fuel to stay to the end, and for a fight.
    NobodyHasToLand,
    /// Every mission that could land has hardly flown, and a raid is in sight.
    TanksAreFull,
    /// Landed units are in the way of the step, and go below in a later one.
    InTheWay(AirStep),
}

/// The order that goes on, if nobody could want another, and why. Not where the player has just
/// begun to do something: then he says himself when he is done.
pub fn needless(game: &Game) -> Option<(Order, Needless)> {
    let table = game.table();
    match game.decision()? {
        Decision::AirMovement
            if table.missions.is_empty()
                && table.inbound().next().is_none()
                && !has_placed(game) =>
        {
            Some((Order::EndMovement, Needless::NothingToMove))
        }
        Decision::Landing if !has_landed(game) => {
            let mut over = over_carriers(table);
            let nobody_has_to = over.all(|mission| stays_up(game, mission));
            nobody_has_to.then_some((Order::EndLanding, Needless::NobodyHasToLand))
        }
        Decision::AirOperations {
            step: AirStep::Land,
        } if !has_landed(game) && table.inbound().next().is_some() => {
            let can_land = nothing_to_do(table, AirStep::Land).is_none();
            let full = over_carriers(table).all(|mission| is_fresh(table, mission));
            (can_land && full).then_some((Order::GoOn, Needless::TanksAreFull))
        }
        Decision::AirOperations {
            step: step @ (AirStep::Raise | AirStep::Service),
        } => {
            let mut orders = game.legal();
            let stuck = orders.all(|order| order == Order::GoOn);
            let lands = table.decks.iter().any(|deck| !deck.landing.is_empty());
            (stuck && lands).then_some((Order::GoOn, Needless::InTheWay(step)))
        }
        _ => None,
    }
}

fn has_landed(game: &Game) -> bool {
    matches!(game.orders().last(), Some(Order::Land { .. }))
}

fn has_placed(game: &Game) -> bool {
    matches!(game.orders().last(), Some(Order::PlaceCap { .. }))
}

fn over_carriers(table: &Table) -> impl Iterator<Item = &Mission> {
    let missions = table.missions.iter();
    missions.filter(|mission| table.carriers_in(mission.hex).next().is_some())
}

/// Whether it can hold to the end of the scenario and fight once more, and none of it Fuel Critical.
fn stays_up(game: &Game, mission: &Mission) -> bool {
    let spent = i16::from(phases_to_come(game)) + i16::from(FUEL_OF_COMBAT);
    mission.is_intercept() && i16::from(mission.fuel.left()) > spent
}

/// Whether a fighter mission has flown no more than a fight costs.
fn is_fresh(table: &Table, mission: &Mission) -> bool {
    let full: Fuel = Mission::starting_fuel(mission.units);
    let is_safe = landing_losses_in_ten(table, mission) == 0;
    let is_full = mission.fuel >= full.spend(FUEL_OF_COMBAT - 1);
    mission.id.kind == fleet::MissionType::Intercept && is_full && is_safe
}
