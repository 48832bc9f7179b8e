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

/// How what is left of a list stands to the question that is asked now.
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

/// What is left, while it waits.
pub fn waiting(left: &[Order]) -> Option<String> {
    match left.first()? {
        Order::Search { .. } => Some(format!(
            "What the fan has left takes off once this is answered: {}.",
            ways(left)
        )),
        Order::LookFor { .. } => {
            Some("If it flies on, it looks for the others in the order you said.".to_owned())
        }
        _ => None,
    }
}

/// What could not be given any more.
pub fn not_given(left: &[Order]) -> Option<String> {
    match left.first()? {
        Order::Search { .. } => Some(format!("Of the fan was not sent: {}.", ways(left))),
        // A search that stays with a force looks for no other, as was said when it was asked (18.12).
        _ => None,
    }
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
