//! A moment of before, on the playback's own table, and the way back to the present: neither the game nor its save is
//! touched.

use leptos::prelude::*;

use super::{PlaybackStore, Watching, put_away};
use crate::ui::state::Speed;
use crate::view::playback::{Shown, Stand};

impl PlaybackStore {
    /// Shows the game as it stood after so many of its events, no more than have been shown before.
    pub fn look_at_moment(self, moment: usize) {
        let moment = moment.min(self.known_untracked());
        // Where nothing moves, it is asked for all the same.
        let speed = match self.settings.speed_untracked() {
            Speed::Off => Speed::Normal,
            speed => speed,
        };
        let before = self.watching.get_untracked();
        let watching = Watching {
            speed: before.map_or(speed, |it| it.speed),
            is_paused: true,
            is_put: true,
            present: self.present_untracked(),
        };
        if before != Some(watching) {
            self.watching.set(Some(watching));
        }
        put_away(self.card_again);
        put_away(self.again);
        self.change(|shown, game| *shown = Shown::at(game, moment));
    }

    /// Shows the game as far as it has been shown, with what waits to be seen.
    pub fn return_to_present(self) {
        let Some(Watching { present, .. }) = self.watching.get_untracked() else {
            return;
        };
        put_away(self.card_again);
        put_away(self.again);
        self.change(|shown, game| {
            *shown = Shown {
                stand: present,
                ..Shown::up_to(game, present.upto)
            };
        });
        put_away(self.watching);
    }

    /// What is shown goes on from where the player has put it.
    pub(super) fn play_on(self) {
        self.watching.maybe_update(|watching| {
            let was_put = watching.is_some_and(|watching| watching.is_put);
            if let Some(watching) = watching {
                watching.is_put = false;
            }
            was_put
        });
    }

    /// Where the playback has come up to the present, that is shown with what waits there. A fight or a moment that ends
    /// there waits by itself.
    pub(super) fn arrive(self) {
        let Some(Watching { present, .. }) = self.watching.get_untracked() else {
            return;
        };
        if self.stand.get_untracked().upto < present.upto {
            return;
        }
        let waits = self.game.peek(|game| !present.is_ready(game.events()));
        if waits {
            self.change(|shown, _| shown.stand = present);
        }
        put_away(self.watching);
    }

    /// Whether a moment of before is shown as the player has put it there: nothing moves, and no fight lies over it.
    pub fn is_put(self) -> bool {
        self.watching
            .with(|watching| watching.is_some_and(|watching| watching.is_put))
    }

    /// Where the playback stands, or stood before the player looked back.
    pub(super) fn present(self) -> Stand {
        let stand = self.stand.get();
        self.watching
            .get()
            .map_or(stand, |watching| watching.present)
    }

    pub(super) fn present_untracked(self) -> Stand {
        untrack(|| self.present())
    }

    /// Whether the battle is over, and everything of it has been shown.
    pub fn has_seen_end(self) -> bool {
        let present = self.present_untracked();
        self.game
            .peek(|game| game.outcome().is_some() && present.is_ready(game.events()))
    }

    /// How many events have been shown at the present. Within an undo the game has fewer.
    pub fn known(self) -> usize {
        let watching = self.watching.get();
        let upto = match watching {
            Some(watching) => watching.present.upto,
            None => self.upto.get(),
        };
        self.game.with(|game| upto.min(game.events().len()))
    }

    /// The events that may be shown: all of them, but no more than have been while a moment of before is.
    pub(super) fn known_untracked(self) -> usize {
        let present = self.watching.get_untracked().map(|it| it.present.upto);
        let all = self.game.peek(|game| game.events().len());
        present.map_or(all, |upto| upto.min(all))
    }
}
