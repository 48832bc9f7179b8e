//! A player who draws among the legal orders.

use std::mem;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::Rng;

use super::Player;
use crate::engine::Game;
use crate::engine::decision::{Aims, Decision};
use crate::engine::order::Order;

/// Draws each order among the legal ones, with dice of its own: first of which kind it is, so that a step with many
/// moves and one end comes to its end, and then among those of the kind. Where targets are chosen for many units at once,
/// it draws for each.
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

    /// One of these for each unit.
    fn aims<U: Copy, T: Copy>(&mut self, open: &[Aims<U, T>]) -> Vec<(U, T)> {
        let draw = |aims: &Aims<U, T>| (aims.by, aims.targets[self.below(aims.targets.len())]);
        open.iter().map(draw).collect()
    }

    /// Targets for many units at once; nothing where none are asked for.
    fn targets(&mut self, decision: &Decision) -> Option<Order> {
        match decision {
            Decision::FighterTargets { open } => {
                let aims = self.aims(open);
                Some(Order::Aim { aims })
            }
            Decision::NavalTargets { open } => {
                let targets = self.aims(open);
                Some(Order::Fire { targets })
            }
            Decision::BombTargets {
                bombers,
                targets,
                bonuses,
            } => {
                let draw = |unit| (unit, targets[self.below(targets.len())]);
                let bombs = bombers.iter().copied().map(draw).collect();
                let bonuses = self.aims(bonuses);
                Some(Order::Bomb { bombs, bonuses })
            }
            _ => None,
        }
    }
}

impl Player for Random {
    fn order(&mut self, game: &Game) -> Option<Order> {
        if let Some(order) = self.targets(game.decision()?) {
            return Some(order);
        }
        let mut kinds: Vec<Vec<Order>> = Vec::new();
        for order in game.legal() {
            let kind = mem::discriminant(&order);
            let mut known = kinds.iter_mut();
            match known.find(|others| mem::discriminant(&others[0]) == kind) {
                Some(others) => others.push(order),
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
