//! Where missions fly, and which fighters meet which raid.

use super::Choice;
use crate::engine::fleet::waiting;
use crate::engine::forces::RaidId;
use crate::engine::forecast::{Foe, flight_home, meets};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff;
use crate::engine::table::Table;

/// Nobody moves; all fighters that can meet a raid fly to it; and the staff's moves but for one mission, which holds, or
/// if it is a strike flies home.
pub(super) fn movements(game: &Game, as_staff: &[Order]) -> Vec<Choice> {
    let table = game.table();
    let mut plans = vec![Choice::named("All missions hold", vec![Order::EndMovement])];
    for raid in table.attackers() {
        let flights = flights_to(table, raid.id);
        if !flights.is_empty() {
            let name = format!("All fighters fly to {}", raid.id);
            plans.push(instead(name, flights, as_staff));
        }
    }
    for mission in staff::in_turn(table) {
        let id = mission.id;
        let home = flight_home(game, mission).filter(|_| !mission.is_intercept());
        if let Some(home) = home {
            let fly = Order::Fly {
                mission: id,
                to: home.hex,
            };
            plans.push(instead(format!("{id} flies home"), vec![fly], as_staff));
        }
        let hold = Order::Hold { mission: id };
        plans.push(instead(format!("{id} holds"), vec![hold], as_staff));
    }
    plans
}

/// Some moves, and the staff's of all other missions.
fn instead(name: String, moves: Vec<Order>, as_staff: &[Order]) -> Choice {
    let is_other = |order: &&Order| {
        let mission = order.moved_mission();
        mission.is_none() || moves.iter().all(|own| own.moved_mission() != mission)
    };
    let others: Vec<Order> = as_staff.iter().filter(is_other).copied().collect();
    Choice::named(name, moves.into_iter().chain(others).collect())
}

/// The flights of all fighters that can meet a raid by flying.
fn flights_to(table: &Table, raid: RaidId) -> Vec<Order> {
    let fighters = waiting(table).filter(|mission| mission.is_intercept());
    let flights = fighters.filter_map(|mission| {
        let there = meets(table, mission)
            .into_iter()
            .find(|(foes, _)| foes.contains(&Foe::Raid(raid)))?;
        Some(Order::Fly {
            mission: mission.id,
            to: there.1.hex,
        })
    });
    flights.collect()
}

/// Nobody fights; all at one raid; and the staff's engagements without those against one raid, and without one of them.
pub(super) fn interceptions(game: &Game) -> Vec<Choice> {
    let engagements = staff::engagements(game);
    let plan = |name: String, orders: Vec<Order>| {
        let orders = orders.into_iter().chain([Order::Fight]).collect();
        Choice::named(name, orders)
    };
    let mut plans = vec![plan("Nobody fights".to_owned(), Vec::new())];
    let all: Vec<Order> = game.legal().collect();
    let raids = raids_of(&all);
    if raids.len() > 1 {
        for raid in &raids {
            plans.push(plan(format!("All fighters at {raid}"), all_at(&all, *raid)));
        }
        for raid in &raids {
            let kept = engagements.iter().filter(|order| met(order) != Some(*raid));
            let kept = kept.copied().collect();
            plans.push(plan(format!("Nobody at {raid}"), kept));
        }
    }
    for one in &engagements {
        if let Order::Engage { interceptor, .. } = one {
            let kept = engagements.iter().filter(|order| *order != one);
            let kept = kept.copied().collect();
            plans.push(plan(format!("Without {interceptor}"), kept));
        }
    }
    plans
}

/// The raid that an engagement is against.
fn met(order: &Order) -> Option<RaidId> {
    match order {
        Order::Engage { raid, .. } => Some(*raid),
        _ => None,
    }
}

fn raids_of(orders: &[Order]) -> Vec<RaidId> {
    let mut raids: Vec<RaidId> = Vec::new();
    for raid in orders.iter().filter_map(met) {
        if !raids.contains(&raid) {
            raids.push(raid);
        }
    }
    raids
}

fn all_at(orders: &[Order], raid: RaidId) -> Vec<Order> {
    let at = orders.iter().filter(|order| met(order) == Some(raid));
    at.copied().collect()
}
