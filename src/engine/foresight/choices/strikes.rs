//! A strike: how strong, with whom, and towards which force.

use super::Choice;
use crate::engine::fleet::{MissionId, MissionType, UnitSet, within_the_wind};
use crate::engine::forces::Force;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff::{
    able_to_take_off, flight_towards, is_worth_an_attack, least_of_a_strike,
};

/// Hellcats that go with it where the staff sends no strike.
const ESCORTS: u8 = 6;

/// No strike, where the staff sends one; and one of all attack planes that can take off, with escorts or without, or of
/// half of them, and at each force in contact. Whoever else the staff sends up takes off before it.
pub(super) fn strikes(game: &Game, as_staff: &[Order]) -> Vec<Choice> {
    let others = others(game, as_staff);
    // No die is thrown in a launch.
    let mut ahead = game.imagined(0);
    let take_off = others.iter().all(|order| ahead.play(*order).is_ok());
    // Where nobody else can take off after them, their step is over.
    if !take_off || ahead.decision() != game.decision() {
        return Vec::new();
    }
    let table = ahead.table();
    let Some(mission) = table.free_display().map(MissionId::strike) else {
        return Vec::new();
    };
    let forces = table.forces.iter();
    let forces: Vec<&Force> = forces
        .filter(|it| it.detection.is_detected() && is_worth_an_attack(table, it))
        .collect();
    let able = able_to_take_off(table);
    let planes = within_the_wind(table, able.without(able.fighters()).iter());
    if forces.is_empty() || planes.len() < least_of_a_strike() {
        return Vec::new();
    }
    let sent = as_staff.iter().find_map(|order| launched(*order));
    let escorts = sent.map_or(ESCORTS, |units| units.fighters().len());
    let with = |planes: UnitSet, escorts: u8| {
        let all = planes.iter().chain(able.fighters().iter());
        let fighters = within_the_wind(table, all).fighters();
        let units = planes.with(fighters.first(escorts));
        vec![Order::Launch { mission, units }]
    };
    let half = planes.first(planes.len().div_ceil(2));
    let plan = |name: String, strike: Vec<Order>| {
        let orders = others.iter().copied().chain(strike).chain([Order::GoOn]);
        Choice::named(name, orders.collect())
    };
    let mut plans = Vec::new();
    if sent.is_some() {
        plans.push(plan("No strike".to_owned(), Vec::new()));
    }
    for force in &forces {
        let strike = towards(&ahead, with(planes, escorts), force);
        plans.push(plan(format!("All attack planes at {}", force.id), strike));
    }
    plans.push(plan(
        "All attack planes, no escorts".to_owned(),
        with(planes, 0),
    ));
    plans.push(plan(
        "Half the attack planes".to_owned(),
        with(half, escorts.div_ceil(2)),
    ));
    plans
}

/// A strike that flies its first hex towards a force, if it may (4.42).
fn towards(game: &Game, mut strike: Vec<Order>, force: &Force) -> Vec<Order> {
    let mut ahead = game.imagined(0);
    let takes_off = strike.iter().all(|order| ahead.play(*order).is_ok());
    let mission = ahead.table().missions.last().filter(|_| takes_off);
    strike.extend(mission.and_then(|mission| flight_towards(&ahead, mission, force)));
    strike
}

/// The units of a strike that an order launches.
fn launched(order: Order) -> Option<UnitSet> {
    match order {
        Order::Launch { mission, units } if mission.kind == MissionType::Strike => Some(units),
        _ => None,
    }
}

/// Whom else the staff sends up in its launch step.
fn others(game: &Game, as_staff: &[Order]) -> Vec<Order> {
    let is_of_a_strike = |order: &Order| {
        let flies =
            matches!(order, Order::Fly { mission, .. } if mission.kind == MissionType::Strike);
        launched(*order).is_some() || flies
    };
    let mut ahead = game.imagined(0);
    let mut is_of_the_step = |order: &&Order| {
        let is_it = ahead.decision() == game.decision() && **order != Order::GoOn;
        is_it && ahead.play(**order).is_ok()
    };
    let step = as_staff.iter().take_while(|order| is_of_the_step(order));
    step.filter(|order| !is_of_a_strike(order))
        .copied()
        .collect()
}
