//! The clock of the playback.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use super::PlaybackStore;
use crate::ui::state::LearnStore;

impl PlaybackStore {
    /// Whether something lies open that the player studies: he misses nothing meanwhile.
    pub fn is_studied(self, learn: LearnStore) -> bool {
        self.panels.dialog().is_some()
            || self.again().is_some()
            || self.card_again().is_some()
            || learn.is_rule_open()
    }

    /// Shows what is left, step by step. The effect itself writes no signal.
    pub(super) fn run_timer(self) {
        let learn = expect_context::<LearnStore>();
        Effect::new(move |_| {
            let watching = self.watching.get();
            let is_studied = self.is_studied(learn);
            // Its time begins again with whatever comes next, though that may follow at once.
            let cursor = self.cursor.get();
            // Who plays goes on himself from a fight or a card that is over.
            let stands = watching.map_or(cursor.waiting, |it| it.is_paused);
            if self.is_ready() || stands || is_studied {
                return;
            }
            let speed = watching.map_or_else(|| self.settings.speed(), |it| it.speed);
            let pause = self.game.with(|game| cursor.pause(game.record()));
            let pause = pause * speed.tenths() / 10;
            let milliseconds = u32::try_from(pause.as_millis()).unwrap_or_default();
            let timer = Timeout::new(milliseconds, move || self.go_on());
            // The effect's own: dropped, and so stopped, before the effect runs again and when the
            // table goes. (Leptos' handle keeps its number in 32 bits, which a clock of a test's may
            // exceed.)
            StoredValue::new_local(timer);
        });
    }
}
