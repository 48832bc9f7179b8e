//! Computer players for the US side, to try the game out.

mod appraisal;
mod bombs;
mod decks;
mod fuel;
mod hunting;
mod interception;
mod launching;
mod movement;
mod random;
mod schedule;
mod searches;
mod sensible;
mod strike_odds;
mod strikes;

use super::combat::Division;
use super::forecast;
use super::game::Game;
use super::order::Order;
use appraisal::Stakes;

pub use random::Random;
pub use sensible::Sensible;

/// Somebody who answers decisions.
pub trait Player {
    /// An order for the decision the game waits at; nothing once it is over.
    fn order(&mut self, game: &Game) -> Option<Order>;

    /// Plays a game to its end.
    fn finish(&mut self, game: &mut Game) {
        while let Some(order) = self.order(game) {
            if game.play(order).is_err() {
                debug_assert!(false, "{order} was refused");
                return;
            }
        }
    }
}

/// How many units the staff would send against the escorts: the division (4.52) with the best
/// expected result, by what the scenario scores.
pub fn best_division(game: &Game, division: &Division) -> u8 {
    let ways = forecast::divisions(game.table(), division);
    let best = Stakes::of(game.scenario()).best(ways);
    best.map_or(division.least, |best| best.against_escorts)
}
