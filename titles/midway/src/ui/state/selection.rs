//! What the player has picked, and not ordered yet.

use leptos::prelude::*;

use crate::view::{Pick, Selection};

/// What the player has picked, and not ordered yet.
#[derive(Clone, Copy)]
pub struct SelectionStore {
    picked: RwSignal<Selection>,
    /// Why something that he has tried cannot be done.
    why_not: RwSignal<Option<String>>,
}

impl SelectionStore {
    /// Nothing is picked.
    pub fn new() -> SelectionStore {
        SelectionStore {
            picked: RwSignal::new(Selection::default()),
            why_not: RwSignal::new(None),
        }
    }

    /// Looks at what is picked without a copy of it.
    pub fn with<T>(self, look: impl FnOnce(&Selection) -> T) -> T {
        self.picked.with(look)
    }

    /// Why something that he has tried cannot be done: until he does something else.
    pub fn why_not(self) -> Option<String> {
        self.why_not.get()
    }

    /// Says why something cannot be done.
    pub fn say_why_not(self, why: &str) {
        self.why_not.set(Some(why.to_owned()));
    }

    /// Changes what is picked.
    pub fn pick(self, pick: &Pick) {
        self.why_not.set(None);
        self.picked.maybe_update(|picked| {
            let next = picked.with(pick);
            let is_other = next != *picked;
            *picked = next;
            is_other
        });
    }

    /// Nothing is picked any more.
    pub fn clear(self) {
        self.why_not.set(None);
        self.picked.maybe_update(|picked| {
            let is_other = *picked != Selection::default();
            *picked = Selection::default();
            is_other
        });
    }
}
