//! The game and its history, and why the last order was refused.

use leptos::prelude::*;

use crate::engine::fleet::MissionId;
use crate::engine::forecast::{Needless, needless};
use crate::engine::{Decision, Game, Order, Refusal};
use crate::storage::left::{self, Left};
use crate::view::search::{self, Rest};

/// The game and its history, and why the last order was refused.
#[derive(Clone, Copy)]
pub struct GameStore {
    game: RwSignal<Game>,
    /// How many orders each step of the player's consisted of, for undo.
    steps: StoredValue<Vec<StepGiven>>,
    /// How many orders were given in the step just done; none after one that was taken back.
    last_step: RwSignal<usize>,
    refusal: RwSignal<Option<Refusal>>,
    /// What was answered for the player since his last order, because nobody could want another answer.
    answered: RwSignal<Vec<Needless>>,
    /// What is left of a list of orders while a question that came in between is answered.
    left: RwSignal<Vec<Order>>,
    /// What was left of one, and could not be given any more.
    not_given: RwSignal<Vec<Order>>,
}

/// A step of the player's.
struct StepGiven {
    /// How many orders it consisted of.
    orders: usize,
    /// What was left of a list before it.
    left: Vec<Order>,
}

impl GameStore {
    /// A store of a game.
    pub fn new(game: Game) -> GameStore {
        GameStore {
            game: RwSignal::new(game),
            steps: StoredValue::new(Vec::new()),
            last_step: RwSignal::new(0),
            refusal: RwSignal::new(None),
            answered: RwSignal::new(Vec::new()),
            left: RwSignal::new(Vec::new()),
            not_given: RwSignal::new(Vec::new()),
        }
    }

    /// Takes up what was left of a list when the page was left to be loaded again, and keeps it from now on: it is
    /// no part of the game's orders.
    pub fn keep_left(self, id: String) {
        let given = self.peek(|game| game.orders().len());
        self.left.set(left::of(&id, given));
        Effect::new(move |_| {
            left::remember(Left {
                id: id.clone(),
                given: self.with(|game| game.orders().len()),
                orders: self.left.get(),
            });
        });
    }

    /// Looks at the game without a copy of it.
    pub fn with<T>(self, look: impl FnOnce(&Game) -> T) -> T {
        self.game.with(look)
    }

    /// Looks at the game once, without being told when it changes.
    pub fn peek<T>(self, look: impl FnOnce(&Game) -> T) -> T {
        self.game.with_untracked(look)
    }

    /// What the game waits for, whether or not everything before it has been shown.
    pub fn decision(self) -> Option<Decision> {
        self.game.with(Game::decision)
    }

    /// Gives orders as one step: the first that the rules refuse ends it, unless a question came in between
    /// after which the list goes on. What they leave to be done follows, as `then` says, and whatever nobody
    /// could answer otherwise. Says how many were accepted.
    pub fn play(self, orders: &[Order], then: impl Fn(&Game) -> Vec<Order>) -> usize {
        let mut refusal = None;
        let mut given = 0;
        let mut answered = Vec::new();
        let before = self.left.get_untracked();
        let mut left = before.clone();
        let mut not_given = Vec::new();
        // A refused order changes nothing, and nobody is told.
        self.game.maybe_update(|game| {
            for (at, order) in orders.iter().enumerate() {
                refusal = game.play(*order).err();
                if refusal.is_some() {
                    let rest = &orders[at..];
                    if given > 0 && search::rest(game, rest) == Rest::Waits {
                        refusal = None;
                        // What waited before goes on after it.
                        left.splice(..0, rest.iter().copied());
                    }
                    break;
                }
                search::after(*order, &mut left);
                given += 1;
            }
            if refusal.is_none() {
                given += go_on(game, &then);
                while given > 0 {
                    if let Some((order, why)) = needless(game) {
                        if game.play(order).is_err() {
                            break;
                        }
                        if !answered.contains(&why) {
                            answered.push(why);
                        }
                    } else {
                        match search::rest(game, &left) {
                            Rest::GoesOn => {
                                if game.play(left.remove(0)).is_err() {
                                    break;
                                }
                            }
                            // Only one list is over: another may wait behind it.
                            Rest::Over if !left.is_empty() => {
                                let over = search::leading(&left).len();
                                not_given.extend(left.drain(..over));
                                continue;
                            }
                            Rest::Over | Rest::Waits => break,
                        }
                    }
                    given += 1;
                }
            }
            while !left.is_empty() && search::rest(game, &left) == Rest::Over {
                let over = search::leading(&left).len();
                not_given.extend(left.drain(..over));
            }
            given > 0
        });
        self.left.set(left);
        self.not_given.set(not_given);
        self.answered.set(answered);
        self.refusal.set(refusal);
        if given > 0 {
            self.last_step.set(given);
            let step = StepGiven {
                orders: given,
                left: before,
            };
            self.steps.update_value(|steps| steps.push(step));
        }
        given
    }

    /// Takes the player's last step back. Says whether there was one, and which mission was ordered
    /// in it.
    pub fn undo(self) -> Option<Undone> {
        let step = self.steps.try_update_value(Vec::pop).flatten();
        let (orders, left) = step.map_or((1, Vec::new()), |step| (step.orders, step.left));
        let mut undone = None;
        self.game.update(|game| {
            let first = game.orders().len().saturating_sub(orders);
            let mission = game.orders().get(first).and_then(mission_of);
            let mut taken = game.undo_many(orders);
            undone = (taken > 0).then_some(Undone { mission });
            // Nor is the player asked on the way back what nobody could answer otherwise.
            while taken > 0 && needless(game).is_some() {
                taken = game.undo_many(1);
            }
        });
        self.last_step.set(0);
        self.answered.set(Vec::new());
        self.left.set(left);
        self.not_given.set(Vec::new());
        self.refusal.set(None);
        undone
    }

    /// What was answered for the player since his last order.
    pub fn answered(self) -> Vec<Needless> {
        self.answered.get()
    }

    /// How many orders the player's last step consisted of, with what followed by itself; none if he has
    /// taken it back.
    pub fn last_step(self) -> usize {
        self.last_step.get()
    }

    /// What there is to say of a list of orders that a question came in between of: what is left of it, and
    /// what of one before could not be given any more.
    pub fn list_notes(self) -> Vec<String> {
        let waiting = self.left.with(|left| search::waiting(left));
        let not_given = self.not_given.with(|left| search::not_given(left));
        waiting.into_iter().chain(not_given).collect()
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

/// Gives what the orders before have left to be done; says how many orders that took.
fn go_on(game: &mut Game, then: impl Fn(&Game) -> Vec<Order>) -> usize {
    let mut given = 0;
    loop {
        let orders = then(game);
        let played = orders.iter().take_while(|order| game.play(**order).is_ok());
        match played.count() {
            0 => return given,
            played => given += played,
        }
    }
}

/// A step taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    /// The mission that was ordered in it.
    pub mission: Option<MissionId>,
}

/// The mission a movement order is for.
pub fn mission_of(order: &Order) -> Option<MissionId> {
    match *order {
        Order::Fly { mission, .. } | Order::Hold { mission } | Order::Split { mission, .. } => {
            Some(mission)
        }
        _ => None,
    }
}
