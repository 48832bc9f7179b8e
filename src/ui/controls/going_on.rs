//! How the player goes on: to the next step, or from a fight or a card that he has seen.

use leptos::prelude::*;

use super::Controls;

impl Controls {
    /// The next step at once, or on from a fight or a card that is over; the staff, if it is waited for, decides now.
    pub fn go_on(self) {
        match untrack(|| self.playback.hurries_staff()) {
            true => self.let_staff_decide(),
            false => self.playback.go_on(),
        }
    }

    /// Hurries: shows all up to what waits to be seen, or goes on from there; has the staff decide as well.
    pub fn skip_or_go_on(self) {
        match untrack(|| self.playback.hurries_staff()) {
            true => self.let_staff_decide(),
            false => self.playback.skip_or_go_on(),
        }
    }

    /// Hurries or goes on by a key, which closes no card that has only just come up.
    pub fn skip_or_go_on_by_key(self) {
        if !self.playback.is_card_new() {
            self.skip_or_go_on();
        }
    }
}
