//! Air operations and strikes while nobody knows where the enemy is: attack planes stand ready to search, and go
//! out against carriers that are known and near.

use super::both;
use super::chase;
use super::counterstrike;
use super::grounds::{Grounds, Reasoned};
use super::home;
use super::readying;
use super::sensible::WhyLand;
use super::strikes::fly_towards;
use super::{Course, Destination};
use crate::engine::fleet::{
    AirOperations, AirStep, FlightDeck, Mission, MissionId, UnitSet, check_can_operate,
    within_the_wind,
};
use crate::engine::forces::{Detection, Force, Intelligence};
use crate::engine::forecast::{self, FUEL_TO_WAIT, Short, homecomings};
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Hexes from the fleet at which a strike is sent where forces do not raid: what stands on deck there burns under no raid,
/// and what is still in the air at the end costs nothing (4.454).
const REACH: u8 = 8;
/// Hellcats that go with it.
const ESCORTS: u8 = 2;
/// Units that make a strike worth sending.
pub(super) const LEAST_UNITS: u8 = 2;

/// Whether the enemy has yet to be found, and does not raid.
pub(super) fn is_hunt(game: &Game) -> bool {
    game.scenario().rumours.is_some() && game.scenario().force_raids.is_none()
}

/// The next order of a step of air operations.
pub(super) fn operations(game: &Game, step: AirStep) -> Option<Reasoned> {
    let table = game.table();
    match step {
        AirStep::Launch => launch(game).map(|order| (order, Grounds::Strike)),
        AirStep::Raise | AirStep::Service | AirStep::Lower => {
            let order = readying::next_order(table, step, |_| true, |_| true)?;
            Some((order, Grounds::DecksForSearches))
        }
        AirStep::Land => land(game, table),
    }
}

/// The first landing of a mission that is due, on a table that may be ahead of the game's.
pub(super) fn land(game: &Game, table: &Table) -> Option<Reasoned> {
    let landings = AirOperations::legal(table, AirStep::Land).into_iter();
    let mut landings = landings.filter_map(|order| match order {
        Order::Land { unit, .. } => Some((order, table.mission_of(unit)?)),
        _ => None,
    });
    landings.find_map(|(order, mission)| {
        let why = why_due(game, table, mission)?;
        Some((order, Grounds::Lands(mission.id, why)))
    })
}

/// Why a mission had better land now, if it had: one that has attacked, or has nothing to attack, as long as that
/// takes no deck from a search that comes home, which ditches without one (8.28), while a mission can wait.
pub(super) fn why_due(game: &Game, table: &Table, mission: &Mission) -> Option<WhyLand> {
    let done = match () {
        () if mission.is_intercept() => Some(WhyLand::NothingToFight),
        () if mission.spent => Some(WhyLand::HasAttacked),
        () if target(game, mission).is_none() => Some(WhyLand::NothingToAttack),
        () => None,
    };
    let can_wait = mission.fuel.left() >= FUEL_TO_WAIT;
    let takes_a_deck = homecomings(table)
        .iter()
        .any(|home| home.room <= home.units.len());
    done.filter(|_| !(can_wait && takes_a_deck))
}

/// Where a strike flies that has an attempt left: to a force that is worth an attack, and from which it still comes home,
/// or home.
pub(super) fn course(game: &Game, strike: &Mission) -> Course {
    let hold = Order::Hold { mission: strike.id };
    let stays = game.check(hold).is_ok().then_some(hold);
    let target = target(game, strike);
    if let Some(force) = target {
        let way = match force.hex == strike.hex {
            true => stays,
            false => fly_towards(game, strike, force.hex),
        };
        if let Some(order) = way {
            let to = Destination::Force(force.id);
            return Course { order, to };
        }
    }
    let flight = forecast::flight_home(game, strike).map(|home| Order::Fly {
        mission: strike.id,
        to: home.hex,
    });
    Course {
        order: flight.or(stays).unwrap_or(Order::EndMovement),
        to: Destination::Home,
    }
}

/// The force that a strike may attack and come home from: the nearest with carriers, else the nearest of which there
/// is something to learn, for contact tells all of it (5.1).
pub(super) fn target<'a>(game: &'a Game, strike: &Mission) -> Option<&'a Force> {
    let targets = targets(game.table()).filter(|force| comes_home_from(game, strike, force.hex));
    targets.min_by_key(|force| {
        let is_carrier_force = force.intelligence.is_carrier_force();
        (!is_carrier_force, force.hex.distance(strike.hex))
    })
}

/// Whether a strike has the fuel to fly to a hex and attack there, and to come home from it.
pub(super) fn comes_home_from(game: &Game, strike: &Mission, hex: HexId) -> bool {
    if game.scenario().battle.is_some() {
        let home = home::of_mission(game.table(), strike, hex);
        let home = home.map_or(0, |home| home.distance(hex));
        let out = strike.hex.distance(hex);
        let worst = counterstrike::WORST_IN_FLIGHT;
        return counterstrike::brings_home(game, strike.fuel, out, home, worst);
    }
    let there = forecast::fuel_after_attack(strike.fuel, strike.hex.distance(hex));
    !forecast::shortage(game, strike, hex, there).is_some_and(Short::is_fatal)
}

/// Forces in contact that are worth an attack: those with carriers, and those not fully known.
pub(super) fn targets(table: &Table) -> impl Iterator<Item = &Force> {
    let detected = table.forces.iter().filter(|it| it.detection.is_detected());
    detected.filter(|force| is_worth_an_attack(table, force))
}

/// Whether a strike gains by contact with a force, for all that is known of it: hits on carriers that are not going down
/// already, or what it is.
pub fn is_worth_an_attack(table: &Table, force: &Force) -> bool {
    match force.intelligence {
        Intelligence::Level4Carriers => has_carriers_to_hit(table, force),
        known => known.is_carrier_force() || !known.is_complete(),
    }
}

/// Whether a force whose ships are known has a carrier that is not going down already.
pub(super) fn has_carriers_to_hit(table: &Table, force: &Force) -> bool {
    let mut carriers = force.carriers();
    carriers.any(|ship| !table.is_sunk_or_sinking(ship))
}

/// Those that are near enough, and known well enough, to send a strike to them.
fn near_targets(game: &Game) -> Vec<&Force> {
    let table = game.table();
    let Some(fleet) = home::of_fleet(table) else {
        return Vec::new();
    };
    let near = |force: &&Force| {
        is_near(game, way_to(game, fleet, force)) && force.detection >= least_detection(game)
    };
    targets(table).filter(near).collect()
}

/// Hexes from the fleet to where a force is likely to be when a strike comes to it.
pub(super) fn way_to(game: &Game, fleet: HexId, force: &Force) -> u8 {
    force.hex.distance(fleet) + chase::goes_off(game, force)
}

/// How well a force must be in sight for a strike. Carriers that keep their distance are seldom seen better than roughly so
/// far off; those that come on to raid soon are.
pub(super) fn least_detection(game: &Game) -> Detection {
    match game.scenario().battle {
        None if both::is_it(game) => Detection::Located,
        _ => Detection::ApproximateSighting,
    }
}

/// Whether a strike that takes off now comes to a force so many hexes off before night, when none finds a force, and may
/// fly so far.
pub(super) fn is_near(game: &Game, distance: u8) -> bool {
    counterstrike::arrives_in_the_light(game, distance, 0) && is_in_range(game, distance)
}

/// Whether a strike may fly so many hexes.
pub(super) fn is_in_range(game: &Game, distance: u8) -> bool {
    match both::is_it(game) {
        true => counterstrike::has_fuel_for(game, distance),
        false => distance <= REACH,
    }
}

/// Whether there are carriers among them.
pub(super) fn has_target(game: &Game) -> bool {
    let near = near_targets(game);
    near.iter()
        .any(|force| force.intelligence.is_carrier_force())
}

/// Against carriers that are near and known goes out every attack plane that can take off, with fighters; against another
/// force that is not fully known, as few as make a strike.
pub(super) fn launch(game: &Game) -> Option<Order> {
    let table = game.table();
    let able = able(table);
    let units = able_planes(table);
    let units = match has_target(game) {
        true => {
            let fighters = units.iter().chain(able.fighters().iter());
            let fighters = within_the_wind(table, fighters).fighters();
            let escorts = match both::is_it(game) {
                true => counterstrike::escorts(game, &near_targets(game)),
                false => ESCORTS,
            };
            units.with(fighters.first(escorts))
        }
        // Where raids come, planes are kept for carriers; elsewhere one at a time, for the decks are for searches too.
        false if both::is_it(game) => return None,
        false if near_targets(game).is_empty() || !table.missions.is_empty() => return None,
        false => units.first(LEAST_UNITS),
    };
    let mission = MissionId::strike(table.free_display()?);
    let strike = Order::Launch { mission, units };
    let planes = without_fighters(units).len();
    (planes >= LEAST_UNITS && game.check(strike).is_ok()).then_some(strike)
}

/// The ready units that can take off together (6.24).
pub(super) fn able(table: &Table) -> UnitSet {
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

/// The attack planes that can take off together, as the wind lets them (17).
pub(super) fn able_planes(table: &Table) -> UnitSet {
    within_the_wind(table, without_fighters(able(table)).iter())
}

fn without_fighters(units: UnitSet) -> UnitSet {
    units.without(units.fighters())
}
