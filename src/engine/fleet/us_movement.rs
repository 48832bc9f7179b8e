//! The movement of Task Force 58 when its chit is drawn (6.3).

use crate::engine::map::{HexId, ISLANDS};
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, ShipRefusal};
use crate::engine::table::Table;

/// Whether Task Force 58 may move to a hex: the next one, no island while it has carriers, and no hex of the
/// enemy (6.34, 6.35).
pub(crate) fn check_us_movement(table: &Table, order: Order) -> Result<(), Refusal> {
    match order {
        Order::MoveTaskForce { to } => check_move(table, to),
        Order::GoOn => Ok(()),
        _ => Err(Refusal::NotAsked),
    }
}

fn check_move(table: &Table, to: HexId) -> Result<(), Refusal> {
    let here = table.task_groups.first().map(|group| group.hex);
    let Some(here) = here.filter(|here| here.distance(to) == 1) else {
        return Err(Refusal::Ships(ShipRefusal::TaskForceOneHex(to)));
    };
    let has_carriers = table.carriers_in(here).next().is_some();
    if has_carriers && ISLANDS.iter().any(|island| island.hex == to) {
        return Err(Refusal::Ships(ShipRefusal::IslandHex(to)));
    }
    // 12.46: crippled ships by themselves bar no hex.
    let mut there = table.forces.iter().filter(|force| force.hex == to);
    match there.find(|force| !force.id.is_cripple()) {
        Some(force) => Err(Refusal::Ships(ShipRefusal::EnemyHex {
            force: force.id,
            hex: to,
        })),
        None => Ok(()),
    }
}

/// The hexes Task Force 58 may move to (6.34, 6.35).
pub fn task_force_moves(table: &Table) -> Vec<HexId> {
    let here = table.task_groups.first().map(|group| group.hex);
    let around = here.into_iter().flat_map(HexId::neighbours);
    around.filter(|to| check_move(table, *to).is_ok()).collect()
}

pub(crate) fn legal_us_movement(table: &Table) -> Vec<Order> {
    let moves = task_force_moves(table).into_iter();
    moves
        .map(|to| Order::MoveTaskForce { to })
        .chain([Order::GoOn])
        .collect()
}
