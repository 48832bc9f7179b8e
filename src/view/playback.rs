//! How a game is shown event by event: what comes next, what waits to be seen, what has been told. The page puts
//! a clock over it.

use std::time::Duration;

use super::fight;
use super::moment::{self, Span};
use super::settings::Speed;
use crate::engine::{Event, Game, Happening, Roll, Table};

/// A game as far as it has been shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// The table after the events shown.
    pub table: Table,
    /// Where the playback stands.
    pub stand: Stand,
}

/// Where the playback of a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stand {
    /// How many events have been shown.
    pub upto: usize,
    /// How many events have been told by cards and verdicts, or needed none.
    pub told: usize,
    /// Whether a fight or a moment has just ended and waits for the player to have seen it.
    pub waiting: bool,
    /// The moment whose card is shown.
    pub moment: Option<Span>,
    /// Whether the next event is a die that rolls: nothing tells its result before it is shown.
    pub rolling: bool,
}

/// The number of events before the first turn: with them the game is set up, and what the player decides then is done.
pub fn first_turn(all: &[Happening]) -> usize {
    let is_turn = |it: &Happening| matches!(it.event, Event::Turn { .. });
    all.iter().position(is_turn).unwrap_or(all.len())
}

/// The number of events with which a game is set up, before the player's first order and its first turn.
pub fn first_moment(all: &[Happening]) -> usize {
    let is_first = |it: &Happening| matches!(it.event, Event::Turn { .. } | Event::Order { .. });
    all.iter().position(is_first).unwrap_or(all.len())
}

impl Stand {
    /// After so many events, all of which have been seen.
    const fn after(upto: usize) -> Stand {
        Stand {
            upto,
            told: upto,
            waiting: false,
            moment: None,
            rolling: false,
        }
    }

    /// Whether a fight or a moment that has ended is there to be seen, whether or not it waits.
    pub const fn is_at_an_end(self) -> bool {
        self.waiting || self.moment.is_some()
    }

    /// Whether a fight is over and waits for the player to have seen it.
    pub const fn waits_for_fight(self) -> bool {
        self.waiting && self.moment.is_none()
    }

    /// Whether everything has been shown and seen, so that the player can decide.
    pub const fn is_ready(self, all: &[Happening]) -> bool {
        !self.is_at_an_end() && self.upto == all.len()
    }

    /// The moment whose card stands, and whether all of it has been shown: what hangs on dice has its card while
    /// they fall.
    pub fn card(self, all: &[Happening]) -> Option<(Span, bool)> {
        if let Some(span) = self.moment {
            return Some((span, true));
        }
        if self.waiting || self.is_ready(all) {
            return None;
        }
        let shown = self.shown(all);
        let begun = self
            .rolling(all)
            .and_then(|roll| moment::begun_by(shown, self.told, roll));
        let span = begun.or_else(|| moment::unfolding(shown, self.told));
        span.map(|span| (span, false))
    }

    /// The die that rolls, if one does.
    pub fn rolling(self, all: &[Happening]) -> Option<&Roll> {
        let next = all.get(self.upto).filter(|_| self.rolling)?;
        match &next.event {
            Event::Roll(roll) => Some(roll),
            _ => None,
        }
    }

    /// How long what is shown now stays if it does not wait, at normal speed.
    pub fn pause(self, all: &[Happening]) -> Duration {
        match (self.rolling, self.moment, self.waiting) {
            (true, _, _) => fight::ROLLING,
            (_, Some(span), _) => span.kind.brief(),
            (_, _, true) => fight::VERDICT,
            (_, _, false) => fight::pause(self.shown(all)),
        }
    }

    /// The events shown. Within an undo the game has fewer than were.
    pub fn shown(self, all: &[Happening]) -> &[Happening] {
        &all[..self.upto.min(all.len())]
    }
}

impl Shown {
    /// The game as it stands.
    pub fn all(game: &Game) -> Shown {
        Shown {
            table: game.table().clone(),
            stand: Stand::after(game.events().len()),
        }
    }

    /// The game as it stood after some of its events.
    pub fn up_to(game: &Game, upto: usize) -> Shown {
        Shown {
            table: game.table_after(upto),
            stand: Stand::after(upto),
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
        let first = (0..all.len()).find(|n| moment::begins(all, *n))?;
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
        shown.stand.told = told.min(upto);
        if told < upto {
            shown.look(all, Speed::Normal);
            shown.stand.waiting = shown.stand.is_at_an_end();
        }
        Some(shown)
    }

    /// Shows what an order brought: at once, or the first of it.
    pub fn start(&mut self, game: &Game, speed: Speed) {
        if speed == Speed::Off {
            *self = Shown::all(game);
        } else {
            // What was shown before this has been told.
            self.stand.told = self.stand.upto;
            self.advance(game.events(), speed);
        }
    }

    /// Shows events up to the next one that is worth a look, or up to a die that is to be watched; one that rolls
    /// already lands. What had ended has been seen.
    pub fn advance(&mut self, all: &[Happening], speed: Speed) {
        let lands = self.stand.rolling.then_some(self.stand.upto);
        self.leave();
        while let Some(next) = all.get(self.stand.upto) {
            let is_watched = || fight::watched(self.stand.shown(all), next).is_some();
            self.stand.rolling = lands != Some(self.stand.upto) && is_watched();
            if self.stand.rolling {
                break;
            }
            self.show(next, all, speed);
            if self.stand.is_at_an_end() || !fight::pause(self.stand.shown(all)).is_zero() {
                break;
            }
        }
    }

    /// Shows events to the end of a fight or of a moment, or to the last. What had ended has been seen.
    pub fn skip(&mut self, all: &[Happening], speed: Speed) {
        self.leave();
        while let Some(next) = all.get(self.stand.upto)
            && !self.stand.is_at_an_end()
        {
            self.show(next, all, speed);
        }
    }

    /// Leaves the fight or the moment that has been seen, and the die that rolled.
    fn leave(&mut self) {
        self.stand.rolling = false;
        if self.stand.is_at_an_end() {
            self.stand = Stand::after(self.stand.upto);
        }
    }

    fn show(&mut self, next: &Happening, all: &[Happening], speed: Speed) {
        self.table.apply(&next.event);
        self.stand.upto += 1;
        self.look(all, speed);
    }

    /// Whether a fight ends here, or else a moment, and whether that waits: a fight always does.
    fn look(&mut self, all: &[Happening], speed: Speed) {
        let Stand { upto, told, .. } = self.stand;
        let is_over = fight::is_over(all, upto);
        let moment = match is_over {
            true => None,
            false => moment::span(all, told, upto, &self.table),
        };
        let waits = |span: Span| speed != Speed::Fast && span.kind.waits();
        self.stand.moment = moment;
        self.stand.waiting = is_over || moment.is_some_and(waits);
    }
}
