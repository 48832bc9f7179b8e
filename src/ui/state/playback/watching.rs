//! A game that is watched: from a moment of before, as from its beginning, or as the staff plays it. The same events,
//! on the playback's own table.

use leptos::prelude::*;

use super::{PlaybackStore, put_away};
use crate::ui::state::Speed;
use crate::view::Selection;
use crate::view::playback::{PlaybackCursor, Shown};
use crate::view::staff::Command;

/// The game is being watched, or stands at a moment of before.
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
    /// What has happened, from a moment of before on.
    Past(Past),
    /// What the staff does with its command.
    Staff(Command),
}

/// A moment of before is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Past {
    /// Whether it stands where the player has put it, and nothing has been shown on from there.
    pub(super) is_put: bool,
    /// Where the playback stood before.
    pub(super) present: PlaybackCursor,
    /// The command that the staff had there, if it had it, and whether it was told to wait.
    pub(super) staff: Option<(Command, bool)>,
    /// What the player had selected there.
    pub(super) selection: Selection,
}

impl Watching {
    /// The moment of before that is shown, if one is.
    pub(super) const fn past(self) -> Option<Past> {
        match self.what {
            Watched::Past(past) => Some(past),
            Watched::Staff(_) => None,
        }
    }

    /// Whether a moment of before is shown.
    pub(super) const fn is_past(self) -> bool {
        matches!(self.what, Watched::Past(_))
    }
}

impl PlaybackStore {
    /// Shows a game again from its first turn, event by event; neither it nor its save is touched.
    pub fn watch_again(self) {
        let past = self.past_from_here(false);
        self.watch(Watched::Past(past), false);
        self.change(|shown, game| *shown = Shown::set_up(game));
    }

    /// Gives the staff command: what it does is shown from now on, and goes on by itself.
    pub fn watch_staff(self, command: Command) {
        self.return_to_present();
        self.watch(Watched::Staff(command), false);
    }

    /// Shows it at the speed of what was watched before, if anything was.
    pub(super) fn watch(self, what: Watched, is_paused: bool) {
        let before = self.watching.get_untracked();
        // Where nothing moves, this is asked for all the same.
        let speed = match self.speed_untracked() {
            Speed::Off => Speed::Normal,
            speed => speed,
        };
        let now = Some(Watching {
            what,
            speed,
            is_paused,
        });
        if before != now {
            self.watching.set(now);
        }
    }

    /// Takes command from the staff. What is still being shown goes on at the player's own speed.
    pub fn take_command(self) {
        if untrack(|| self.staff().is_some()) {
            put_away(self.watching);
        }
    }

    /// Whether the game is being watched, or a moment of before is shown: it takes no order of the player's then.
    pub fn is_watching(self) -> bool {
        self.watching.with(Option::is_some)
    }

    /// Whether a moment of before is shown.
    pub fn is_past(self) -> bool {
        self.watching.get().is_some_and(Watching::is_past)
    }

    /// The command that the staff has, if it has it. It waits while a moment of before is shown.
    pub fn staff(self) -> Option<Command> {
        match self.watching.get()?.what {
            Watched::Past(_) => None,
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
        self.change_watching(|watching| {
            watching.is_paused = is_paused;
            if let Watched::Past(past) = &mut watching.what {
                past.is_put &= is_paused;
            }
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

    /// The speed at which things are shown: of what is watched, or else as the player has set it.
    pub(super) fn speed_untracked(self) -> Speed {
        let watching = self.watching.get_untracked();
        watching.map_or_else(|| self.settings.speed_untracked(), |it| it.speed)
    }

    /// Whether going on is to hurry the staff: it is waited for, and nothing is looked at once more.
    pub fn hurries_staff(self) -> bool {
        let is_again = self.again().is_some() || self.card_again().is_some();
        !is_again && self.staff().is_some() && self.is_ready()
    }
}
