//! The clock of the playback.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use page::settings::Speed;

use super::PlaybackStore;
use crate::ui::state::StaffStore;
use crate::view::playback::Pace;

impl PlaybackStore {
    /// Shows what is left, step by step. The effect itself writes no signal.
    pub(super) fn run_timer(self, staff: StaffStore) {
        Effect::new(move |_| {
            // Its time begins again with whatever comes next, though that may follow at once.
            let cursor = self.cursor.get();
            // Who plays goes on himself from what waits; a dialog that lies open is studied.
            let stands = match self.past.get() {
                Some(past) => past.stands,
                None => cursor.waiting.is_some() && !staff.has_command_now(),
            };
            if stands || self.is_ready.get() || self.panels.dialog().is_some() {
                return;
            }
            let pause = self.game.with(|game| cursor.pause(game.record()));
            let pause = pause * self.speed().tenths() / 10;
            let milliseconds = u32::try_from(pause.as_millis()).unwrap_or_default();
            let timer = Timeout::new(milliseconds, move || self.go_on());
            // The effect's own: dropped, and so stopped, before the effect runs again and when the table goes.
            StoredValue::new_local(timer);
        });
    }

    /// How fast it is shown. Who watches again what has happened wants to see it, though nothing moves otherwise.
    fn speed(self) -> Speed {
        match (self.settings.get().speed, self.is_past()) {
            (Speed::Off, true) => Speed::Normal,
            (speed, _) => speed,
        }
    }

    /// How much is shown at once.
    pub(super) fn pace(self) -> Pace {
        match untrack(|| self.speed()) {
            Speed::Off => Pace::Hurried,
            Speed::Fast => Pace::Quick,
            Speed::Normal | Speed::Slow if self.less_motion.get_untracked() => Pace::Quick,
            Speed::Normal | Speed::Slow => Pace::Step,
        }
    }
}
