//! A game that is put on the table is shown from where it was left.

use leptos::prelude::*;

use super::PlaybackStore;
use crate::storage::{self, Progress};
use crate::view::playback::{PlaybackCursor, Shown};

impl PlaybackStore {
    /// Puts a game on the table under its key: where it was being shown when the page was left to be loaded
    /// again, it is shown from there on, and a new game from its first moment. The tab remembers how far
    /// that is.
    pub fn resume(self, id: String) {
        let speed = self.settings.speed_untracked();
        let left: Option<Progress> = storage::kept(&id);
        let there = self.game.peek(|game| match left {
            Some(left) => Shown::resume(game, left.orders, left.end, left.acknowledged),
            None if game.orders().is_empty() => Shown::first(game, speed),
            None => None,
        });
        if let Some(there) = there {
            self.change(|shown, _| *shown = there);
        }
        Effect::new(move |_| {
            let orders = self.game.with(|game| game.orders().len());
            // Who looks at a moment of before has seen it.
            let cursor = self.present();
            let PlaybackCursor {
                end, acknowledged, ..
            } = cursor;
            let progress = Progress {
                orders,
                end,
                acknowledged,
            };
            let goes_on = self.game.with(|game| !cursor.is_ready(game.record()));
            storage::keep(&id, goes_on.then_some(progress));
        });
    }
}
