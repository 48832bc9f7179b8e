//! What the scenario announces of what is to come.

use super::both;
use crate::engine::game::Game;
use crate::engine::sequence::SegmentId;

pub(super) use crate::engine::forecast::phases_to_come;

/// Whether every raid has come and gone.
pub(super) fn raids_are_over(game: &Game) -> bool {
    if both::is_it(game) {
        return both::raids_are_over(game);
    }
    let raids = &game.table().raids;
    let announced = game.scenario().raids.iter();
    let waves = announced.map(|raid| 1 + usize::from(raid.second.is_some()));
    raids.len() == waves.sum::<usize>() && !raids.iter().any(|raid| raid.is_inbound())
}

/// Whether missions can land and take off again.
pub(super) fn has_decks(game: &Game) -> bool {
    game.scenario().has(SegmentId::UsAirOperations)
}
