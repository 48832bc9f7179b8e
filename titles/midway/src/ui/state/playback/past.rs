//! A moment of before, on the playback's own table, and the way back to the present: neither the game nor its save is
//! touched.

use leptos::prelude::*;

use super::PlaybackStore;
use crate::view::playback::{PlaybackCursor, Shown};

/// A moment of before is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Past {
    /// Where the playback stood before.
    pub(super) present: PlaybackCursor,
    /// Whether it stands still.
    pub(super) stands: bool,
}

impl PlaybackStore {
    /// Shows the game as it stood after so many of its events, no more than have been shown before.
    pub fn look_at_moment(self, moment: usize) {
        let moment = moment.min(self.known_untracked());
        self.go_back(true, |game| Shown::up_to(game, moment));
    }

    /// Shows the game again from its first turn, event by event.
    pub fn watch_again(self) {
        self.go_back(false, Shown::set_up);
    }

    fn go_back(self, stands: bool, there: impl FnOnce(&crate::engine::Game) -> Shown) {
        let before = self.past.get_untracked();
        let present = before.map_or_else(|| self.cursor.get_untracked(), |past| past.present);
        self.past.set(Some(Past { present, stands }));
        self.change(|shown, game| *shown = there(game));
    }

    /// Shows the game as far as it has been shown, with what waits to be seen.
    pub fn return_to_present(self) {
        let Some(past) = self.past.get_untracked() else {
            return;
        };
        let present = past.present;
        self.change(|shown, game| {
            *shown = Shown {
                cursor: present,
                ..Shown::up_to(game, present.end)
            };
        });
        self.past.set(None);
    }

    /// Where what is shown again has come up to the present, that is shown with what waits there.
    pub(super) fn arrive(self) {
        let past = self.past.get_untracked();
        if past.is_some_and(|past| self.cursor.get_untracked().end >= past.present.end) {
            self.return_to_present();
        }
    }

    /// Whether a moment of before is shown: the game takes no order then.
    pub fn is_past(self) -> bool {
        self.past.with(Option::is_some)
    }

    /// Whether it stands still.
    pub fn stands(self) -> bool {
        self.past.get().is_some_and(|past| past.stands)
    }

    /// Whether it stands still, for a handler.
    pub fn stands_untracked(self) -> bool {
        self.past.get_untracked().is_some_and(|past| past.stands)
    }

    /// Lets it stand still, or go on.
    pub fn stand(self, stands: bool) {
        self.past.update(|past| {
            if let Some(past) = past {
                past.stands = stands;
            }
        });
    }

    /// The events that may be shown: all of them, but no more than have been while a moment of before is.
    pub(super) fn known_untracked(self) -> usize {
        let past = self.past.get_untracked().map(|past| past.present.end);
        let all = self.game.peek(|game| game.events().len());
        past.map_or(all, |end| end.min(all))
    }
}
