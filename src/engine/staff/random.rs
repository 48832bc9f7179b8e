//! A player who draws among the legal orders.

use kernel::{below, words_of};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

use super::Player;
use crate::engine::game::Game;
use crate::engine::order::Order;

/// Draws each order among all legal ones, with dice of its own.
#[derive(Clone, Debug)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// A random player; the same seed draws the same orders.
    pub fn new(seed: u64) -> Random {
        let mut draws = words_of(seed);
        // A stream of its own: a game of the same seed must not roll what the player draws.
        draws.set_stream(1);
        Random(draws)
    }
}

impl Player for Random {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let orders: Vec<Order> = game.legal().collect();
        if orders.is_empty() {
            return None;
        }
        let drawn = below(orders.len() as u32, || self.0.next_u32());
        orders.get(drawn as usize).copied()
    }
}
