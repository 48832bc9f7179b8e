//! The game and its history, and why the last order was refused.

use leptos::prelude::*;

use crate::engine::forecast::AutoAnswer;
use crate::engine::orders_of_the_day::{StandingOrders, Stop};
use crate::engine::plan::Plans;
use crate::engine::staff::suggestion;
use crate::engine::{Decision, Game, Given, Order, Refusal, Session, Undone};
use crate::storage::{self, LastStep, PendingOrders};
use crate::view::search;

/// The game and its history, and why the last order was refused.
#[derive(Clone, Copy)]
pub struct GameStore {
    session: RwSignal<Session>,
    refusal: RwSignal<Option<Refusal>>,
    /// Whether orders of the day were issued that have not been taken up yet.
    is_issued: StoredValue<bool>,
}

impl GameStore {
    /// A store of the game in a slot. The last step, and what was left of a list, when the page was left to be loaded
    /// again are taken up, and kept from now on: they are no part of the game's orders.
    pub fn new(game: Game, id: String) -> GameStore {
        let pending =
            storage::kept::<PendingOrders>(&id).map(|kept| kept.after(game.orders().len()));
        let step = storage::kept::<LastStep>(&id).map(|step| step.after(game.orders().len()));
        let session = Session::new(game)
            .with_pending(pending.unwrap_or_default())
            .with_last_step(step.unwrap_or_default());
        let session = RwSignal::new(session);
        Effect::new(move |_| {
            let pending = session.with(|session| PendingOrders {
                given: session.game().orders().len(),
                orders: session.pending_orders().to_vec(),
            });
            let step = session.with(|session| LastStep {
                given: session.game().orders().len(),
                step: session.last_step(),
            });
            storage::keep(&id, (!pending.orders.is_empty()).then_some(pending));
            storage::keep(&id, (step.step > 0).then_some(step));
        });
        GameStore {
            session,
            refusal: RwSignal::new(None),
            is_issued: StoredValue::new(false),
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
        self.with(Game::decision)
    }

    /// Gives orders as one step, as [`Session::play`] says. Says how many were accepted.
    pub fn play(self, orders: &[Order], then: impl Fn(&Game) -> Vec<Order>) -> usize {
        let mut given = Given::default();
        // A refused order changes nothing, and nobody is told.
        self.session.maybe_update(|session| {
            given = session.play(orders, then);
            given.orders > 0
        });
        self.refusal.set(given.refusal);
        given.orders
    }

    /// Has the fleet go by other orders of the day.
    pub fn issue(self, orders: StandingOrders) {
        self.session.update(|session| session.issue(orders));
        self.is_issued.set_value(true);
    }

    /// Notes that the player asks what would come of each choice: no order, and nothing of what is shown. It counts with his
    /// answer.
    pub fn note_foresight(self) {
        self.session.update_untracked(Session::foresee);
    }

    /// Has the decks that go by plan go by others.
    pub fn change_plans(self, plans: Plans) {
        self.session.update(|session| session.change_plans(plans));
    }

    /// Has orders of the day that were issued answer what is asked, once. Says how many orders that were.
    pub fn take_up_issued(self) -> usize {
        let mut given = Given::default();
        if !self.is_issued.get_value() {
            return 0;
        }
        self.is_issued.set_value(false);
        self.session.maybe_update(|session| {
            given = session.carry_on();
            given.orders > 0
        });
        given.orders
    }

    /// What is new, so that the player is asked what his orders of the day would answer else.
    pub fn why_asked(self) -> Option<Stop> {
        self.session.with(Session::why_asked)
    }

    /// Takes everything back from an order on that the orders of the day gave. Says what was undone, if they gave it.
    pub fn undo_to(self, order: usize) -> Option<Undone> {
        let mut undone = None;
        self.session.maybe_update(|session| {
            undone = session.undo_to(order);
            undone.is_some()
        });
        self.refusal.set(None);
        undone
    }

    /// Has the staff answer as long as it has command, each answer a step of its own. Says how many orders were
    /// accepted.
    pub fn play_staff(self, goes_on: impl Fn(&Game) -> bool) -> usize {
        let before = self.peek(|game| game.orders().len());
        let mut refusal = None;
        self.session.update(|session| {
            while goes_on(session.game())
                && let Some(order) = suggestion(session.game())
            {
                let given = session.play(&[order], |_| Vec::new());
                refusal = given.refusal;
                if given.orders == 0 {
                    break;
                }
            }
        });
        self.refusal.set(refusal);
        self.peek(|game| game.orders().len()) - before
    }

    /// Takes the player's last step back, if there is one.
    pub fn undo(self) -> Option<Undone> {
        let mut undone = None;
        self.session.maybe_update(|session| {
            undone = session.undo();
            undone.is_some()
        });
        self.refusal.set(None);
        undone
    }

    /// Gives the step again that was taken back last. Says whether there was one.
    pub fn redo(self) -> bool {
        let mut is_given = false;
        self.session.maybe_update(|session| {
            is_given = session.redo();
            is_given
        });
        self.refusal.set(None);
        is_given
    }

    /// The first order of the step that would be given again, if one was taken back.
    pub fn to_redo(self) -> Option<Order> {
        self.session.with(Session::to_redo)
    }

    /// What was answered for the player in his last step.
    pub fn answered(self) -> Vec<AutoAnswer> {
        self.session.with(|session| session.answered().to_vec())
    }

    /// How many orders the player's last step consisted of, with what followed by itself; none if he has
    /// taken it back.
    pub fn last_step(self) -> usize {
        self.session.with(Session::last_step)
    }

    /// What there is to say of a list of orders that a question came in between of: what is left of it, and
    /// what of one before could not be given any more.
    pub fn list_notes(self) -> Vec<String> {
        self.session.with(|session| {
            let not_given = search::not_given(session.not_given());
            let waiting = search::waiting(session.pending_orders());
            waiting.into_iter().chain(not_given).collect()
        })
    }

    /// Why the last order was refused.
    pub fn refusal(self) -> Option<Refusal> {
        self.refusal.get()
    }

    /// Says why something cannot be ordered.
    pub fn refuse(self, refusal: Refusal) {
        self.refusal.set(Some(refusal));
    }

    /// The refusal has been read.
    pub fn forget_refusal(self) {
        self.refusal.set(None);
    }
}
