//! Which fighters meet which raid.

use super::appraisal::{Fighters, Stakes};
use super::fuel;
use crate::engine::decision::Decision;
use crate::engine::fleet::Interceptor;
use crate::engine::forces::Raid;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// The next engagement to declare, or the fight.
pub(in crate::engine) fn order(game: &Game) -> Order {
    next(game, game.table(), &candidates(game)).unwrap_or(Order::Fight)
}

/// All engagements that the staff would still declare, in turn, as orders (4.51).
pub fn engagements(game: &Game) -> Vec<Order> {
    let candidates = candidates(game);
    let mut declared = game.table().clone();
    let mut orders = Vec::new();
    while let Some(order) = next(game, &declared, &candidates) {
        let Order::Engage { interceptor, raid } = order else {
            break;
        };
        declared.declare(interceptor, raid);
        orders.push(order);
    }
    orders
}

/// Every engagement that may be declared.
fn candidates(game: &Game) -> Vec<Order> {
    let legal = game.legal();
    legal
        .filter(|order| matches!(order, Order::Engage { .. }))
        .collect()
}

/// The engagement that promises most after those already declared on a table. They fight in this order, so those
/// with little to gain come last, and if nothing is left for them it costs them nothing.
fn next(game: &Game, table: &Table, candidates: &[Order]) -> Option<Order> {
    let fights = candidates.iter().filter_map(|order| match *order {
        Order::Engage { interceptor, raid }
            if Decision::Interception.check(table, *order).is_ok() =>
        {
            Some((
                promise(game, table, interceptor, table.raid(raid)?)?,
                *order,
            ))
        }
        _ => None,
    });
    let best = fights.max_by_key(|(promise, _)| *promise);
    best.map(|(_, order)| order)
}

/// What an engagement is worth, and the units that would fight it; nothing if it is not worth
/// while.
fn promise(game: &Game, table: &Table, interceptor: Interceptor, raid: &Raid) -> Option<(i32, u8)> {
    if let Interceptor::Mission(id) = interceptor
        && !table
            .mission(id)
            .is_some_and(|mission| fuel::allows_a_fight(game, mission, mission.hex, mission.fuel))
    {
        return None;
    }
    let stakes = Stakes::of(game.scenario()).against(raid);
    let sent = table
        .engagements
        .iter()
        .filter(|engagement| engagement.raid == raid.id);
    let others = sent.filter_map(|engagement| fighters(table, engagement.interceptor));
    let fighters = fighters(table, interceptor)?;
    let value = stakes.appraise(fighters, stakes.left(table, raid, others));
    (value > 0).then_some((value, fighters.units))
}

fn fighters(table: &Table, interceptor: Interceptor) -> Option<Fighters> {
    match interceptor {
        Interceptor::Mission(id) => table
            .mission(id)
            .map(|mission| Fighters::with_fuel(mission, mission.fuel)),
        Interceptor::Cap(cap) => table.cap(cap).map(Fighters::on_patrol),
    }
}
