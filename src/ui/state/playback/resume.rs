//! A game that is put on the table is shown from where it was left.

use leptos::prelude::*;

use super::{PlaybackStore, Shown, ShownStoreFields, up_to};
use crate::storage::{self, Progress};
use crate::ui::state::Speed;
use crate::view::fight;
use crate::view::moment;

impl PlaybackStore {
    /// Puts a game on the table under its key: where it was being shown when the page was left to be loaded
    /// again, it is shown from there on, and a new game from its first moment. The tab remembers how far
    /// that is.
    pub fn resume(self, id: String) {
        if self.settings.speed_untracked() != Speed::Off {
            match storage::kept(&id) {
                Some(left) => self.resume_at(left),
                None if self.game.peek(|game| game.orders().is_empty()) => self.start_at_first(),
                None => {}
            }
        }
        Effect::new(move |_| {
            let orders = self.game.with(|game| game.orders().len());
            let progress = Progress {
                orders,
                upto: self.shown.upto().get(),
                told: self.shown.told().get(),
            };
            // Who watches a finished game again has seen it before.
            let goes_on = !self.is_ready() && !self.is_watching();
            storage::keep(&id, goes_on.then_some(progress));
        });
    }

    fn resume_at(self, left: Progress) {
        let shown = self.game.peek(|game| {
            let all = game.events();
            let is_of_it = left.orders == game.orders().len() && left.upto <= all.len();
            let Progress { upto, told, .. } = left;
            is_of_it.then(|| {
                let shown = up_to(game, upto);
                let is_over = told < upto && fight::is_over(all, upto);
                let moment = moment::span(all, told, upto, &shown.table).filter(|_| !is_over);
                Shown {
                    waiting: is_over || moment.is_some(),
                    moment,
                    told: told.min(upto),
                    ..shown
                }
            })
        });
        if let Some(shown) = shown {
            self.shown.set(shown);
        }
    }

    /// Begins with the first event of a new game that is a moment, so that the player sees it.
    fn start_at_first(self) {
        let first = self.game.peek(|game| {
            let first = (0..game.events().len()).find(|n| moment::begins(game.events(), *n));
            first.map(|first| up_to(game, first))
        });
        if let Some(first) = first {
            self.shown.set(first);
            self.skip();
        }
    }
}
