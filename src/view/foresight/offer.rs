//! Whether it is offered.

use crate::engine::Game;
use crate::engine::foresight::choices;

/// Whether there is anything to compare at the question that a game stands at.
pub fn is_offered(game: &Game) -> bool {
    choices(game).len() > 1
}
