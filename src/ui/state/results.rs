//! How battles ended.

use leptos::prelude::*;

use crate::engine::Game;
use crate::storage::{self, Finished, Results, StorageProblem};
use crate::view::start;

/// The record of results, as it is stored; what the storage does not take lasts as long as the tab.
#[derive(Clone, Copy)]
pub struct ResultStore {
    results: RwSignal<Results>,
    is_damaged: RwSignal<bool>,
    problem: RwSignal<Option<StorageProblem>>,
}

impl ResultStore {
    /// The record as it is stored now.
    pub fn new() -> ResultStore {
        let (results, is_damaged) = storage::results();
        ResultStore {
            results: RwSignal::new(results),
            is_damaged: RwSignal::new(is_damaged),
            problem: RwSignal::new(None),
        }
    }

    /// Looks again at what is stored, unless this tab knows more.
    pub fn refresh(self) {
        if self.problem.get_untracked().is_none() {
            let (results, is_damaged) = storage::results();
            self.results.set(results);
            self.is_damaged.set(is_damaged);
        }
    }

    /// Writes down how a game ended, if it has.
    pub fn record(self, slot: &str, game: &Game) {
        let Some(finished) = Finished::of(slot, game) else {
            return;
        };
        // Another tab may have finished a game too.
        self.refresh();
        self.results.update(|results| results.add(finished));
        let kept = self.results.with_untracked(storage::write_results);
        self.problem.set(kept.err());
    }

    /// Every result, first to last.
    pub fn all(self) -> Vec<Finished> {
        self.results
            .with(|results| results.all().cloned().collect())
    }

    /// What there is to say of the record.
    pub fn notice(self) -> Option<String> {
        let not_kept = self.problem.get().map(start::results_not_kept);
        let damaged = || {
            self.is_damaged
                .get()
                .then(|| start::results_damaged().to_owned())
        };
        not_kept.or_else(damaged)
    }
}
