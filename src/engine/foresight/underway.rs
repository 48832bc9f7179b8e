//! A choice while it is carried out, in a battle that is played on from it as in the game itself.

use std::collections::VecDeque;

use super::choices::{Choice, LastingCourse};
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day;

/// A question, and when it is asked: what belongs to one answer is asked under one name in one phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asked {
    name: &'static str,
    turn: Turn,
    phase: u8,
}

impl Asked {
    /// The question that a game stands at; nothing once it is over.
    pub(super) fn now(game: &Game) -> Option<Asked> {
        let Asked { turn, phase, .. } = Asked::nothing(game);
        let name = game.decision()?.name();
        Some(Asked { name, turn, phase })
    }

    fn nothing(game: &Game) -> Asked {
        let table = game.table();
        Asked {
            name: "",
            turn: table.turn,
            phase: table.phase,
        }
    }

    /// Its stable name.
    pub(super) fn name(self) -> &'static str {
        self.name
    }

    /// When it is asked: the turn, and the phase of it.
    pub(super) fn when(self) -> (Turn, u8) {
        (self.turn, self.phase)
    }

    fn is_in_the_phase_of(self, other: Asked) -> bool {
        (self.turn, self.phase) == (other.turn, other.phase)
    }
}

/// What is still to be given of a choice.
#[derive(Clone, Debug)]
pub(super) struct Underway {
    orders: VecDeque<Order>,
    /// The question that its last order answered.
    answered: Option<Asked>,
    course: Option<LastingCourse>,
}

impl Underway {
    /// A choice, before its first order.
    pub(super) fn begin(game: &Game, choice: &Choice) -> Underway {
        Underway {
            orders: choice.orders_to_give().iter().copied().collect(),
            answered: Asked::now(game),
            course: choice.course(),
        }
    }

    /// Its next order; nothing where the staff answers. What a die has made illegal falls out with all that comes after
    /// it, and so does what its phase left no time for.
    pub(super) fn order(&mut self, game: &Game) -> Option<Order> {
        self.next(game).or_else(|| self.sail(game))
    }

    /// The same on a course that was set before, unless it sets one itself.
    pub(super) fn or_on_course(mut self, course: Option<LastingCourse>) -> Underway {
        self.course = self.course.or(course);
        self
    }

    /// The course that it keeps to after its phase.
    pub(super) fn course(&self) -> Option<LastingCourse> {
        self.course
    }

    fn next(&mut self, game: &Game) -> Option<Order> {
        let (now, answered) = (Asked::now(game)?, self.answered?);
        if !now.is_in_the_phase_of(answered) {
            self.orders.clear();
        }
        let next = self.orders.front().copied()?;
        // Of a question that comes between, the staff says when it is done.
        let is_of_it = now == answered || next != Order::GoOn;
        if is_of_it && game.check(next).is_ok() {
            self.answered = Some(now);
            return self.orders.pop_front();
        }
        if now == answered {
            self.orders.clear();
        }
        None
    }

    fn sail(&mut self, game: &Game) -> Option<Order> {
        let LastingCourse { course, until } = self.course?;
        if game.table().turn.turns_until(until) == 0 {
            self.course = None;
            return None;
        }
        let is_asked = game.decision() == Some(Decision::UsMovement);
        let order = is_asked.then(|| orders_of_the_day::sail(game, course))??;
        game.check(order).is_ok().then_some(order)
    }
}
