//! What is left of a list of orders of a search segment when a question comes in between (8.27, 8.331).

use crate::engine::decision::Decision;
use crate::engine::event::{Event, SearchEvent};
use crate::engine::forces::ForceId;
use crate::engine::game::Game;
use crate::engine::order::Order;

/// How what is left of a list stands to the question that is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// Its next order answers the question.
    GoesOn,
    /// It waits until what came in between is answered.
    Waits,
    /// Nobody asks for it any more.
    Over,
}

/// The first orders of what is left that are of one kind: they answer one question after the other, and what
/// follows them belongs to a list that was given before.
pub fn leading(left: &[Order]) -> &[Order] {
    let Some(first) = left.first() else {
        return left;
    };
    let kind = std::mem::discriminant(first);
    let others = left
        .iter()
        .position(|it| std::mem::discriminant(it) != kind);
    &left[..others.unwrap_or(left.len())]
}

/// What is left once an order has been accepted: a search that stays with a force looks for no other (18.12), and
/// what it was to look for is not another search's.
pub fn after(order: Order, left: &mut Vec<Order>) {
    if order == Order::Shadow {
        let dropped = match left.first() {
            Some(Order::LookFor { .. }) => leading(left).len(),
            _ => 0,
        };
        left.drain(..dropped);
    }
}

/// How what is left of a list stands to the question that is asked now, by its leading orders.
pub fn rest(game: &Game, left: &[Order]) -> Rest {
    let Some(next) = left.first() else {
        return Rest::Over;
    };
    let asked = match next {
        Order::Search { .. } => matches!(game.decision(), Some(Decision::AirSearch)),
        Order::LookFor { .. } => matches!(game.decision(), Some(Decision::WhichForce { .. })),
        _ => return Rest::Over,
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
        (true, _) if game.check(*next).is_ok() => Rest::GoesOn,
        (_, true) => Rest::Waits,
        _ => Rest::Over,
    }
}

/// Whether nothing of a list is left to be done: a search asks for the order of its looks only as long as it can matter,
/// and then has looked for the others by itself (8.331).
pub fn is_done(game: &Game, left: &[Order]) -> bool {
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
    !left.is_empty() && rest(game, left) == Rest::Over && leading(left).iter().all(is_looked_for)
}
