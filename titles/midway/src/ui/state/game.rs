//! The game and its history, and why the last order was refused.

use leptos::prelude::*;

use crate::engine::session::{AutoAnswer, Given};
use crate::engine::{Decision, Game, Order, Session};
use crate::view::wording;

/// The game and its history, and why the last order was refused.
#[derive(Clone, Copy)]
pub struct GameStore {
    session: RwSignal<Session>,
    refusal: RwSignal<Option<String>>,
}

impl GameStore {
    /// A store of a game.
    pub fn new(game: Game) -> GameStore {
        GameStore {
            session: RwSignal::new(Session::new(game)),
            refusal: RwSignal::new(None),
        }
    }

    /// Looks at the game without a copy of it.
    pub fn with<T>(self, look: impl FnOnce(&Game) -> T) -> T {
        self.session.with(|session| look(session.game()))
    }

    /// Looks at the game once, without being told when it changes.
    pub fn peek<T>(self, look: impl FnOnce(&Game) -> T) -> T {
        self.session.with_untracked(|session| look(session.game()))
    }

    /// What the game waits for, whether or not everything before it has been shown.
    pub fn decision(self) -> Option<Decision> {
        self.with(|game| game.decision().cloned())
    }

    /// Gives orders as one step, as [`Session::play`] says. Says how many were accepted.
    pub fn play(self, orders: &[Order]) -> usize {
        self.step(|session| session.play(orders))
    }

    /// Gives the orders that were told of the staff's, as [`Session::as_told`] says. Says how many were accepted.
    pub fn as_told(self, told: &[Order]) -> usize {
        self.step(|session| session.as_told(told))
    }

    /// Answers what is asked as the staff would, as one step. Says how many orders that were.
    pub fn as_staff(self) -> usize {
        self.step(Session::as_staff)
    }

    fn step(self, give: impl FnOnce(&mut Session) -> Given) -> usize {
        let mut given = Given::default();
        // A refused order changes nothing, and nobody is told.
        self.session.maybe_update(|session| {
            given = give(session);
            given.orders > 0
        });
        let refusal = given.refusal.as_ref().map(wording::refusal);
        self.refusal.set(refusal);
        given.orders
    }

    /// Takes the player's last step back, if there is one.
    pub fn undo(self) -> bool {
        self.step_back(Session::undo)
    }

    /// Gives the step again that was taken back last, if there is one.
    pub fn redo(self) -> bool {
        self.step_back(Session::redo)
    }

    fn step_back(self, go: impl FnOnce(&mut Session) -> bool) -> bool {
        let mut has_gone = false;
        self.session.maybe_update(|session| {
            has_gone = go(session);
            has_gone
        });
        self.refusal.set(None);
        has_gone
    }

    /// Whether there is a step to take back.
    pub fn can_undo(self) -> bool {
        self.session.with(Session::can_undo)
    }

    /// Whether there is a step to give again.
    pub fn can_redo(self) -> bool {
        self.session.with(Session::can_redo)
    }

    /// Whether the game has just been begun: nobody has given an order.
    pub fn is_new(self) -> bool {
        self.session
            .with_untracked(|session| session.begun_with() == 0)
    }

    /// How many orders the game had when the player sat down, as long as he has given none.
    pub fn begun_with(self) -> Option<usize> {
        let begun_with = |session: &Session| session.is_as_begun().then(|| session.begun_with());
        self.session.with(begun_with)
    }

    /// How many orders the player's last step consisted of, with what followed by itself; none if he has taken it back.
    pub fn last_step(self) -> usize {
        self.session.with(Session::last_step)
    }

    /// What was answered for the player in his last step.
    pub fn answered(self) -> Vec<AutoAnswer> {
        self.session.with(|session| session.answered().to_vec())
    }

    /// Why the last order, or what was tried since, cannot be done: a sentence with its rule.
    pub fn refusal(self) -> Option<String> {
        self.refusal.get()
    }

    /// Says why something cannot be ordered.
    pub fn refuse(self, why: String) {
        self.refusal.set(Some(why));
    }

    /// The refusal has been read.
    pub fn forget_refusal(self) {
        if self.refusal.with_untracked(Option::is_some) {
            self.refusal.set(None);
        }
    }
}
