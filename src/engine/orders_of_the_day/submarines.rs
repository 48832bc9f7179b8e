//! What submarines do by a line of the orders of the day (14.12): each looks for what is in its hex, and sails or not.

use super::SubmarinesOrder;
use crate::engine::fleet::Submarine;
use crate::engine::forces::Force;
use crate::engine::game::Game;
use crate::engine::map::HexId;
use crate::engine::order::Order;
use crate::engine::staff::sought;

/// The next order when their chit has been drawn.
pub(super) fn order(game: &Game, how: SubmarinesOrder) -> Order {
    let mut at_sea = game.table().submarines.at_sea.iter();
    let next = at_sea.find_map(|submarine| next(game, submarine, how));
    next.unwrap_or(Order::GoOn)
}

/// What one of them does next, if anything.
fn next(game: &Game, submarine: &Submarine, how: SubmarinesOrder) -> Option<Order> {
    let legal = |order: &Order| game.check(*order).is_ok();
    // Who keeps a force in sight goes on with it (14.15).
    if submarine.shadows().is_some() {
        return None;
    }
    let in_hex = sought(game).filter(|force| force.hex == submarine.hex);
    let mut looks = in_hex.map(|force| Order::SeekContact {
        submarine: submarine.id,
        force: force.id,
    });
    let sail = || {
        let to = course(game, submarine.hex, how)?;
        Some(Order::MoveSubmarine {
            submarine: submarine.id,
            to,
        })
    };
    looks.find(legal).or_else(|| sail().filter(legal))
}

/// The hex beside it that it sails to.
fn course(game: &Game, from: HexId, how: SubmarinesOrder) -> Option<HexId> {
    let distance = |force: &&Force| force.hex.distance(from);
    let nearest = sought(game).min_by_key(distance)?;
    let is_there = nearest.hex == from;
    let sails = match how {
        SubmarinesOrder::Patrol => nearest.hex.distance(from) == 1,
        SubmarinesOrder::CloseNearest => !is_there,
        SubmarinesOrder::AskMe | SubmarinesOrder::Hold | SubmarinesOrder::AsStaff => false,
    };
    let beside = from.neighbours();
    beside
        .filter(|_| sails)
        .min_by_key(|hex| hex.distance(nearest.hex))
}
