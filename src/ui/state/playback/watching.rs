//! A finished game, watched again from its beginning: the same events, on the playback's own table.

use leptos::prelude::*;

use super::{PlaybackStore, put_away};
use crate::ui::state::Speed;
use crate::view::playback::Shown;

/// The game is being watched again.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Watching {
    /// How fast.
    pub(super) speed: Speed,
    /// Whether it stands still.
    pub(super) is_paused: bool,
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
        }));
        self.change(|shown, game| *shown = Shown::set_up(game));
    }

    /// Shows the game as it stands, and watches it no more.
    pub fn stop_watching(self) {
        put_away(self.watching);
        self.show_all();
    }

    /// Whether a finished game is being watched again.
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
        self.change_watching(|watching| watching.is_paused = is_paused);
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

    /// How many of the events have been shown, and how many there are.
    pub fn progress(self) -> (usize, usize) {
        let all = self.game.with(|game| game.events().len());
        (self.upto.get(), all)
    }
}
