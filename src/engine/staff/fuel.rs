//! How the staff husbands fuel. Aircraft still in the air when the scenario ends cost nothing, so
//! a mission may spend all but what keeps it out of box 7 until then (4.454).

use super::schedule::phases_to_come;
use crate::engine::combat::FUEL_OF_COMBAT;
use crate::engine::fleet::{EXHAUSTED, Fuel};
use crate::engine::game::Game;

/// What a mission that has moved in this phase can spend, beyond the point a phase that keeps it
/// in the air to the end (4.431). Below zero, it has to land before then.
pub(super) fn spare(game: &Game, fuel: Fuel) -> i16 {
    let level = i16::from(fuel.left()) - i16::from(fuel.critical().unwrap_or(0));
    level + i16::from(EXHAUSTED - 1) - i16::from(phases_to_come(game))
}

/// Whether a mission can fight and still stay in the air to the end.
pub(super) fn allows_a_fight(game: &Game, fuel: Fuel) -> bool {
    spare(game, fuel) >= FUEL_OF_COMBAT.into()
}

/// Whether a mission could fight in this phase and in all that are to come. Only then is a second
/// hex not paid for with a fight.
pub(super) fn is_plenty(game: &Game, fuel: Fuel) -> bool {
    let fights = i16::from(phases_to_come(game)) + 1;
    spare(game, fuel) >= i16::from(FUEL_OF_COMBAT) * fights
}
