//! How battles ended.

use leptos::prelude::*;

use super::ExportStore;
use crate::engine::Game;
use crate::storage::{self, Finished, LocalTexts, StorageProblem, StoredResults};
use crate::view::start;

/// The record of results, as it is stored; what the storage does not take lasts as long as the tab.
#[derive(Clone, Copy)]
pub struct ResultStore {
    record: RwSignal<StoredResults>,
    problem: RwSignal<Option<StorageProblem>>,
    exports: ExportStore,
}

impl ResultStore {
    /// The record as it is stored now.
    pub fn new(exports: ExportStore) -> ResultStore {
        ResultStore {
            record: RwSignal::new(storage::read_record(&LocalTexts)),
            problem: RwSignal::new(None),
            exports,
        }
    }

    /// Looks again at what is stored, unless this tab knows more.
    pub fn refresh(self) {
        if self.problem.get_untracked().is_none() {
            self.record.set(storage::read_record(&LocalTexts));
        }
    }

    /// Writes down how a game ended, if it has.
    pub fn record(self, slot: &str, game: &Game) {
        let Some(finished) = Finished::of(slot, game) else {
            return;
        };
        // Another tab may have finished a game too.
        self.refresh();
        self.record.update(|record| record.results.add(finished));
        let write = |record: &StoredResults| storage::write_record(&LocalTexts, &record.results);
        let kept = self.record.with_untracked(write);
        self.problem.set(kept.err());
    }

    /// Every result, first to last.
    pub fn all(self) -> Vec<Finished> {
        self.record
            .with(|record| record.results.all().cloned().collect())
    }

    /// Why the last result was not written down, if it was not.
    pub fn not_kept(self) -> Option<String> {
        self.problem.get().map(start::results_not_kept)
    }

    /// Whether a record that could not be read was put aside, and the player has not put that away.
    pub fn is_damaged(self) -> bool {
        self.record.with(|record| record.is_damaged)
    }

    /// Gives out what was put aside, letter by letter.
    pub fn export_aside(self) {
        for aside in storage::put_aside_texts(&LocalTexts) {
            self.exports.give(start::ASIDE, &aside.text);
        }
    }

    /// The player has read that something was put aside: it is told no more, and stays there.
    pub fn put_away(self) {
        // Where that is not kept it is told once more.
        let _ = storage::say_no_more(&LocalTexts);
        self.record.update(|record| record.is_damaged = false);
    }
}
