//! How games ended.

use leptos::prelude::*;

use super::ExportStore;
use crate::games;
use crate::storage::{Finished, LocalTexts, Record, StorageProblem, StoredResults};

/// The record of results, as it is stored; what the storage does not take lasts as long as the tab.
pub struct ResultStore<F: Finished + Send + Sync + 'static> {
    place: Record<F>,
    record: RwSignal<StoredResults<F>>,
    problem: RwSignal<Option<StorageProblem>>,
    exports: ExportStore,
}

impl<F: Finished + Send + Sync + 'static> Clone for ResultStore<F> {
    fn clone(&self) -> ResultStore<F> {
        *self
    }
}

impl<F: Finished + Send + Sync + 'static> Copy for ResultStore<F> {}

impl<F: Finished + Send + Sync + 'static> ResultStore<F> {
    /// The record as it is stored now.
    pub fn new(place: Record<F>, exports: ExportStore) -> ResultStore<F> {
        ResultStore {
            place,
            record: RwSignal::new(place.read(&LocalTexts)),
            problem: RwSignal::new(None),
            exports,
        }
    }

    /// Looks again at what is stored, unless this tab knows more.
    pub fn refresh(self) {
        if self.problem.get_untracked().is_none() {
            self.record.set(self.place.read(&LocalTexts));
        }
    }

    /// Writes down how a game ended.
    pub fn record(self, finished: F) {
        // Another tab may have finished a game too.
        self.refresh();
        self.record.update(|record| record.results.add(finished));
        let write = |record: &StoredResults<F>| self.place.write(&LocalTexts, &record.results);
        let kept = self.record.with_untracked(write);
        self.problem.set(kept.err());
    }

    /// Every result, first to last.
    pub fn all(self) -> Vec<F> {
        self.record
            .with(|record| record.results.all().cloned().collect())
    }

    /// Why the last result was not written down, if it was not.
    pub fn not_kept(self) -> Option<String> {
        self.problem.get().map(games::results_not_kept)
    }

    /// Whether a record that could not be read was put aside, and the player has not put that away.
    pub fn is_damaged(self) -> bool {
        self.record.with(|record| record.is_damaged)
    }

    /// Gives out what was put aside, letter by letter.
    pub fn export_aside(self) {
        for aside in self.place.put_aside_texts(&LocalTexts) {
            self.exports.give(games::ASIDE, &aside.text);
        }
    }

    /// The player has read that something was put aside: it is told no more, and stays there.
    pub fn put_away(self) {
        // Where that is not kept it is told once more.
        let _ = self.place.say_no_more(&LocalTexts);
        self.record.update(|record| record.is_damaged = false);
    }
}
