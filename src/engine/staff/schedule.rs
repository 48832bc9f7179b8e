//! What the scenario announces of what is to come.

use crate::engine::clock::{PHASES, TURNS_A_DAY};
use crate::engine::game::Game;
use crate::engine::sequence::SegmentId;

/// Action phases still to come after this one.
pub(super) fn phases_to_come(game: &Game) -> u8 {
    let (first, now) = (game.scenario().first_turn, game.table().turn);
    let turns = (now.day - first.day) * TURNS_A_DAY + now.number - first.number;
    let begun = turns * PHASES + game.table().phase;
    (game.scenario().turns * PHASES).saturating_sub(begun)
}

/// Whether every raid has come and gone.
pub(super) fn raids_are_over(game: &Game) -> bool {
    let raids = &game.table().raids;
    let announced = game.scenario().raids.iter();
    let waves = announced.map(|raid| 1 + usize::from(raid.second.is_some()));
    raids.len() == waves.sum::<usize>() && !raids.iter().any(|raid| raid.is_inbound())
}

/// Whether missions can land and take off again.
pub(super) fn has_decks(game: &Game) -> bool {
    game.scenario().has(SegmentId::UsAirOperations)
}
