//! A player who draws among the legal orders.

use std::mem;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

use super::Player;
use crate::engine::Game;
use crate::engine::order::Order;

/// Draws each order among the legal ones, with dice of its own: first of which kind it is, so that a step with many
/// moves and one end comes to its end, and then among those of the kind.
#[derive(Clone, Debug)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// A random player; the same seed draws the same orders.
    pub fn new(seed: u64) -> Random {
        let mut draws = kernel::words_of(seed);
        // A stream of its own: a game of the same seed must not roll what the player draws.
        draws.set_stream(1);
        Random(draws)
    }

    /// One of the numbers from 0 to `count` - 1.
    fn below(&mut self, count: usize) -> usize {
        let product = u64::from(self.0.next_u32()) * count as u64;
        (product >> 32) as usize
    }
}

impl Player for Random {
    fn order(&mut self, game: &Game) -> Option<Order> {
        let orders = game.legal();
        let mut kinds: Vec<Vec<Order>> = Vec::new();
        for order in orders {
            let is_same =
                |kind: &&mut Vec<Order>| mem::discriminant(&kind[0]) == mem::discriminant(&order);
            match kinds.iter_mut().find(is_same) {
                Some(kind) => kind.push(order),
                None => kinds.push(vec![order]),
            }
        }
        if kinds.is_empty() {
            return None;
        }
        let mut kind = kinds.swap_remove(self.below(kinds.len()));
        Some(kind.swap_remove(self.below(kind.len())))
    }
}
