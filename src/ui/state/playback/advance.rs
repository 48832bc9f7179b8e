//! Going on: from event to event, to the end of a fight or a card, or to the last.

use std::time::Duration;

use leptos::prelude::*;

use super::{PlaybackStore, put_away};
use crate::engine::Game;
use crate::view::playback::Shown;

/// How long a card is new: a key that goes down in that time was meant for what it has taken the place of.
const NEW: Duration = Duration::from_millis(300);

impl PlaybackStore {
    /// Shows what an order brought, event by event, or up to what waits.
    pub fn start(self) {
        put_away(self.card_again);
        put_away(self.again);
        let speed = self.speed_untracked();
        self.change(|shown, game| shown.start(game, speed));
    }

    /// Tells at once the fights that an order has brought, on one card.
    pub fn tell_fights(self, from: usize) {
        self.change(|shown, game| {
            *shown = Shown::up_to(game, from);
            shown.tell(game);
        });
    }

    /// The next step at once, or on from a fight or a card that is over.
    pub fn go_on(self) {
        if self.again.get_untracked().is_some() {
            return self.close_verdict();
        }
        if self.card_again.get_untracked().is_some() {
            return put_away(self.card_again);
        }
        let speed = self.speed_untracked();
        let known = self.known_untracked();
        self.play_on();
        self.show_more(known, |shown, game, most| {
            shown.advance(game.record(), most, speed);
        });
        self.arrive();
    }

    /// Shows more, up to so many events. Of the past all is shown step by step, even what the orders of the day tell.
    fn show_more(self, known: usize, show: impl FnOnce(&mut Shown, &Game, usize)) {
        let is_past = untrack(|| self.is_past());
        self.change(|shown, game| match is_past {
            true => show(shown, game, known),
            false => shown.tell_or(game, |shown, most| show(shown, game, most)),
        });
    }

    /// Hurries: shows all up to what waits to be seen, or goes on from there.
    pub fn skip_or_go_on(self) {
        let is_there = self.cursor.get_untracked().waiting
            || self.again.get_untracked().is_some()
            || self.card_again.get_untracked().is_some();
        if is_there {
            return self.go_on();
        }
        let speed = self.speed_untracked();
        let known = self.known_untracked();
        self.play_on();
        self.show_more(known, |shown, game, most| {
            shown.skip(game.record(), most, speed);
        });
        self.arrive();
    }

    /// Whether a card has only just come up: no key closes it then.
    pub fn is_card_new(self) -> bool {
        self.is_card_new.get_value()
    }

    /// A card can be gone on from; it is new for as long as the component that calls this lasts, and not for long.
    pub fn card_comes_up(self) {
        self.is_card_new.set_value(true);
        // The page may be going too, and this store with it.
        let grows_old = move || {
            let _ = self.is_card_new.try_set_value(false);
        };
        let timer = set_timeout_with_handle(grows_old, NEW);
        on_cleanup(move || {
            if let Ok(timer) = timer {
                timer.clear();
            }
            grows_old();
        });
    }

    /// Shows the game as it stands.
    pub fn show_all(self) {
        put_away(self.card_again);
        self.change(|shown, game| *shown = Shown::all(game));
    }
}
