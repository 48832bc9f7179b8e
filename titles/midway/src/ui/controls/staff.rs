//! The staff in command: it answers whenever all has been shown, and the player watches.

use leptos::prelude::*;

use super::Controls;

impl Controls {
    /// Has the staff answer as long as it has command.
    pub(super) fn run_staff(self) {
        // An effect is for what lies outside the signals: here an order, which changes the game that is looked at.
        Effect::new(move |_| {
            let is_asked = self.game.with(|game| game.decision().is_some());
            if !self.staff.has_command_now() || !self.playback.is_ready() {
                return;
            }
            match is_asked {
                true => request_animation_frame(move || self.answer_as_staff()),
                false => self.staff.take_command(),
            }
        });
    }

    fn answer_as_staff(self) {
        // By then the table may have been left, or the player may have taken command.
        let is_watched = self.staff.try_has_command();
        if is_watched && untrack(|| self.playback.is_ready()) && self.game.as_staff() > 0 {
            self.after_orders(false);
        }
    }
}
