//! Going on: from event to event, to the end of a fight or a moment, or to the last.

use leptos::prelude::*;

use super::{PlaybackStore, put_away};
use crate::view::playback::Shown;

impl PlaybackStore {
    /// Shows what an order brought: at once, or event by event.
    pub fn start(self) {
        put_away(self.card_again);
        put_away(self.again);
        let speed = self.settings.speed_untracked();
        self.change(|shown, game| shown.start(game, speed));
    }

    /// The next step at once, or on from a fight or a moment that is over.
    pub fn go_on(self) {
        if self.again.get_untracked().is_some() {
            return self.close_verdict();
        }
        if self.card_again.get_untracked().is_some() {
            return put_away(self.card_again);
        }
        let speed = self.settings.speed_untracked();
        self.change(|shown, game| shown.advance(game.events(), speed));
    }

    /// Hurries: shows all up to what waits to be seen, or goes on from there.
    pub fn skip_or_go_on(self) {
        let is_there = self.stand.get_untracked().is_at_an_end()
            || self.again.get_untracked().is_some()
            || self.card_again.get_untracked().is_some();
        if is_there {
            return self.go_on();
        }
        let speed = self.settings.speed_untracked();
        self.change(|shown, game| shown.skip(game.events(), speed));
    }

    /// Shows the game as it stands.
    pub fn show_all(self) {
        put_away(self.card_again);
        self.change(|shown, game| *shown = Shown::all(game));
    }
}
