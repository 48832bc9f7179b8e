//! How a game is shown event by event, on a table of its own: what comes next, and what waits to be seen. The page puts a
//! clock over it.

use std::time::Duration;

use super::account;
use super::presentation::{is_watched, presentation};
use super::shown_record::{Record, ShownRecord, SpanId};
use crate::engine::event::Roll;
use crate::engine::{EventRecord, Game, Table};

/// How long a die rolls, at normal speed.
const ROLLING: Duration = Duration::from_millis(600);

/// How long what waits stands while a game is watched, at normal speed.
const STANDING: Duration = Duration::from_millis(3200);

/// A game as far as it has been shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The table after the events shown.
    pub table: Table,
    /// Where the playback stands.
    pub cursor: PlaybackCursor,
}

/// Where the playback of a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct PlaybackCursor {
    /// How many events have been shown.
    pub end: usize,
    /// What has just ended and waits until the player has seen it.
    pub waiting: Option<SpanId>,
    /// Whether the next event is a die that rolls: nothing tells its result before it is shown.
    pub rolling: bool,
}

/// All that is on screen at a moment: what has been shown, and nothing of what comes but the die that rolls.
#[derive(Clone, Copy)]
pub struct OnScreen<'a> {
    /// The record as far as it has been shown.
    pub shown: ShownRecord<'a>,
    /// The table then.
    pub table: &'a Table,
    /// The die that rolls, if one does. It tells what it is rolled for; [`die::rolling`](super::die::rolling) hides the rest.
    pub rolling: Option<&'a Roll>,
    /// What has just ended and waits until the player has seen it.
    pub waiting: Option<SpanId>,
}

/// What is told beside the chart at this moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OnStage {
    /// The span it is about.
    pub span: SpanId,
    /// Whether it is over and waits until the player has seen it.
    pub waits: bool,
}

/// How the events that are left are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// One by one, and dice as they fall.
    Step,
    /// One by one; dice are there at once.
    Quick,
    /// All at once, up to what waits.
    Hurried,
}

impl PlaybackCursor {
    /// After so many events, all of which have been seen.
    pub const fn after(end: usize) -> PlaybackCursor {
        PlaybackCursor {
            end,
            waiting: None,
            rolling: false,
        }
    }

    /// Whether everything has been shown and seen, so that the player can decide.
    pub fn is_ready(self, record: &Record) -> bool {
        self.waiting.is_none() && self.end >= record.events().len()
    }

    /// The record as far as it has been shown.
    pub fn shown(self, record: &Record) -> ShownRecord<'_> {
        ShownRecord::new(record, self.end)
    }

    /// What is told beside the chart: what waits, or else what is going on.
    pub fn on_stage(self, record: &Record) -> Option<OnStage> {
        let shown = self.shown(record);
        if let Some(span) = self.waiting {
            return Some(OnStage { span, waits: true });
        }
        if self.is_ready(record) {
            return None;
        }
        let span = match self.rolling {
            true => shown.span_of_next(),
            false => shown.span_of_newest(),
        };
        let span = account::told_around(shown, span?)?;
        Some(OnStage { span, waits: false })
    }

    /// The die that rolls, if one does.
    pub fn rolling_die(self, record: &Record) -> Option<&Roll> {
        self.shown(record).next_die().filter(|_| self.rolling)
    }

    /// How long what is shown now stays if it does not wait, at normal speed.
    pub fn pause(self, record: &Record) -> Duration {
        match (self.rolling, self.waiting) {
            (true, _) => ROLLING,
            (false, Some(_)) => STANDING,
            (false, None) => look(self.shown(record)),
        }
    }
}

/// How long to look at the last of the events shown, at normal speed.
fn look(shown: ShownRecord) -> Duration {
    let newest = shown.newest();
    newest.map_or(Duration::ZERO, |it| presentation(&it.event).pause)
}

impl Shown {
    /// All that is on screen.
    pub fn on_screen<'a>(&'a self, record: &'a Record) -> OnScreen<'a> {
        OnScreen {
            shown: self.cursor.shown(record),
            table: &self.table,
            rolling: self.cursor.rolling_die(record),
            waiting: self.cursor.waiting,
        }
    }

    /// The game as it stands.
    pub fn all(game: &Game) -> Shown {
        Shown {
            table: game.table().clone(),
            cursor: PlaybackCursor::after(game.events().len()),
        }
    }

    /// The game as it stood after some of its events.
    pub fn up_to(game: &Game, events: usize) -> Shown {
        let events = events.min(game.events().len());
        Shown {
            table: game.table_after(events),
            cursor: PlaybackCursor::after(events),
        }
    }

    /// A new game as it is set up, before its first turn.
    pub fn set_up(game: &Game) -> Shown {
        Shown::up_to(game, account::first_turn(game.events()))
    }

    /// A game that was being shown when it was left, after so many orders: as it stood then. Nothing if it is another game
    /// by now.
    pub fn resume(game: &Game, orders: usize, cursor: PlaybackCursor) -> Option<Shown> {
        if orders != game.orders().len() || cursor.end > game.events().len() {
            return None;
        }
        // What had ended waits: who comes back may have looked away.
        let mut shown = Shown::up_to(game, cursor.end);
        shown.cursor.waiting = account::waiting(cursor.shown(game.record()));
        Some(shown)
    }

    /// Shows events up to the next one that is worth a look, or up to a die that is watched, and no more than `most` of all
    /// events. A die that rolls already lands; what waited has been seen.
    pub fn advance(&mut self, record: &Record, most: usize, pace: Pace) {
        let lands = self.cursor.rolling;
        self.cursor.rolling = false;
        self.cursor.waiting = None;
        let mut first = true;
        while let Some(next) = record.events()[..most].get(self.cursor.end) {
            let falls = next.event.roll().is_some_and(is_watched);
            if pace == Pace::Step && falls && !(first && lands) {
                self.cursor.rolling = true;
                break;
            }
            first = false;
            self.show(next, record);
            let rests = !look(self.cursor.shown(record)).is_zero() && pace != Pace::Hurried;
            if self.cursor.waiting.is_some() || rests {
                break;
            }
        }
    }

    /// One event happens on this table.
    fn show(&mut self, next: &EventRecord, record: &Record) {
        self.table.apply(&next.event);
        self.cursor.end += 1;
        self.cursor.waiting = account::waiting(self.cursor.shown(record));
    }
}
