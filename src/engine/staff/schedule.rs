//! What the scenario announces of what is to come.

use crate::engine::game::Game;
use crate::engine::sequence::SegmentId;

pub(super) use crate::engine::forecast::{phases_to_come, raids_are_over};

/// Whether missions can land and take off again.
pub(super) fn has_decks(game: &Game) -> bool {
    game.scenario().has(SegmentId::UsAirOperations)
}
