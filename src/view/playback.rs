//! How a game is shown event by event: what comes next, what waits to be seen, what has been told. The page puts
//! a clock over it.

mod told;

use std::time::Duration;

use super::event_card::{self, CardSpan};
use super::fight;
use super::settings::Speed;
use super::shown_record::ShownRecord;
use crate::engine::{EventRecord, Game, Record, Roll, Scope, Table};
use crate::view::account::{first_moment, first_turn};

/// How long a card stands while a game is watched, at normal speed.
const CARD: Duration = Duration::from_millis(3200);

/// How long anything is looked at that a line tells, at most.
const PASSING: Duration = Duration::from_millis(250);

/// A game as far as it has been shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The table after the events shown.
    pub table: Table,
    /// Where the playback stands.
    pub cursor: PlaybackCursor,
}

/// Where the playback of a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PlaybackCursor {
    /// How many events have been shown.
    pub end: usize,
    /// How many events have been told by cards and verdicts, or needed none.
    pub acknowledged: usize,
    /// Whether a fight or a card has just ended and waits for the player to have seen it.
    pub waiting: bool,
    /// The card that has just ended; one that does not wait is told by a line on the chart.
    pub card: Option<CardSpan>,
    /// Whether the next event is a die that rolls: nothing tells its result before it is shown.
    pub rolling: bool,
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

    /// Whether a fight is over and waits for the player to have seen it.
    pub const fn waits_for_fight(self) -> bool {
        self.waiting && self.card.is_none()
    }

    /// Whether everything has been shown and seen, so that the player can decide.
    pub fn is_ready(self, record: &Record) -> bool {
        !self.waiting && self.end == record.events().len()
    }

    /// The card that stands, and whether all of it has been shown: what hangs on dice has its card while
    /// they fall.
    pub fn card_on_show(self, record: &Record) -> Option<(CardSpan, bool)> {
        if self.waiting {
            return self.card.map(|span| (span, true));
        }
        if self.is_ready(record) {
            return None;
        }
        let span = event_card::in_progress(self.shown(record), self.acknowledged, self.rolling);
        span.map(|span| (span, false))
    }

    /// The die that rolls, if one does.
    pub fn rolling_die(self, record: &Record) -> Option<&Roll> {
        let next = record.events().get(self.end).filter(|_| self.rolling)?;
        next.event.roll()
    }

    /// How long what is shown now stays if it does not wait, at normal speed.
    pub fn pause(self, record: &Record) -> Duration {
        match (self.rolling, self.waiting, self.card) {
            (true, _, _) => fight::ROLLING,
            (_, true, Some(_)) => CARD,
            (_, true, None) => fight::VERDICT,
            (_, false, _) => self.look(record),
        }
    }

    /// How long to look at the last of the events shown, at normal speed.
    fn look(self, record: &Record) -> Duration {
        let shown = self.shown(record);
        let pause = fight::pause(shown);
        match !pause.is_zero() && event_card::is_in_passing(shown, self.acknowledged) {
            true => pause.min(PASSING),
            false => pause,
        }
    }

    /// The record as far as it has been shown.
    pub fn shown(self, record: &Record) -> ShownRecord<'_> {
        ShownRecord::new(record, self.end)
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

    /// A new game at its first event that has a card, so that the player sees it; nothing if it has none.
    pub fn first(game: &Game, speed: Speed) -> Option<Shown> {
        let record = game.record();
        let (first, scope) = event_card::first_card(record)?;
        let mut shown = Shown::up_to(game, first);
        // What comes up is watched as its dice fall; a radar contact is there at once.
        match scope == Scope::Draw {
            true => shown.advance(record, record.events().len(), speed),
            false => shown.skip(record, record.events().len(), speed),
        }
        Some(shown)
    }

    /// A game that was being shown when it was left, after so many orders: as it stood then. What had ended waits,
    /// for who comes back may have looked away. Nothing if it is another game by now.
    pub fn resume(game: &Game, orders: usize, upto: usize, acknowledged: usize) -> Option<Shown> {
        let all = game.events();
        if orders != game.orders().len() || upto > all.len() {
            return None;
        }
        let mut shown = Shown::up_to(game, upto);
        shown.cursor.acknowledged = acknowledged.min(upto);
        if acknowledged < upto {
            shown.settle_cursor(game.record(), Speed::Normal);
        }
        Some(shown)
    }

    /// Shows what an order brought, or the first of it.
    pub fn start(&mut self, game: &Game, speed: Speed) {
        // What was shown before this has been told.
        self.cursor.acknowledged = self.cursor.end;
        self.tell_or(game, |shown, most| {
            shown.advance(game.record(), most, speed)
        });
    }

    /// Shows events up to the next one that is worth a look, or up to a die that is to be watched, and no more
    /// than `most` of all events; a die that rolls already lands. What had ended has been seen. Where nothing moves, it
    /// goes on to what waits.
    pub fn advance(&mut self, record: &Record, most: usize, speed: Speed) {
        if speed == Speed::Off {
            return self.skip(record, most, speed);
        }
        let lands = self.cursor.rolling.then_some(self.cursor.end);
        self.leave();
        let events = record.events()[..most].iter();
        for next in events.skip(self.cursor.end) {
            let PlaybackCursor {
                end, acknowledged, ..
            } = self.cursor;
            let is_watched = || fight::watched(self.cursor.shown(record), acknowledged).is_some();
            // Where all goes fast a die is there at once.
            let rolls = speed != Speed::Fast && lands != Some(end);
            self.cursor.rolling = rolls && is_watched();
            if self.cursor.rolling {
                break;
            }
            self.show(next, record, speed);
            if self.cursor.waiting || !fight::pause(self.cursor.shown(record)).is_zero() {
                break;
            }
        }
    }

    /// Shows events to the end of a fight or of a card that waits, or so many of them. What had ended has been seen.
    pub fn skip(&mut self, record: &Record, most: usize, speed: Speed) {
        self.leave();
        let events = record.events()[..most].iter();
        for next in events.skip(self.cursor.end) {
            if self.cursor.waiting {
                break;
            }
            self.show(next, record, speed);
        }
    }

    /// Leaves the fight or the card that has been seen, and the die that rolled.
    fn leave(&mut self) {
        self.cursor.rolling = false;
        if self.cursor.waiting {
            self.cursor = PlaybackCursor::after(self.cursor.end);
        }
    }

    fn show(&mut self, next: &EventRecord, record: &Record, speed: Speed) {
        // What a line tells is told with it.
        if self.cursor.card.is_some() || fight::is_over(self.cursor.shown(record)) {
            self.cursor.acknowledged = self.cursor.end;
        }
        self.table.apply(&next.event);
        self.cursor.end += 1;
        self.settle_cursor(record, speed);
    }

    /// Whether a fight ends here, or else a card, and whether that waits.
    fn settle_cursor(&mut self, record: &Record, speed: Speed) {
        let PlaybackCursor {
            end, acknowledged, ..
        } = self.cursor;
        let shown = ShownRecord::new(record, end);
        let is_over = fight::is_over(shown);
        let card = match is_over {
            true => None,
            false => event_card::ending(shown, acknowledged, || self.table.clone()),
        };
        self.cursor.card = card;
        let waits = |span: CardSpan| span.kind.waits();
        self.cursor.waiting = is_over && fight::waits(shown, speed) || card.is_some_and(waits);
    }
}
