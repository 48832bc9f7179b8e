//! A player who draws among the legal orders.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::Player;
use crate::engine::game::Game;
use crate::engine::order::Order;

/// Draws each order among all legal ones, with dice of its own.
#[derive(Clone, Debug)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// A random player; the same seed draws the same orders.
    pub fn new(seed: u64) -> Random {
        let mut draws = ChaCha8Rng::seed_from_u64(seed);
        // A stream of its own: a game of the same seed must not roll what the player draws.
        draws.set_stream(1);
        Random(draws)
    }
}

impl Player for Random {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let orders: Vec<Order> = game.legal().collect();
        let most = u32::try_from(orders.len()).ok()?.checked_sub(1)?;
        orders.get(self.0.random_range(0..=most) as usize).copied()
    }
}
