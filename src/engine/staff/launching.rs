//! Who takes off, and when.
//!
//! What bombs would burn on deck goes up at once: bombers circle until the end. Hellcats wait on
//! deck and on patrol until a raid is in sight, and then go up in strength to match it.

use super::advice;
use super::both;
use super::chase;
use super::counterstrike;
use super::fuel;
use super::grounds::{Grounds, Reasoned};
use super::guam;
use super::hunting;
use super::movement;
use crate::engine::clock::Light;
use crate::engine::fleet::{
    CAP_UNITS, FlightDeck, MissionId, Movement, TaskGroup, UnitSet, check_can_operate,
    within_the_wind,
};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Hellcat units that the staff wants in the air for every ten points of raids.
const UNITS_FOR_TEN_POINTS: u32 = 15;
/// Units of a mission at most. Each fights on its own, and takes on one raid.
const UNITS_OF_A_MISSION: u32 = 4;

/// The next order of the launch step; nothing when all is up that should be.
pub(super) fn order(game: &Game) -> Option<Reasoned> {
    // 22.4: who takes off at night flies no more. The staff keeps its night fighters for the day.
    if game.table().light() == Light::Night {
        return None;
    }
    let guam = || guam::launch(game, |deck| able_on(game.table(), deck));
    first_hex(game)
        .or_else(|| clear_the_decks(game))
        .or_else(|| guam().map(|order| (order, Grounds::OverGuam)))
        .or_else(|| patrol(game).map(|order| (order, Grounds::Patrol)))
        .or_else(|| intercept(game))
}

/// Why nothing, or nothing more, takes off.
pub(super) fn why_nobody(game: &Game) -> Option<Grounds> {
    let has_raids = game.table().attackers().next().is_some();
    match (has_raids, missing(game)) {
        (true, 0) => Some(Grounds::EnoughInTheAir),
        (true, _) => Some(Grounds::NoneCanTakeOff),
        (false, _) => advice::strike_advice(game).map(|_| Grounds::NoStrike),
    }
}

/// A mission that has just taken off may fly a hex at once (4.42).
fn first_hex(game: &Game) -> Option<Reasoned> {
    let missions = game.table().missions.iter();
    let launched =
        missions.filter(|mission| mission.is_intercept() && mission.movement == Movement::Launched);
    let mut flights = launched.filter_map(|mission| {
        let order = movement::first_hex(game, mission)?;
        Some((order, Grounds::BetterPlaced(mission.id)))
    });
    flights.next()
}

/// Every attack plane that can take off goes up as a strike, out of the way; where the enemy has yet to be found, only
/// against carriers that have been.
fn clear_the_decks(game: &Game) -> Option<Reasoned> {
    if both::is_it(game) {
        return counterstrike::first_hex(game)
            .or_else(|| hunting::launch(game).map(|order| (order, Grounds::Strike)));
    }
    let table = game.table();
    let all = able(table, |_| true);
    let planes = all.without(all.fighters());
    let strike = Order::Launch {
        mission: MissionId::strike(table.free_display()?),
        units: within_the_wind(table, planes.iter()),
    };
    let is_legal = game.check(strike).is_ok();
    is_legal.then_some((strike, Grounds::OutOfTheWay))
}

/// As long as no raid is in sight, ready fighters go on patrol, which costs no fuel (4.33); not where the fleet is going to
/// leeward, which would have them out of their boxes again (17.2).
fn patrol(game: &Game) -> Option<Order> {
    let table = game.table();
    if chase::sails_to_leeward(game) || table.attackers().next().is_some() {
        return None;
    }
    let mut patrols = table.task_groups.iter().filter_map(|group| {
        let patrol = patrol_of(game, group, CAP_UNITS)?;
        game.check(patrol).is_ok().then_some(patrol)
    });
    patrols.next()
}

/// The fighters that fill a task group's patrols up to so many units (4.33).
pub(super) fn patrol_of(game: &Game, group: &TaskGroup, units: u8) -> Option<Order> {
    let table = game.table();
    let hers = able_fighters(table, |deck| deck.carrier.data().group == group.id);
    let units = hers.first(units.saturating_sub(group.on_patrol()));
    let flying = group.cap_missions().map(|(cap, _)| cap).next();
    let apart = group.room_for_cap(units.len());
    let cap = match chase::keeps_displays_for_it(game) {
        true => flying.or(apart)?,
        false => apart.or(flying)?,
    };
    Some(Order::LaunchCap { cap, units })
}

/// Intercept missions go up until there are enough for the raids in sight.
fn intercept(game: &Game) -> Option<Reasoned> {
    let table = game.table();
    let missing = missing(game);
    let units = able_fighters(table, |_| true);
    let launch = Order::Launch {
        mission: table.free_intercept()?,
        units: units.first(missing.min(UNITS_OF_A_MISSION) as u8),
    };
    let missing = u8::try_from(missing).unwrap_or(u8::MAX);
    let is_legal = game.check(launch).is_ok();
    is_legal.then_some((launch, Grounds::AgainstRaids { missing }))
}

/// How many more fighters it wants in the air against the raids in sight.
pub(super) fn missing(game: &Game) -> u32 {
    let raids = game.table().attackers();
    let points = raids.map(|raid| u32::from(raid.strength.points()));
    let wanted = (points.sum::<u32>() * UNITS_FOR_TEN_POINTS).div_ceil(10);
    wanted.saturating_sub(in_the_air(game))
}

/// Fighters in the air that have the fuel for a fight, the patrols among them.
fn in_the_air(game: &Game) -> u32 {
    let table = game.table();
    let missions = table.missions.iter().filter(|mission| {
        mission.is_intercept() && fuel::allows_a_fight(game, mission, mission.hex, mission.fuel)
    });
    let missions = missions.map(|mission| mission.units);
    let patrols = table.cap_missions().map(|(_, units)| units);
    missions
        .chain(patrols)
        .map(|units| u32::from(units.len()))
        .sum()
}

/// The ready units of some carriers that can take off together (6.24).
fn able(table: &Table, whose: impl Fn(&FlightDeck) -> bool) -> UnitSet {
    let decks = table.decks.iter().filter(|deck| whose(deck));
    decks.fold(UnitSet::EMPTY, |all, deck| all.with(able_on(table, deck)))
}

/// The fighters among them, as many as the wind lets take off together (17).
fn able_fighters(table: &Table, whose: impl Fn(&FlightDeck) -> bool) -> UnitSet {
    within_the_wind(table, able(table, whose).fighters().iter())
}

fn able_on(table: &Table, deck: &FlightDeck) -> UnitSet {
    let limits = table.limits(deck.carrier);
    let closed = check_can_operate(table, deck.carrier).is_err()
        || deck.handled.landed > 0
        || deck.on_deck().len() > limits.launch_occupancy;
    if closed {
        return UnitSet::EMPTY;
    }
    deck.ready.first(table.launches_left(deck.carrier))
}
