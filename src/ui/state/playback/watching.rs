//! A game, watched again from its beginning or from a moment of before: the same events, on the playback's own table.

use leptos::prelude::*;

use super::PlaybackStore;
use crate::ui::state::Speed;
use crate::view::playback::{Shown, Stand};

/// A moment of before is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Watching {
    /// How fast.
    pub(super) speed: Speed,
    /// Whether it stands still.
    pub(super) is_paused: bool,
    /// Whether it stands where the player has put it, and nothing has been shown on from there.
    pub(super) is_put: bool,
    /// Where the playback stood before.
    pub(super) present: Stand,
}

impl PlaybackStore {
    /// Shows a game again from its first turn, event by event; neither it nor its save is touched.
    pub fn watch_again(self) {
        // Where nothing moves, this is asked for all the same.
        let speed = match self.settings.speed_untracked() {
            Speed::Off => Speed::Normal,
            speed => speed,
        };
        self.watching.set(Some(Watching {
            speed,
            is_paused: false,
            is_put: false,
            present: self.present_untracked(),
        }));
        self.change(|shown, game| *shown = Shown::set_up(game));
    }

    /// Whether a moment of before is shown.
    pub fn is_watching(self) -> bool {
        self.watching.with(Option::is_some)
    }

    /// Whether that stands still.
    pub fn is_paused(self) -> bool {
        self.watching
            .get()
            .is_some_and(|watching| watching.is_paused)
    }

    /// Lets it stand still, or go on.
    pub fn pause(self, is_paused: bool) {
        self.change_watching(|watching| {
            watching.is_paused = is_paused;
            watching.is_put &= is_paused;
        });
    }

    /// How fast it goes.
    pub fn watching_speed(self) -> Option<Speed> {
        self.watching.get().map(|watching| watching.speed)
    }

    /// Lets it go faster or slower.
    pub fn set_watching_speed(self, speed: Speed) {
        self.change_watching(|watching| watching.speed = speed);
    }

    fn change_watching(self, change: impl FnOnce(&mut Watching)) {
        self.watching.update(|watching| {
            if let Some(watching) = watching {
                change(watching);
            }
        });
    }

    /// How many of the events are shown, and how many there are to be shown.
    pub fn progress(self) -> (usize, usize) {
        (self.upto.get(), self.known())
    }
}
