//! What is left of a list of orders of a search segment when a question comes in between (8.27, 8.331).

use super::words;
use crate::engine::{Decision, Game, Order};
use crate::view::wording;

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

/// What is left, while it waits: a sentence for each list.
pub fn waiting(left: &[Order]) -> Vec<String> {
    let mut said = Vec::new();
    let mut left = left;
    while let Some(first) = left.first() {
        let list = leading(left);
        match first {
            Order::Search { .. } => said.push(format!(
                "What the fan has left takes off once this is answered: {}.",
                ways(list)
            )),
            Order::LookFor { .. } => said
                .push("If it flies on, it looks for the others in the order you said.".to_owned()),
            _ => {}
        }
        left = &left[list.len()..];
    }
    said
}

/// What could not be given any more.
pub fn not_given(left: &[Order]) -> Option<String> {
    // A search that stays with a force looks for no other, as was said when it was asked (18.12).
    let ways = ways(left);
    (!ways.is_empty()).then(|| format!("Of the fan was not sent: {ways}."))
}

fn ways(left: &[Order]) -> String {
    let ways = left.iter().filter_map(|order| match order {
        Order::Search { aim, .. } => Some(format!(
            "the search to the {}",
            words::direction(aim.bearing())
        )),
        _ => None,
    });
    wording::list(&ways.collect::<Vec<_>>())
}
