//! What follows an order that was given as suggested, where all of its kind are to be.

use super::all_missions;
use crate::engine::{Decision, Game, Order, staff};

/// The next order that the staff would give to another mission, or search: until it ends the segment.
pub fn next_as_suggested(game: &Game) -> Vec<Order> {
    let next = match game.decision() {
        Some(Decision::AirMovement) => all_missions::next(game),
        // 8.27: what a search has seen may change the next.
        Some(Decision::AirSearch) => staff::suggestion(game),
        _ => None,
    };
    next.into_iter().collect()
}
