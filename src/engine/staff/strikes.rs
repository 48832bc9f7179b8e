//! Strikes on ships: some of the Hellcats sweep the fighters away, so that the bombers, who come
//! after them in two strong strikes, count twice (5.61).
//!
//! The scenarios with strikes end with the last attack, so fuel is worth nothing after it.

use std::cmp::Reverse;

use super::bombs;
use super::strike_odds::{cap, planes, worth};
use super::{Course, Destination};
use crate::engine::combat::{Quarry, divide_cap};
use crate::engine::fleet::{self, Mission, MissionId, MissionType};
use crate::engine::forces::Force;
use crate::engine::forecast;
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::ships::ShipId;
use crate::engine::table::Table;

/// The strike of Hellcats alone.
const SWEEP: MissionId = MissionId::strike(1);
/// The strikes of bombers: two are sure to find enough rolls and rarely both miss their target.
const BOMBERS: [MissionId; 2] = [MissionId::strike(2), MissionId::strike(3)];

/// Puts the next units of the pool into their strike: the Hellcats into the sweep as far as it
/// needs them, and then, like the bombers, wherever there is least.
pub(in crate::engine) fn form(game: &Game) -> Order {
    let table = game.table();
    let fighters = table.pool.fighters();
    let sweep = units(table, SWEEP);
    if let Some(fighter) = fighters.iter().next() {
        let left = BOMBERS.len() as u8;
        let mission = if sweep < sweepers(table) && fighters.len() > left {
            SWEEP
        } else {
            weakest(table, units)
        };
        return launch(mission, fighter);
    }
    let heaviest = |unit: &fleet::AirUnitId| (unit.kind().attack_value(), Reverse(*unit));
    match table.pool.iter().max_by_key(heaviest) {
        Some(bomber) => launch(weakest(table, attack_value), bomber),
        None => Order::GoOn,
    }
}

/// The staff's division of all units, strike by strike, as orders that first take back who is in a strike.
pub fn division(game: &Game) -> Vec<Order> {
    let mut ahead = game.clone();
    let formed = ahead.table().missions.iter();
    let mut orders: Vec<Order> = formed
        .map(|strike| Order::Recall {
            mission: strike.id,
            units: strike.units,
        })
        .collect();
    if orders.iter().any(|order| ahead.play(*order).is_err()) {
        return Vec::new();
    }
    loop {
        let order = form(&ahead);
        if order == Order::GoOn || ahead.play(order).is_err() {
            break;
        }
    }
    let formed = ahead.table().missions.iter();
    orders.extend(formed.map(|strike| Order::Launch {
        mission: strike.id,
        units: strike.units,
    }));
    orders
}

fn launch(mission: MissionId, unit: fleet::AirUnitId) -> Order {
    Order::Launch {
        mission,
        units: unit.into(),
    }
}

/// Hellcats that the sweep needs against the thinnest CAP: two for each point, for it takes on so
/// many (4.53), and one to spare.
fn sweepers(table: &Table) -> u16 {
    let thinnest = targets(table).map(|force| cap(table, force, false)).min();
    thinnest.map_or(0, |points| 2 * u16::from(points) + 1)
}

fn weakest(table: &Table, by: impl Fn(&Table, MissionId) -> u16) -> MissionId {
    let [first, second] = BOMBERS;
    if by(table, second) < by(table, first) {
        second
    } else {
        first
    }
}

fn units(table: &Table, strike: MissionId) -> u16 {
    let strike = table.mission(strike);
    strike.map_or(0, |strike| strike.units.len().into())
}

fn attack_value(table: &Table, strike: MissionId) -> u16 {
    let strike = table.mission(strike);
    strike.map_or(0, |strike| strike.units.attack_value())
}

/// The carrier forces that strikes may look for.
fn targets(table: &Table) -> impl Iterator<Item = &Force> {
    let forces = table.forces.iter();
    forces.filter(|force| force.detection.is_detected() && force.has_carriers())
}

fn strikes(table: &Table) -> impl Iterator<Item = &Mission> {
    let missions = table.missions.iter();
    missions.filter(|mission| mission.id.kind == MissionType::Strike && !mission.spent)
}

fn is_sweep(strike: &Mission) -> bool {
    planes(strike).is_empty()
}

/// Where a strike flies, or that it stays where it is.
pub(super) fn course(game: &Game, strike: &Mission) -> Course {
    let hold = Order::Hold { mission: strike.id };
    let target = target(game.table(), strike);
    let flight = target.filter(|force| force.hex != strike.hex);
    let flight = flight.and_then(|force| fly_towards(game, strike, force.hex));
    // 4.22: one that has nothing left to wait for comes home.
    let must_go = flight.is_none() && game.check(hold).is_err();
    let home = forecast::flight_home(game, strike).filter(|_| must_go);
    let home = home.map(|reach| Order::Fly {
        mission: strike.id,
        to: reach.hex,
    });
    Course {
        order: flight.or(home).unwrap_or(hold),
        to: target.map_or(Destination::Home, |force| Destination::Force(force.id)),
    }
}

/// The force that a strike flies to. One that is over a force it can do something to stays there: if
/// the next attack elsewhere made it turn, it might turn again, and come home without an attack.
fn target<'a>(table: &'a Table, strike: &Mission) -> Option<&'a Force> {
    let promise = |force: &&Force| {
        let here = force.hex == strike.hex;
        (here, prospect(table, strike, force))
    };
    let promising = targets(table)
        .filter(|force| has_carrier_to_sink(table, force) && prospect(table, strike, force) > 0);
    promising.max_by_key(promise)
}

/// What it is worth to a strike to fly to a force.
fn prospect(table: &Table, strike: &Mission, force: &Force) -> i32 {
    let points = cap(table, force, false);
    if !is_sweep(strike) {
        // Hellcats that are there already go in first.
        let there = strikes(table).filter(|it| is_sweep(it) && it.hex == force.hex);
        let left = there.fold(points, |left, sweep| divide_cap(left, sweep.units.len()).1);
        return chance(table, strike, force, left);
    }
    let (met, after) = divide_cap(points, strike.units.len());
    let bombers = strikes(table).filter(|strike| !is_sweep(strike));
    let cleared: i32 = bombers
        .map(|strike| worth(table, strike, force, after))
        .sum();
    // Fighters shot down count by themselves as well.
    i32::from(met) * (1 + cleared)
}

/// The flight that brings a strike nearest to a hex.
pub(super) fn fly_towards(game: &Game, strike: &Mission, target: HexId) -> Option<Order> {
    let distance = strike.hex.distance(target);
    let reach = (1..=fleet::range(strike)).flat_map(|hexes| strike.hex.ring(hexes));
    let nearer = reach.filter(|hex| hex.distance(target) < distance);
    let flights = nearer.map(|to| {
        let mission = strike.id;
        (to.distance(target), Order::Fly { mission, to })
    });
    let legal = flights.filter(|(_, fly)| game.check(*fly).is_ok());
    legal.min_by_key(|(left, _)| *left).map(|(_, fly)| fly)
}

/// The next attack: sweeps first, then what is worth most.
pub(in crate::engine) fn attack(game: &Game) -> Order {
    let table = game.table();
    let pairs = strikes(table).flat_map(|strike| targets(table).map(move |force| (strike, force)));
    let attacks = pairs.filter_map(|(strike, force)| {
        let contact = contact(game, strike, force)?;
        Some((promise(table, strike, force)?, contact))
    });
    let best = attacks.max_by_key(|(promise, _)| *promise);
    let best = best.map(|(_, contact)| contact);
    best.or_else(|| look_at_a_rumour(game))
        .unwrap_or(Order::GoOn)
}

/// Bombers that have come to a force of which there is something to learn find out (5.1).
fn look_at_a_rumour(game: &Game) -> Option<Order> {
    let table = game.table();
    let is_open =
        |force: &&Force| !force.intelligence.is_complete() && force.detection.is_detected();
    let bombers = strikes(table).filter(|strike| !is_sweep(strike));
    let forces = || table.forces.iter().filter(is_open);
    let mut pairs = bombers.flat_map(|strike| forces().map(move |force| (strike, force)));
    pairs.find_map(|(strike, force)| contact(game, strike, force))
}

fn contact(game: &Game, strike: &Mission, force: &Force) -> Option<Order> {
    let contact = Order::Contact {
        mission: strike.id,
        force: force.id,
    };
    game.check(contact).is_ok().then_some(contact)
}

/// What an attack now is worth, behind whether it is a sweep's; nothing where a sweep has nobody to
/// fight, or bombers no carrier to hit.
fn promise(table: &Table, strike: &Mission, force: &Force) -> Option<(bool, i32)> {
    let points = cap(table, force, true);
    if is_sweep(strike) {
        return (points > 0).then_some((true, 0));
    }
    let now = chance(table, strike, force, points);
    (now > 0).then_some((false, now))
}

/// What an attack of bombers is worth. One on a carrier afloat is always worth something: planes that
/// do not attack gain nothing.
fn chance(table: &Table, strike: &Mission, force: &Force, cap: u8) -> i32 {
    worth(table, strike, force, cap) + i32::from(has_carrier_to_sink(table, force))
}

/// Whether a carrier is with a force that does not sink already, as far as its ships are known.
fn has_carrier_to_sink(table: &Table, force: &Force) -> bool {
    let mut carriers = force.carriers();
    force.ships.is_empty() || carriers.any(|ship| !table.is_sunk_or_sinking(ship))
}

/// A second attempt is never let pass (5.22).
pub(in crate::engine) fn second_attempt(game: &Game, mission: MissionId) -> Order {
    let table = game.table();
    let Some(strike) = table.mission(mission) else {
        return Order::GoOn;
    };
    let worth = |force: &&Force| worth(table, strike, force, cap(table, force, true));
    let here = targets(table).filter(|force| contact(game, strike, force).is_some());
    let best = here.max_by_key(worth);
    best.and_then(|force| contact(game, strike, force))
        .unwrap_or(Order::GoOn)
}

/// A strike is drawn together whenever it has the fuel (5.61).
pub(in crate::engine) fn coordination(game: &Game) -> Order {
    let pay = Order::Coordinate { pay: true };
    if game.check(pay).is_ok() {
        pay
    } else {
        Order::Coordinate { pay: false }
    }
}

/// Where the staff aims the damage rolls that have no ship yet (5.61).
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Aims {
    /// A ship for each such roll.
    pub rolls: Vec<(u8, ShipId)>,
    /// The ships any of which promises the same, if one is to get all rolls: she alone, or several.
    pub alike: Vec<ShipId>,
}

/// Where the staff aims the damage rolls that have no ship yet: nothing where none is to be aimed (5.61).
pub fn aims(game: &Game) -> Option<Aims> {
    let table = game.table();
    let attack = table.attack.as_ref()?;
    let Quarry::Force(force) = attack.target else {
        return None;
    };
    let ships: &[ShipId] = &table.force(force)?.ships;
    let bonus = attack.surprise.damage_bonus();
    let modifiers: Vec<i8> = attack
        .rolls
        .iter()
        .map(|roll| roll.modifier + bonus)
        .collect();
    let targets = bombs::aims(table, ships);
    let best = bombs::assignment(&targets, &modifiers);
    let aimed = (0..).zip(&attack.rolls).filter_map(|(number, roll)| {
        let ship = best.get(usize::from(number)).or(ships.first())?;
        roll.ship.is_none().then_some((number, *ship))
    });
    let alike = match best.as_slice() {
        [first, rest @ ..] if rest.iter().all(|ship| ship == first) => {
            bombs::alike(&targets, &modifiers, *first)
        }
        _ => Vec::new(),
    };
    Some(Aims {
        rolls: aimed.collect(),
        alike,
    })
}

/// The next damage roll to be aimed, or the attack (5.61).
pub(in crate::engine) fn assignment(game: &Game) -> Option<Order> {
    let aims = aims(game);
    if game.table().attack.as_ref()?.is_assigned() {
        return Some(Order::Attack);
    }
    let (roll, ship) = *aims?.rolls.first()?;
    Some(Order::Aim { roll, ship })
}
