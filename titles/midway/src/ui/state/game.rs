//! The game and its history, and why the last order was refused.

use leptos::prelude::*;

use crate::engine::{Decision, Game, Order, Refusal};

/// The game and its history, and why the last order was refused.
#[derive(Clone, Copy)]
pub struct GameStore {
    game: RwSignal<Game>,
    refusal: RwSignal<Option<Refusal>>,
}

impl GameStore {
    /// A store of a game.
    pub fn new(game: Game) -> GameStore {
        GameStore {
            game: RwSignal::new(game),
            refusal: RwSignal::new(None),
        }
    }

    /// Looks at the game without a copy of it.
    pub fn with<T>(self, look: impl FnOnce(&Game) -> T) -> T {
        self.game.with(look)
    }

    /// Looks at the game once, without being told when it changes.
    pub fn peek<T>(self, look: impl FnOnce(&Game) -> T) -> T {
        self.game.with_untracked(look)
    }

    /// What the game waits for, whether or not everything before it has been shown.
    pub fn decision(self) -> Option<Decision> {
        self.with(|game| game.decision().cloned())
    }

    /// Gives orders as one step: the first that the rules refuse ends it. Says how many were accepted.
    pub fn play(self, orders: &[Order]) -> usize {
        let mut given = 0;
        let mut refusal = None;
        // A refused order changes nothing, and nobody is told.
        self.game.maybe_update(|game| {
            for order in orders {
                match game.play(order.clone()) {
                    Ok(_) => given += 1,
                    Err(refused) => {
                        refusal = Some(refused);
                        break;
                    }
                }
            }
            given > 0
        });
        self.refusal.set(refusal);
        given
    }

    /// Takes the last order back, if there is one.
    pub fn undo(self) -> bool {
        let mut is_undone = false;
        self.game.maybe_update(|game| {
            is_undone = game.undo();
            is_undone
        });
        self.refusal.set(None);
        is_undone
    }

    /// Why the last order was refused.
    pub fn refusal(self) -> Option<Refusal> {
        self.refusal.get()
    }

    /// Says why something cannot be ordered.
    pub fn refuse(self, refusal: Refusal) {
        self.refusal.set(Some(refusal));
    }

    /// The refusal has been read.
    pub fn forget_refusal(self) {
        self.refusal.set(None);
    }
}
