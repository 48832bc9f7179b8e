//! What the player has picked, and not ordered yet.

use leptos::prelude::*;

use crate::view::{Pick, Selection};

/// What the player has picked, and not ordered yet.
#[derive(Clone, Copy)]
pub struct SelectionStore {
    picked: RwSignal<Selection>,
}

impl SelectionStore {
    /// Nothing is picked.
    pub fn new() -> SelectionStore {
        SelectionStore {
            picked: RwSignal::new(Selection::default()),
        }
    }

    /// Looks at what is picked without a copy of it.
    pub fn with<T>(self, look: impl FnOnce(&Selection) -> T) -> T {
        self.picked.with(look)
    }

    /// Changes what is picked.
    pub fn pick(self, pick: &Pick) {
        self.picked.maybe_update(|picked| {
            let next = picked.with(pick);
            let is_other = next != *picked;
            *picked = next;
            is_other
        });
    }

    /// What is picked, without being told when it changes.
    pub fn peek(self) -> Selection {
        self.picked.get_untracked()
    }

    /// This is picked, and nothing else.
    pub fn set(self, picked: Selection) {
        self.picked.set(picked);
    }

    /// Nothing is picked any more.
    pub fn clear(self) {
        self.picked.maybe_update(|picked| {
            let is_other = *picked != Selection::default();
            *picked = Selection::default();
            is_other
        });
    }
}
