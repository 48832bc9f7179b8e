//! Air operations and strikes while nobody knows where the enemy is: attack planes stand ready to search, and go
//! out against carriers that are known and near.

use super::schedule::phases_to_come;
use super::strikes::fly_towards;
use crate::engine::event::Deck;
use crate::engine::fleet::{
    self, AirStep, AirUnitId, FlightDeck, Mission, MissionId, MissionType, UnitSet,
    check_can_operate,
};
use crate::engine::forces::{Detection, Force};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Hexes from the fleet at which a strike is sent.
const REACH: u8 = 6;
/// Units that make a strike worth sending.
const LEAST_UNITS: u8 = 3;

/// Whether the enemy has yet to be found, and does not raid.
pub(super) fn is_hunt(game: &Game) -> bool {
    game.scenario().rumours.is_some() && game.scenario().raids.is_empty()
}

/// The next order of a step of air operations.
pub(super) fn operations(game: &Game, step: AirStep) -> Option<Order> {
    let table = game.table();
    match step {
        AirStep::Launch => launch(game),
        AirStep::Raise => each(game, planes(table, Deck::Servicing), |unit| Order::Raise {
            unit,
        }),
        // Hellcats make room for planes that search.
        AirStep::Service => {
            let waiting = planes(table, Deck::Hangar);
            each(game, waiting, |unit| Order::Service { unit }).or_else(|| {
                let fighters = on(table, Deck::Servicing).fighters();
                let crowded = |unit: &AirUnitId| {
                    let deck = table
                        .decks
                        .iter()
                        .find(|deck| deck.servicing.contains(*unit));
                    deck.is_some_and(|deck| !without_fighters(deck.hangar).is_empty())
                };
                let fighters: UnitSet = fighters.iter().filter(crowded).collect();
                each(game, fighters, |unit| Order::Stow { unit })
            })
        }
        AirStep::Lower => each(game, on(table, Deck::Landing), |unit| Order::Lower { unit }),
        AirStep::Land => {
            let mut landings = game
                .legal()
                .filter(|order| matches!(order, Order::Land { .. }));
            landings.find(|order| match order {
                Order::Land { unit, .. } => {
                    let mission = table.mission_of(*unit);
                    mission.is_some_and(|mission| mission.spent || target(table, mission).is_none())
                }
                _ => false,
            })
        }
    }
}

/// Where a strike that has an attempt left flies: to the nearest carriers, or home.
pub(super) fn movement(game: &Game) -> Option<Order> {
    let table = game.table();
    let mut waiting = fleet::waiting(table)
        .filter(|mission| mission.id.kind == MissionType::Strike && !mission.spent);
    let strike = waiting.next()?;
    let home = table.task_group(strike.base).map(|group| group.hex);
    let to = target(table, strike).map(|force| force.hex).or(home)?;
    let hold = Order::Hold { mission: strike.id };
    if to != strike.hex
        && let Some(flight) = fly_towards(game, strike, to)
    {
        return Some(flight);
    }
    Some(if game.check(hold).is_ok() {
        hold
    } else {
        Order::EndMovement
    })
}

/// The nearest carriers that a strike may look for.
fn target<'a>(table: &'a Table, strike: &Mission) -> Option<&'a Force> {
    let fuel = strike.fuel.left();
    let carriers = carriers(table).filter(|force| force.hex.distance(strike.hex) <= fuel / 2);
    carriers.min_by_key(|force| force.hex.distance(strike.hex))
}

/// Forces known to have carriers, where somebody has seen them.
fn carriers(table: &Table) -> impl Iterator<Item = &Force> {
    table
        .forces
        .iter()
        .filter(|force| force.intelligence.is_carrier_force() && force.detection.is_detected())
}

/// Everything that can take off goes out against carriers that are near and well known.
fn launch(game: &Game) -> Option<Order> {
    let table = game.table();
    let fleet = table.task_groups.first()?.hex;
    let near = |force: &Force| {
        let distance = force.hex.distance(fleet);
        distance <= REACH
            && force.detection >= Detection::Located
            && phases_to_come(game) >= distance
    };
    if !carriers(table).any(near) {
        return None;
    }
    let units = without_fighters(able(table));
    let mission = MissionId::strike(table.free_display()?);
    let strike = Order::Launch { mission, units };
    (units.len() >= LEAST_UNITS && game.check(strike).is_ok()).then_some(strike)
}

/// The ready units that can take off together (6.24).
fn able(table: &Table) -> UnitSet {
    let able_on = |deck: &FlightDeck| {
        let limits = table.limits(deck.carrier);
        let closed = check_can_operate(table, deck.carrier).is_err()
            || deck.handled.landed > 0
            || deck.on_deck().len() > limits.launch_occupancy;
        let left = table.launches_left(deck.carrier);
        deck.ready.first(if closed { 0 } else { left })
    };
    let decks = table.decks.iter().map(able_on);
    decks.fold(UnitSet::EMPTY, UnitSet::with)
}

fn on(table: &Table, place: Deck) -> UnitSet {
    let decks = table.decks.iter().map(|deck| deck.at(place));
    decks.fold(UnitSet::EMPTY, UnitSet::with)
}

fn planes(table: &Table, place: Deck) -> UnitSet {
    without_fighters(on(table, place))
}

fn without_fighters(units: UnitSet) -> UnitSet {
    units.without(units.fighters())
}

/// The first order of its kind that is legal.
fn each(game: &Game, units: UnitSet, order: impl Fn(AirUnitId) -> Order) -> Option<Order> {
    let mut orders = units.iter().map(order);
    orders.find(|order| game.check(*order).is_ok())
}
