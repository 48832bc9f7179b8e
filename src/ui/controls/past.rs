//! What the player can do with the timeline: look at a moment of before, and come back. No order is given there.

use leptos::prelude::*;

use super::Controls;
use crate::engine::Game;
use crate::ui::state::Focus;
use crate::view::stage::OnStage;

impl Controls {
    /// Whether the timeline stands under the chart.
    pub fn shows_timeline(self) -> bool {
        let scenario = self.game.peek(Game::scenario);
        self.settings.shows_timeline(scenario)
    }

    /// Opens the timeline under the chart, and goes there; or puts it away.
    pub fn toggle_timeline(self) {
        let is_shown = !untrack(|| self.shows_timeline());
        self.settings.show_timeline(is_shown);
        match is_shown {
            true => {
                self.panels.show_sheet(false);
                self.focus.send(Focus::Timeline);
            }
            false => self.focus.keep_or_send(Focus::Question),
        }
    }

    /// Shows a moment of before, on the chart at first.
    pub fn look_back(self, moment: usize) {
        let known = untrack(|| self.playback.known());
        if moment >= known && !untrack(|| self.playback.is_past()) {
            return;
        }
        if !untrack(|| self.playback.is_put()) {
            self.stage.hold(OnStage::Chart);
        }
        self.selection.point(None);
        self.selection.close_stack();
        self.playback.look_at_moment(moment);
        self.focus.keep_or_send(Focus::Question);
    }

    /// Shows a moment; of the newest the present, with what is asked.
    pub fn go_to_moment(self, moment: usize) {
        match moment >= untrack(|| self.playback.known()) {
            true => self.stop_watching(),
            false => self.look_back(moment),
        }
    }

    /// Shows a moment that something beside the chart tells of.
    pub fn show_moment(self, moment: usize) {
        self.panels.show_sheet(false);
        self.go_to_moment(moment);
    }

    /// Returns to the present: the game is as it was.
    pub fn stop_watching(self) {
        self.playback.return_to_present();
        self.focus.keep_or_send(Focus::Question);
    }
}
