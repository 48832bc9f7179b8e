//! What of the log the player wants to see, and which lists he has unfolded, there and elsewhere.

use std::collections::BTreeMap;

use leptos::prelude::*;
use reactive_stores::Store;

use crate::view::record::Filter;

/// Something in the log that opens, by the number of its first event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fold {
    /// A phase.
    Phase(usize),
    /// A fight.
    Fight(usize),
    /// Lines of bookkeeping, by the number of the first.
    Bookkeeping(usize),
}

impl Fold {
    /// What it is known by among all that opens.
    fn name(self) -> String {
        match self {
            Fold::Phase(from) => format!("phase {from}"),
            Fold::Fight(from) => format!("fight {from}"),
            Fold::Bookkeeping(from) => format!("bookkeeping {from}"),
        }
    }
}

#[derive(Clone, Debug, Default, Store)]
struct Log {
    filter: Filter,
    /// What the player has opened or closed himself, by name.
    opened: BTreeMap<String, bool>,
}

/// What of the log is seen.
#[derive(Clone, Copy)]
pub struct LogStore {
    log: Store<Log>,
}

impl LogStore {
    /// All of it; opened is what had been, in this tab.
    pub fn new(opened: BTreeMap<String, bool>) -> LogStore {
        let filter = Filter::default();
        LogStore {
            log: Store::new(Log { filter, opened }),
        }
    }

    /// What the player wants to see.
    pub fn filter(self) -> Filter {
        self.log.filter().get()
    }

    /// The player wants to see something else.
    pub fn show(self, filter: Filter) {
        self.log.filter().set(filter);
    }

    /// Whether something is open; `at_first` is how it is until the player opens or closes it.
    pub fn is_open(self, fold: Fold, at_first: bool) -> bool {
        self.opened(&fold.name()).unwrap_or(at_first)
    }

    /// Opens something, or closes it.
    pub fn set_open(self, fold: Fold, is_open: bool) {
        self.open(fold.name(), is_open);
    }

    /// Whether the player has unfolded a list, by its name.
    pub fn is_unfolded(self, list: &str) -> bool {
        self.opened(list) == Some(true)
    }

    /// The player unfolds a list, or folds it.
    pub fn unfold(self, list: &str, is_open: bool) {
        if untrack(|| self.is_unfolded(list)) != is_open {
            self.open(list.to_owned(), is_open);
        }
    }

    /// What the player has unfolded, or folded himself, for a handler.
    pub fn unfolded(self) -> BTreeMap<String, bool> {
        self.log.opened().get_untracked()
    }

    fn opened(self, name: &str) -> Option<bool> {
        self.log.opened().with(|opened| opened.get(name).copied())
    }

    fn open(self, name: String, is_open: bool) {
        self.log.opened().update(|opened| {
            opened.insert(name, is_open);
        });
    }
}
