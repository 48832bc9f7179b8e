//! A game that is watched: a finished one again from its beginning, or one that the staff plays. The same events, on the
//! playback's own table.

use leptos::prelude::*;

use super::{PlaybackStore, put_away};
use crate::ui::state::Speed;
use crate::view::playback::Shown;
use crate::view::staff::Command;

/// The game is being watched.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Watching {
    /// What is watched.
    pub(super) what: Watched,
    /// How fast.
    pub(super) speed: Speed,
    /// Whether it stands still.
    pub(super) is_paused: bool,
}

/// What is watched.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Watched {
    /// What has happened, from the first turn on.
    Again,
    /// What the staff does with its command.
    Staff(Command),
}

impl PlaybackStore {
    /// Shows a game again from its first turn, event by event; neither it nor its save is touched.
    pub fn watch_again(self) {
        self.watch(Watched::Again);
        self.change(|shown, game| *shown = Shown::set_up(game));
    }

    /// Gives the staff command: what it does is shown from now on, and goes on by itself.
    pub fn watch_staff(self, command: Command) {
        self.watch(Watched::Staff(command));
    }

    fn watch(self, what: Watched) {
        // Where nothing moves, this is asked for all the same.
        let speed = match self.settings.speed_untracked() {
            Speed::Off => Speed::Normal,
            speed => speed,
        };
        self.watching.set(Some(Watching {
            what,
            speed,
            is_paused: false,
        }));
    }

    /// Shows the game as it stands, and watches it no more.
    pub fn stop_watching(self) {
        put_away(self.watching);
        self.show_all();
    }

    /// Takes command from the staff. What is still being shown goes on at the player's own speed.
    pub fn take_command(self) {
        put_away(self.watching);
    }

    /// Whether the game is being watched: it takes no order of the player's then.
    pub fn is_watching(self) -> bool {
        self.watching.with(Option::is_some)
    }

    /// Whether a finished game is being watched again.
    pub fn is_watching_again(self) -> bool {
        let watching = self.watching.get();
        watching.is_some_and(|watching| watching.what == Watched::Again)
    }

    /// The command that the staff has, if it has it.
    pub fn staff(self) -> Option<Command> {
        match self.watching.get()?.what {
            Watched::Again => None,
            Watched::Staff(command) => Some(command),
        }
    }

    /// Whether what is watched stands still.
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

    /// The speed at which things are shown: of what is watched, or else as the player has set it.
    pub(super) fn speed_untracked(self) -> Speed {
        let watching = self.watching.get_untracked();
        watching.map_or_else(|| self.settings.speed_untracked(), |it| it.speed)
    }

    /// Hurries the staff, if it is the staff that is waited for. Says whether it is.
    pub(super) fn hurries_staff(self) -> bool {
        let is_awaited = untrack(|| self.staff().is_some() && self.is_ready());
        if is_awaited {
            self.staff_hurried.update(|times| *times += 1);
        }
        is_awaited
    }

    /// How often the staff was told to give its order at once.
    pub fn staff_hurried(self) -> u32 {
        self.staff_hurried.get()
    }
}
