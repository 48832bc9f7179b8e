//! What is left of a list of orders of a search segment when a question comes in between (8.27, 8.331).

use crate::engine::decision::Decision;
use crate::engine::event::{Event, SearchEvent};
use crate::engine::forces::ForceId;
use crate::engine::game::Game;
use crate::engine::order::Order;

/// How what is left of a list stands to the question that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending {
    /// Its next order answers the question.
    Next,
    /// It waits until what came in between is answered.
    Waiting,
    /// Nobody asks for it any more.
    Over,
}

/// The first orders of what is left that are of one kind: they answer one question after the other, and what
/// follows them belongs to a list that was given before.
pub fn leading(pending: &[Order]) -> &[Order] {
    let Some(first) = pending.first() else {
        return pending;
    };
    let kind = std::mem::discriminant(first);
    let others = pending
        .iter()
        .position(|it| std::mem::discriminant(it) != kind);
    &pending[..others.unwrap_or(pending.len())]
}

/// What is left once an order has been accepted: a search that stays with a force looks for no other (18.12), and
/// what it was to look for is not another search's.
pub fn after(order: Order, pending: &mut Vec<Order>) {
    if order == Order::Shadow {
        let dropped = match pending.first() {
            Some(Order::LookFor { .. }) => leading(pending).len(),
            _ => 0,
        };
        pending.drain(..dropped);
    }
}

/// How what is left of a list stands to the question that is asked now, by its leading orders.
pub fn standing(game: &Game, orders: &[Order]) -> Pending {
    let Some(next) = orders.first() else {
        return Pending::Over;
    };
    let asked = match next {
        Order::Search { .. } => matches!(game.decision(), Some(Decision::AirSearch)),
        Order::LookFor { .. } => matches!(game.decision(), Some(Decision::WhichForce { .. })),
        _ => return Pending::Over,
    };
    let is_between = match game.decision() {
        Some(Decision::Shadow { .. }) => true,
        Some(
            Decision::SearchPath { .. }
            | Decision::WhichForce { .. }
            | Decision::SearchLanding { .. },
        ) => matches!(next, Order::Search { .. }),
        _ => false,
    };
    match (asked, is_between) {
        (true, _) if game.check(*next).is_ok() => Pending::Next,
        (_, true) => Pending::Waiting,
        _ => Pending::Over,
    }
}

/// Whether nothing of a list is left to be done: a search asks for the order of its looks only as long as it can
/// matter, and then has looked for the others by itself (8.331).
pub fn is_done(game: &Game, pending: &[Order]) -> bool {
    let happened = game.events().iter().rev().map(|it| &it.event);
    let in_segment = happened.take_while(|event| !matches!(event, Event::Segment { .. }));
    let looked: Vec<ForceId> = in_segment
        .filter_map(|event| match event {
            Event::Searches(SearchEvent::LooksFor { force, .. }) => Some(*force),
            _ => None,
        })
        .collect();
    let is_looked_for =
        |order: &Order| matches!(order, Order::LookFor { force } if looked.contains(force));
    !pending.is_empty()
        && standing(game, pending) == Pending::Over
        && leading(pending).iter().all(is_looked_for)
}
