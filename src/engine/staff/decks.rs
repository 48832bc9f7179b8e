//! Handling on the carriers: Hellcats go round as fast as the limits allow, attack planes go below
//! and stay there.

use super::advice;
use super::both::{self, PlanesWanted};
use super::fuel;
use super::grounds::{Grounds, Reasoned};
use super::guam;
use super::hunting;
use super::launching;
use super::lights;
use super::sensible::WhyLand;
use crate::engine::clock::Light;
use crate::engine::event::Deck;
use crate::engine::fleet::{AirOperations, AirStep, AirUnitId, CarrierId, Mission, UnitSet};
use crate::engine::forecast::{phases_to_come, raids_are_over};
use crate::engine::game::Game;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::order::Order;
use crate::engine::routine::{RoutineKind, preset};
use crate::engine::table::Table;

/// A mission with no more fuel than this lands while no raid is in sight.
const FUEL_TO_FLY_ON: u8 = 7;
/// Phases from a landing to the next launch: lower, service, raise, launch (6.23). With fewer to
/// come, landing brings nobody back.
const PHASES_BELOW: u8 = 4;

/// The next order of a step of air operations.
pub(in crate::engine) fn order(game: &Game, step: AirStep) -> Order {
    decide(game, step).0
}

/// The next order of a step of air operations, and why; no reason where it goes on as nothing is left to do.
pub(super) fn decide(game: &Game, step: AirStep) -> (Order, Option<Grounds>) {
    let lights = || match lights::turn_on(game)? {
        order @ Order::TurnOnLights { hex } => Some((order, Grounds::LightsPay(hex))),
        _ => None,
    };
    let handling = || match step {
        AirStep::Land => land(game, game.table()),
        _ if hunting::is_hunt(game) => hunting::operations(game, step),
        AirStep::Launch => launching::order(game),
        AirStep::Raise => raise(game),
        AirStep::Service => service(game),
        AirStep::Lower => lower(game),
    };
    match lights().or_else(handling) {
        Some((order, grounds)) => (order, Some(grounds)),
        None => (Order::GoOn, why_go_on(game, step)),
    }
}

/// Why nothing, or nothing more, is done in a step in which something could be.
fn why_go_on(game: &Game, step: AirStep) -> Option<Grounds> {
    let table = game.table();
    match step {
        AirStep::Launch if hunting::is_hunt(game) => {
            advice::strike_advice(game).map(|_| Grounds::NoStrike)
        }
        AirStep::Launch => launching::why_nobody(game),
        AirStep::Land => {
            let can_land = game
                .legal()
                .any(|order| matches!(order, Order::Land { .. }));
            let mut missions = table.missions.iter();
            let is_due = missions.any(|mission| why_due(game, table, mission).is_some());
            (can_land && !is_due).then_some(Grounds::NobodyIsDue)
        }
        AirStep::Raise | AirStep::Service | AirStep::Lower => None,
    }
}

/// How the decks stand at dawn: a search plane on every fleet carrier, and fighters.
pub(in crate::engine) fn ready(game: &Game) -> Order {
    let orders = preset(game.table(), RoutineKind::SearchesReady);
    orders.first().copied().unwrap_or(Order::GoOn)
}

fn raise(game: &Game) -> Option<Reasoned> {
    let table = game.table();
    let [fighters, planes] = units(table, Deck::Servicing);
    let wanted = PlanesWanted::now(game);
    // What is to search or to strike comes up first, for it is little.
    let wanted = planes
        .iter()
        .filter(|unit| both::may_stay(table, wanted, *unit));
    // With more on deck nobody could take off (6.24).
    let takes_off = |unit: &AirUnitId| {
        table.aboard(*unit).is_some_and(|(deck, _)| {
            deck.on_deck().len() < table.limits(deck.carrier).launch_occupancy
        })
    };
    let fighters = fighters.iter().filter(takes_off).collect();
    let raise = |units| legal(game, units, |unit| Order::Raise { unit });
    raise(wanted.collect())
        .map(|order| (order, both::planes_are_for(game)))
        .or_else(|| raise(fighters).map(|order| (order, Grounds::FightersGoRound)))
}

/// Fighters come into servicing, attack planes go back to the hangar.
fn service(game: &Game) -> Option<Reasoned> {
    let table = game.table();
    let [_, planes] = units(table, Deck::Servicing);
    let [fighters, _] = units(table, Deck::Hangar);
    let fighters = fighters.iter();
    let wanted = PlanesWanted::now(game);
    let fighters = fighters.filter(|unit| both::may_be_serviced(game, wanted, *unit));
    let fighters = fighters.collect();
    let idle = planes
        .iter()
        .filter(|unit| !both::may_stay(table, wanted, *unit));
    let stow = legal(game, idle.collect(), |unit| Order::Stow { unit });
    let service = || legal(game, fighters, |unit| Order::Service { unit });
    stow.map(|order| (order, Grounds::PlaneNotWanted))
        .or_else(|| both::service(game, wanted).map(|order| (order, both::planes_are_for(game))))
        .or_else(|| both::stow_in_the_way(game, wanted).map(|order| (order, Grounds::InTheWay)))
        .or_else(|| service().map(|order| (order, Grounds::FightersGoRound)))
}

/// What has landed goes below, fighters first, and attack planes that could not take off.
fn lower(game: &Game) -> Option<Reasoned> {
    let table = game.table();
    let [fighters, planes] = units(table, Deck::Landing);
    let [_, ready] = units(table, Deck::Ready);
    let wanted = PlanesWanted::now(game);
    let idle = ready
        .iter()
        .filter(|unit| !both::may_stay(table, wanted, *unit));
    let ready = idle.collect();
    let mut each = [
        (fighters, Grounds::HasLanded),
        (planes, Grounds::HasLanded),
        (ready, Grounds::PlaneNotWanted),
    ]
    .into_iter();
    each.find_map(|(units, why)| {
        legal(game, units, |unit| Order::Lower { unit }).map(|order| (order, why))
    })
    .or_else(|| both::lower_in_the_way(game, wanted).map(|order| (order, Grounds::InTheWay)))
}

/// The fighters and the attack planes that stand in a box, on all carriers.
fn units(table: &Table, place: Deck) -> [UnitSet; 2] {
    let all = table.decks.iter().map(|deck| deck.at(place));
    let all = all.fold(UnitSet::EMPTY, UnitSet::with);
    [all.fighters(), all.without(all.fighters())]
}

/// The first legal order for one of some units.
fn legal(game: &Game, units: UnitSet, order: impl Fn(AirUnitId) -> Order) -> Option<Order> {
    let mut orders = units.iter().map(order);
    orders.find(|order| game.check(*order).is_ok())
}

/// Brings the missions that are due down, the one with the least fuel first, on a table that may be ahead of the game's.
pub(super) fn land(game: &Game, table: &Table) -> Option<Reasoned> {
    if hunting::is_hunt(game) {
        return hunting::land(game, table);
    }
    let missions = table.missions.iter();
    let mut due: Vec<(&Mission, WhyLand)> = missions
        .filter_map(|mission| Some((mission, why_due(game, table, mission)?)))
        .collect();
    due.insertion_sort_by_key(|(mission, _)| mission.fuel);
    due.into_iter().find_map(|(mission, why)| {
        let unit = mission.units.iter().next()?;
        let mut decks = by_room(table, mission)
            .into_iter()
            .map(|carrier| Order::Land { unit, carrier });
        let may_land = |order: &Order| AirOperations::check(table, AirStep::Land, *order).is_ok();
        let order = decks.find(may_land)?;
        Some((order, Grounds::Lands(mission.id, why)))
    })
}

/// Whether a mission had better land now.
pub(super) fn is_due(game: &Game, table: &Table, mission: &Mission) -> bool {
    why_due(game, table, mission).is_some()
}

/// Why a mission had better land now, if it had: fighters that cannot fight any more, or have little fuel
/// left and time to refuel, as long as they can come back; bombers only if they must, unless the decks are
/// for searches and not for raids.
fn why_due(game: &Game, table: &Table, mission: &Mission) -> Option<WhyLand> {
    // 6.42: dark decks cost planes; what lasts to the end of the battle needs none.
    let is_dark = table.light() != Light::Day && !table.is_lit(mission.hex);
    if both::is_it(game) && is_dark && fuel::lasts_to_the_end(game, mission.fuel) {
        return None;
    }
    let is_strike_at_large = both::is_it(game) && !mission.is_intercept();
    if hunting::is_hunt(game) || is_strike_at_large {
        return hunting::why_due(game, table, mission);
    }
    if guam::patrol(game) == Some(mission.id) {
        return None;
    }
    let lasts = fuel::spare_to_the_end(game, mission.fuel) >= 0;
    let comes_back = phases_to_come(game) >= PHASES_BELOW && !raids_are_over(game);
    let refuels = comes_back && mission.is_intercept();
    if lasts && !refuels {
        return None;
    }
    let quiet = game.table().attackers().next().is_none();
    let low = quiet && mission.fuel.left() <= FUEL_TO_FLY_ON;
    let fights = fuel::allows_a_fight(game, mission, mission.hex, mission.fuel);
    match () {
        () if !low && fights => None,
        () if !refuels => Some(WhyLand::RunsOut),
        () if low => Some(WhyLand::LittleFuel),
        () => Some(WhyLand::NoFuelToFight),
    }
}

/// The carriers under a mission, those with the most room on deck and the fewest fighters first.
fn by_room(table: &Table, mission: &Mission) -> Vec<CarrierId> {
    let mut carriers: Vec<CarrierId> = table.carriers_in(mission.hex).collect();
    carriers.insertion_sort_by_key(|carrier| {
        let deck = table.deck(*carrier);
        deck.map(|deck| (deck.on_deck().len(), deck.aboard().fighters().len()))
    });
    carriers
}
