//! What of the log the player wants to see, and what he has opened in it.

use std::collections::BTreeMap;

use leptos::prelude::*;
use reactive_stores::Store;

use crate::view::record::Filter;

/// Something in the log that opens, by the number of its first event.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fold {
    /// A phase.
    Phase(usize),
    /// A fight.
    Fight(usize),
    /// Bookkeeping.
    Bookkeeping(usize),
}

#[derive(Clone, Debug, Default, Store)]
struct Log {
    filter: Filter,
    /// What the player has opened or closed himself.
    opened: BTreeMap<Fold, bool>,
}

/// What of the log is seen.
#[derive(Clone, Copy)]
pub struct LogStore {
    log: Store<Log>,
}

impl LogStore {
    /// All of it, with nothing opened.
    pub fn new() -> LogStore {
        LogStore {
            log: Store::new(Log::default()),
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
        let opened = self.log.opened();
        opened.with(|opened| opened.get(&fold).copied().unwrap_or(at_first))
    }

    /// Opens something, or closes it.
    pub fn set_open(self, fold: Fold, is_open: bool) {
        self.log.opened().update(|opened| {
            opened.insert(fold, is_open);
        });
    }
}
