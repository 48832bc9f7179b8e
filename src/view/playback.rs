//! How a game is shown event by event: what comes next, what waits to be seen, what has been told. The page puts
//! a clock over it.

use std::time::Duration;

use super::event_card::{self, Span};
use super::fight;
use super::settings::Speed;
use crate::engine::{Event, EventRecord, Game, Roll, Table};

/// A game as far as it has been shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The table after the events shown.
    pub table: Table,
    /// Where the playback stands.
    pub cursor: PlaybackCursor,
}

/// Where the playback of a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlaybackCursor {
    /// How many events have been shown.
    pub end: usize,
    /// How many events have been told by cards and verdicts, or needed none.
    pub acknowledged: usize,
    /// Whether a fight or a card has just ended and waits for the player to have seen it.
    pub waiting: bool,
    /// The card that is shown.
    pub card: Option<Span>,
    /// Whether the next event is a die that rolls: nothing tells its result before it is shown.
    pub rolling: bool,
}

/// The number of events before the first turn: with them the game is set up, and what the player decides then is done.
pub fn first_turn(all: &[EventRecord]) -> usize {
    let is_turn = |it: &EventRecord| matches!(it.event, Event::Turn { .. });
    all.iter().position(is_turn).unwrap_or(all.len())
}

/// The number of events with which a game is set up, before the player's first order and its first turn.
pub fn first_moment(all: &[EventRecord]) -> usize {
    let is_first = |it: &EventRecord| matches!(it.event, Event::Turn { .. } | Event::Order { .. });
    all.iter().position(is_first).unwrap_or(all.len())
}

impl PlaybackCursor {
    /// After so many events, all of which have been seen.
    const fn after(end: usize) -> PlaybackCursor {
        PlaybackCursor {
            end,
            acknowledged: end,
            waiting: false,
            card: None,
            rolling: false,
        }
    }

    /// Whether a fight or a moment that has ended is there to be seen, whether or not it waits.
    pub const fn is_at_an_end(self) -> bool {
        self.waiting || self.card.is_some()
    }

    /// Whether a fight is over and waits for the player to have seen it.
    pub const fn waits_for_fight(self) -> bool {
        self.waiting && self.card.is_none()
    }

    /// Whether everything has been shown and seen, so that the player can decide.
    pub const fn is_ready(self, all: &[EventRecord]) -> bool {
        !self.is_at_an_end() && self.end == all.len()
    }

    /// The moment whose card stands, and whether all of it has been shown: what hangs on dice has its card while
    /// they fall.
    pub fn card(self, all: &[EventRecord]) -> Option<(Span, bool)> {
        if let Some(span) = self.card {
            return Some((span, true));
        }
        if self.waiting || self.is_ready(all) {
            return None;
        }
        let shown = self.shown(all);
        let begun = self
            .rolling(all)
            .and_then(|roll| event_card::begun_by(shown, self.acknowledged, roll));
        let span = begun.or_else(|| event_card::unfolding(shown, self.acknowledged));
        span.map(|span| (span, false))
    }

    /// The die that rolls, if one does.
    pub fn rolling(self, all: &[EventRecord]) -> Option<&Roll> {
        let next = all.get(self.end).filter(|_| self.rolling)?;
        match &next.event {
            Event::Roll(roll) => Some(roll),
            _ => None,
        }
    }

    /// How long what is shown now stays if it does not wait, at normal speed.
    pub fn pause(self, all: &[EventRecord]) -> Duration {
        match (self.rolling, self.card, self.waiting) {
            (true, _, _) => fight::ROLLING,
            (_, Some(span), _) => span.kind.brief(),
            (_, _, true) => fight::VERDICT,
            (_, _, false) => fight::pause(self.shown(all)),
        }
    }

    /// The events shown. Within an undo the game has fewer than were.
    pub fn shown(self, all: &[EventRecord]) -> &[EventRecord] {
        &all[..self.end.min(all.len())]
    }
}

impl Shown {
    /// The game as it stands.
    pub fn all(game: &Game) -> Shown {
        Shown {
            table: game.table().clone(),
            cursor: PlaybackCursor::after(game.events().len()),
        }
    }

    /// The game as it stood after some of its events.
    pub fn up_to(game: &Game, upto: usize) -> Shown {
        Shown {
            table: game.table_after(upto),
            cursor: PlaybackCursor::after(upto),
        }
    }

    /// The game before its first turn, set up.
    pub fn set_up(game: &Game) -> Shown {
        Shown::up_to(game, first_turn(game.events()))
    }

    /// The game as it stood after some of its events, with no fewer than it is set up with.
    pub fn at(game: &Game, moment: usize) -> Shown {
        Shown::up_to(game, moment.max(first_moment(game.events())))
    }

    /// A new game at its first event that is a moment, so that the player sees it; nothing if it has none.
    pub fn first(game: &Game, speed: Speed) -> Option<Shown> {
        let all = game.events();
        let first = (0..all.len()).find(|n| event_card::begins(all, *n))?;
        let mut shown = Shown::up_to(game, first);
        shown.skip(all, speed);
        Some(shown)
    }

    /// A game that was being shown when it was left, after so many orders: as it stood then. What had ended waits,
    /// for who comes back may have looked away. Nothing if it is another game by now.
    pub fn resume(game: &Game, orders: usize, upto: usize, told: usize) -> Option<Shown> {
        let all = game.events();
        if orders != game.orders().len() || upto > all.len() {
            return None;
        }
        let mut shown = Shown::up_to(game, upto);
        shown.cursor.acknowledged = told.min(upto);
        if told < upto {
            shown.look(all, Speed::Normal);
            shown.cursor.waiting = shown.cursor.is_at_an_end();
        }
        Some(shown)
    }

    /// Shows what an order brought: at once, or the first of it.
    pub fn start(&mut self, game: &Game, speed: Speed) {
        if speed == Speed::Off {
            *self = Shown::all(game);
        } else {
            // What was shown before this has been told.
            self.cursor.acknowledged = self.cursor.end;
            self.advance(game.events(), speed);
        }
    }

    /// Shows events up to the next one that is worth a look, or up to a die that is to be watched; one that rolls
    /// already lands. What had ended has been seen.
    pub fn advance(&mut self, all: &[EventRecord], speed: Speed) {
        let lands = self.cursor.rolling.then_some(self.cursor.end);
        self.leave();
        while let Some(next) = all.get(self.cursor.end) {
            let is_watched = || fight::watched(self.cursor.shown(all), next).is_some();
            self.cursor.rolling = lands != Some(self.cursor.end) && is_watched();
            if self.cursor.rolling {
                break;
            }
            self.show(next, all, speed);
            if self.cursor.is_at_an_end() || !fight::pause(self.cursor.shown(all)).is_zero() {
                break;
            }
        }
    }

    /// Shows events to the end of a fight or of a moment, or to the last. What had ended has been seen.
    pub fn skip(&mut self, all: &[EventRecord], speed: Speed) {
        self.leave();
        while let Some(next) = all.get(self.cursor.end)
            && !self.cursor.is_at_an_end()
        {
            self.show(next, all, speed);
        }
    }

    /// Leaves the fight or the moment that has been seen, and the die that rolled.
    fn leave(&mut self) {
        self.cursor.rolling = false;
        if self.cursor.is_at_an_end() {
            self.cursor = PlaybackCursor::after(self.cursor.end);
        }
    }

    fn show(&mut self, next: &EventRecord, all: &[EventRecord], speed: Speed) {
        self.table.apply(&next.event);
        self.cursor.end += 1;
        self.look(all, speed);
    }

    /// Whether a fight ends here, or else a moment, and whether that waits: a fight always does.
    fn look(&mut self, all: &[EventRecord], speed: Speed) {
        let PlaybackCursor {
            end, acknowledged, ..
        } = self.cursor;
        let is_over = fight::is_over(all, end);
        let card = match is_over {
            true => None,
            false => event_card::span(all, acknowledged, end, &self.table),
        };
        let waits = |span: Span| speed != Speed::Fast && span.kind.waits();
        self.cursor.card = card;
        self.cursor.waiting = is_over || card.is_some_and(waits);
    }
}
