//! Computer players for the USN, to try the game out.

mod random;

use super::Game;
use super::order::Order;

pub use random::Random;

/// Somebody who answers decisions.
pub trait Player {
    /// An order for the decision the game waits at; nothing once it is over.
    fn order(&mut self, game: &Game) -> Option<Order>;

    /// Plays a game to its end.
    fn finish(&mut self, game: &mut Game) {
        while let Some(order) = self.order(game) {
            if let Err(refusal) = game.play(order.clone()) {
                debug_assert!(false, "{order:?} was refused: {refusal}");
                return;
            }
        }
    }
}
