//! Which fighters meet which raid.

use super::appraisal::{Fighters, Stakes};
use super::fuel;
use crate::engine::fleet::Interceptor;
use crate::engine::forces::Raid;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// The next engagement to declare: the one that promises most after those already declared. They
/// fight in this order, so those with little to gain come last, and if nothing is left for them
/// it costs them nothing.
pub(super) fn order(game: &Game) -> Order {
    let fights = game.legal().filter_map(|order| match order {
        Order::Engage { interceptor, raid } => {
            let promise = promise(game, interceptor, game.table().raid(raid)?)?;
            Some((promise, order))
        }
        _ => None,
    });
    fights
        .max_by_key(|(promise, _)| *promise)
        .map_or(Order::Fight, |(_, order)| order)
}

/// What an engagement is worth, and the units that would fight it; nothing if it is not worth
/// while.
fn promise(game: &Game, interceptor: Interceptor, raid: &Raid) -> Option<(i32, u8)> {
    let table = game.table();
    if let Interceptor::Mission(id) = interceptor
        && !table
            .mission(id)
            .is_some_and(|mission| fuel::allows_a_fight(game, mission.hex, mission.fuel))
    {
        return None;
    }
    let stakes = Stakes::of(game.scenario());
    let sent = table
        .engagements
        .iter()
        .filter(|engagement| engagement.raid == raid.id);
    let others = sent.filter_map(|engagement| fighters(table, engagement.interceptor));
    let fighters = fighters(table, interceptor)?;
    let value = stakes.appraise(fighters, stakes.left(raid, others));
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
