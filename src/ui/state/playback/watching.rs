//! A finished game, watched again from its beginning: the same events, on the playback's own table.

use leptos::prelude::*;

use super::{PlaybackStore, Shown, ShownStoreFields, everything};
use crate::engine::{Event, Game, Happening, Table};
use crate::ui::state::Speed;

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
        let beginning = |game: &Game| {
            let mut table = Table::new(game.scenario().first_turn);
            let is_set_up = |it: &&Happening| !matches!(it.event, Event::Turn { .. });
            let set_up = game.events().iter().take_while(is_set_up);
            let upto = set_up.map(|it| table.apply(&it.event)).count();
            Shown {
                table,
                upto,
                told: upto,
                ..everything(game)
            }
        };
        // Where nothing moves, this is asked for all the same.
        let speed = match self.settings.speed_untracked() {
            Speed::Off => Speed::Normal,
            speed => speed,
        };
        self.watching.set(Some(Watching {
            speed,
            is_paused: false,
        }));
        self.shown.set(self.game.peek(beginning));
    }

    /// Shows the game as it stands, and watches it no more.
    pub fn stop_watching(self) {
        self.watching.set(None);
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
        (self.shown.upto().get(), all)
    }
}
