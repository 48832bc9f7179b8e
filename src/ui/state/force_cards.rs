//! Which forces the player reads of.

use std::collections::BTreeSet;

use leptos::prelude::*;

use crate::engine::forces::ForceId;

/// Which forces the player reads of.
#[derive(Clone, Copy)]
pub struct ForceCardStore {
    open: RwSignal<BTreeSet<ForceId>>,
    selected: RwSignal<Option<ForceId>>,
}

impl ForceCardStore {
    /// Of some that he had opened before.
    pub fn new(open: impl IntoIterator<Item = ForceId>) -> ForceCardStore {
        ForceCardStore {
            open: RwSignal::new(open.into_iter().collect()),
            selected: RwSignal::new(None),
        }
    }

    /// Those whose cards are open, for a handler.
    pub fn all_open(self) -> Vec<ForceId> {
        self.open
            .with_untracked(|open| open.iter().copied().collect())
    }

    /// Whether what is known of a force is open.
    pub fn is_open(self, force: ForceId) -> bool {
        self.open.with(|open| open.contains(&force))
    }

    /// Whether it was picked on the chart last.
    pub fn is_selected(self, force: ForceId) -> bool {
        self.selected.get() == Some(force)
    }

    /// Opens what is known of a force that was picked on the chart, and nothing else.
    pub fn select(self, force: ForceId) {
        self.open.set(BTreeSet::from([force]));
        self.selected.set(Some(force));
    }

    /// It has been brought into sight: who comes back later finds the list where it stands.
    pub fn found(self) {
        self.selected.set(None);
    }

    /// Opens it beside the others, or closes it.
    pub fn toggle(self, force: ForceId) {
        self.open.update(|open| {
            if !open.remove(&force) {
                open.insert(force);
            }
        });
    }
}
