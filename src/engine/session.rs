//! A player at a game: the steps in which he gives his orders, what follows them by itself, what waits behind a
//! question, and what he takes back.
//!
//! ```
//! use carrier_battle::engine::forecast::AutoAnswer;
//! use carrier_battle::engine::{Game, Order, SCENARIOS, Session};
//!
//! let mut session = Session::new(Game::new(SCENARIOS[0], &[], 7).unwrap());
//! // Nobody has to land, so nobody is asked to: that is answered in the same step, and said.
//! let given = session.play(&[Order::EndMovement], |_| Vec::new());
//! assert_eq!((given.orders, given.refusal), (2, None));
//! assert_eq!(session.answered(), [AutoAnswer::NobodyHasToLand]);
//!
//! session.undo().unwrap();
//! assert_eq!(session.game().orders(), []);
//! assert!(session.redo());
//! assert_eq!(session.game().orders().len(), 2);
//! ```

mod pending_orders;

pub use pending_orders::{Pending, after, is_done, leading, standing};

use std::mem;

use super::clock::Turn;
use super::decision::auto_answer;
use super::fleet::MissionId;
use super::forecast::AutoAnswer;
use super::game::Game;
use super::order::Order;
use super::orders_of_the_day::{self, GivenBy, StandingOrders, Stop};
use super::plan::Plans;
use super::refusal::Refusal;
use super::sequence::SegmentId;

/// A game, and how its player has come to where it stands.
#[derive(Debug)]
pub struct Session {
    game: Game,
    /// The player's steps since he sat down, for undo.
    steps: Vec<Step>,
    /// How many orders were given in the step just done.
    last_step: usize,
    /// What was answered in it for the player.
    answered: Vec<AutoAnswer>,
    /// What is left of lists of orders while a question that came in between is answered: what was given last
    /// stands first.
    pending: Vec<Order>,
    /// What was left of one, and could not be given any more.
    not_given: Vec<Order>,
    /// What he has taken back since he gave an order, the last first to be given again.
    taken_back: Vec<TakenBack>,
    /// Whether he has asked what would come of each choice at the question that the game stands at.
    is_foreseen: bool,
}

/// A step of the player's.
#[derive(Debug)]
struct Step {
    /// How many orders the game had before it.
    before: usize,
    /// What was left of lists before it.
    pending: Vec<Order>,
    /// What was left of a list, and could not be given any more in it.
    not_given: Vec<Order>,
}

/// What was taken back at once.
#[derive(Debug)]
struct TakenBack {
    /// The orders: those of the step, and before them what nobody could answer otherwise.
    orders: Vec<(Order, GivenBy)>,
    /// The step.
    step: Step,
    /// Those after it of which nothing had been left, the last first.
    emptied: Vec<Step>,
    /// What was left of lists after it.
    pending: Vec<Order>,
    /// How often the player had stepped back past a die before.
    undone: u32,
}

/// What came of orders.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Given {
    /// How many were accepted, with what followed by itself.
    pub orders: usize,
    /// Why the next was not.
    pub refusal: Option<Refusal>,
}

/// A step taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Undone {
    /// The mission that was moved in it.
    pub mission: Option<MissionId>,
}

/// The orders from a number on, and by whom each was given.
fn given_from(game: &Game, first: usize) -> Vec<(Order, GivenBy)> {
    let orders = game.orders()[first..].iter().copied();
    orders
        .zip(game.given_by()[first..].iter().copied())
        .collect()
}

/// Plays orders anew. Says what of them was answered for the player: each reason once.
fn play_anew(game: &mut Game, orders: &[(Order, GivenBy)]) -> Vec<AutoAnswer> {
    let mut answered = Vec::new();
    for (order, by) in orders {
        if let Some((answer, why)) = auto_answer(game)
            && answer == *order
            && !answered.contains(&why)
        {
            answered.push(why);
        }
        if game.play_by(*order, *by).is_err() {
            break;
        }
    }
    answered
}

/// A turn, a phase of it, and a segment of that.
type When = (Turn, u8, Option<SegmentId>);

/// When a game stands.
fn now(game: &Game) -> When {
    let table = game.table();
    (table.turn, table.phase, table.segment)
}

impl Session {
    /// A player who sits down at a game.
    pub fn new(game: Game) -> Session {
        Session {
            game,
            steps: Vec::new(),
            last_step: 0,
            answered: Vec::new(),
            pending: Vec::new(),
            not_given: Vec::new(),
            taken_back: Vec::new(),
            is_foreseen: false,
        }
    }

    /// This session with the orders that were pending when the player stood up.
    #[must_use]
    pub fn with_pending(self, pending: Vec<Order>) -> Session {
        Session { pending, ..self }
    }

    /// This session with his last step of so many orders as it was when he stood up, and what was answered for him in
    /// it: he takes it back as a step.
    #[must_use]
    pub fn with_last_step(mut self, orders: usize) -> Session {
        let mut then = self.game.clone();
        if orders == 0 || then.undo_many(orders) != orders {
            return self;
        }
        let before = then.orders().len();
        self.answered = play_anew(&mut then, &given_from(&self.game, before));
        self.last_step = orders;
        self.steps.push(Step {
            before,
            pending: Vec::new(),
            not_given: Vec::new(),
        });
        self
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, once he has stood up.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// How many orders the player's last step consisted of, with what followed by itself; none if he has taken
    /// it back.
    pub fn last_step(&self) -> usize {
        self.last_step
    }

    /// What was answered for him in it, because nobody could want another answer: each reason once.
    pub fn answered(&self) -> &[AutoAnswer] {
        &self.answered
    }

    /// Has the fleet go by other orders of the day from now on.
    pub fn issue(&mut self, orders: impl Into<StandingOrders>) {
        self.game.set_standing_orders(orders.into());
    }

    /// Notes that the player asks what would come of each choice. It is counted with his answer, once at a question: whoever
    /// only looks changes nothing of the game.
    pub fn foresee(&mut self) {
        self.is_foreseen = true;
    }

    /// Has the orders of the day answer what is asked, if nothing is new: that is a step of its own.
    pub fn carry_on(&mut self) -> Given {
        self.play(&[], |_| Vec::new())
    }

    /// What is new, so that the player is asked what his orders of the day would answer else.
    pub fn why_asked(&self) -> Option<Stop> {
        orders_of_the_day::why_asked(&self.game)
    }

    /// Has the decks that go by plan go by others; nothing is answered by that.
    pub fn change_plans(&mut self, plans: Plans) {
        let orders = self.game.standing_orders();
        self.game.set_standing_orders(orders.with_plans(plans));
    }

    /// What is left of lists of orders while a question that came in between is answered.
    pub fn pending_orders(&self) -> &[Order] {
        &self.pending
    }

    /// What was left of a list, and could not be given any more in the last step.
    pub fn not_given(&self) -> &[Order] {
        &self.not_given
    }

    /// Gives orders as one step: the first that the rules refuse ends it, unless a question came in between
    /// after which the list goes on. What they leave to be done in the same segment follows, as `then` says, and
    /// whatever nobody could answer otherwise, or the orders of the day answer. If the first is refused, nothing
    /// changes.
    pub fn play(&mut self, orders: &[Order], then: impl Fn(&Game) -> Vec<Order>) -> Given {
        let before = self.game.orders().len();
        let pending = self.pending.clone();
        let began = now(&self.game);
        let refusal = self.give(orders).err();
        if refusal.is_none() {
            self.give_what_remains(began, then);
        }
        if self.given_since(before) > 0 || orders.is_empty() {
            self.forget_last_step();
            if refusal.is_none() {
                self.go_on();
            }
        }
        if self.given_since(before) > 0 {
            if mem::take(&mut self.is_foreseen) {
                self.game.set_foreseen(self.game.foreseen() + 1);
            }
            self.give_up_what_is_over();
            self.last_step = self.given_since(before);
            self.steps.push(Step {
                before,
                pending,
                not_given: self.not_given.clone(),
            });
            self.taken_back.clear();
        }
        Given {
            orders: self.given_since(before),
            refusal,
        }
    }

    /// Gives orders in turn. Where a question comes in between, the others wait.
    fn give(&mut self, orders: &[Order]) -> Result<(), Refusal> {
        for (at, order) in orders.iter().enumerate() {
            if let Err(refusal) = self.game.play(*order) {
                let others = &orders[at..];
                if at > 0 && is_done(&self.game, others) {
                    return Ok(());
                }
                if at == 0 || standing(&self.game, others) != Pending::Waiting {
                    return Err(refusal);
                }
                // What waited before goes on after it.
                self.pending.splice(..0, others.iter().copied());
                return Ok(());
            }
            after(*order, &mut self.pending);
        }
        Ok(())
    }

    /// Gives what the orders before have left to be done in the segment in which they began, until nothing of it is
    /// left or legal. The next has its own: what has come up since is the player's to answer.
    fn give_what_remains(&mut self, began: When, then: impl Fn(&Game) -> Vec<Order>) {
        while now(&self.game) == began {
            let orders = then(&self.game);
            let accepted = orders.iter().take_while(|it| self.game.play(**it).is_ok());
            if accepted.count() == 0 {
                return;
            }
        }
    }

    /// Goes on to the next question that is the player's to answer.
    fn go_on(&mut self) {
        while self.answer_automatically() || self.give_next_pending() || self.follow_orders() {}
    }

    /// Answers by the orders of the day, unless something is new.
    fn follow_orders(&mut self) -> bool {
        let next = orders_of_the_day::order(&self.game);
        next.is_some_and(|(order, line)| self.game.play_by(order, GivenBy::Line(line)).is_ok())
    }

    /// Answers what nobody could answer otherwise, and notes why.
    fn answer_automatically(&mut self) -> bool {
        let Some((order, why)) = auto_answer(&self.game) else {
            return false;
        };
        let is_answered = self.game.play_by(order, GivenBy::NoChoice).is_ok();
        if is_answered && !self.answered.contains(&why) {
            self.answered.push(why);
        }
        is_answered
    }

    /// Gives the next order of what is left, if it is asked for again.
    fn give_next_pending(&mut self) -> bool {
        self.give_up_what_is_over();
        let goes_on = standing(&self.game, &self.pending) == Pending::Next;
        goes_on && self.game.play(self.pending.remove(0)).is_ok()
    }

    /// Gives up lists that nobody asks for any more. Only one may be over: another may wait behind it.
    fn give_up_what_is_over(&mut self) {
        while !self.pending.is_empty() && standing(&self.game, &self.pending) == Pending::Over {
            let is_done = is_done(&self.game, &self.pending);
            let over = self.pending.drain(..leading(&self.pending).len());
            self.not_given.extend(over.filter(|_| !is_done));
        }
    }

    /// Takes the player's last step back, with all that followed by itself: what he gave before he sat down,
    /// order by order. Nothing if there is none.
    pub fn undo(&mut self) -> Option<Undone> {
        let (step, emptied) = self.step_to_undo()?;
        Some(self.take_back(step, emptied))
    }

    /// Takes everything back from an order on that the orders of the day gave, so that its question is asked this once;
    /// nothing if they did not give it.
    pub fn undo_to(&mut self, order: usize) -> Option<Undone> {
        let by = self.game.given_by().get(order)?;
        if !matches!(by, GivenBy::Line(_)) {
            return None;
        }
        let mut emptied = Vec::new();
        while let Some(step) = self.steps.pop_if(|step| step.before >= order) {
            emptied.push(step);
        }
        let step = Step {
            before: order,
            pending: Vec::new(),
            not_given: Vec::new(),
        };
        Some(self.take_back(step, emptied))
    }

    fn take_back(&mut self, step: Step, emptied: Vec<Step>) -> Undone {
        self.is_foreseen = false;
        let (given, undone) = (given_from(&self.game, 0), self.game.undone());
        let mission = given[step.before].0.moved_mission();
        self.game.undo_step(self.given_since(step.before));
        // Nor is the player asked on the way back what nobody could answer otherwise; it counts as one step all the same.
        while auto_answer(&self.game).is_some() && self.game.undo_step(1) > 0 {}
        self.game.set_undone(self.game.undone().min(undone + 1));
        self.forget_last_step();
        let pending = mem::replace(&mut self.pending, step.pending.clone());
        self.taken_back.push(TakenBack {
            orders: given[self.game.orders().len()..].to_vec(),
            step,
            emptied,
            pending,
            undone,
        });
        Undone { mission }
    }

    /// The last step of which anything is left to take back, and those after it of which nothing is, the last first.
    fn step_to_undo(&mut self) -> Option<(Step, Vec<Step>)> {
        let last = self.game.orders().len().checked_sub(1)?;
        let given_by = self.game.given_by();
        // What he did before he sat down is taken back order by order, with what followed by itself.
        let own = given_by.iter().rposition(|by| *by == GivenBy::Player);
        let mut emptied = Vec::new();
        while let Some(step) = self.steps.pop() {
            if step.before <= last {
                return Some((step, emptied));
            }
            emptied.push(step);
        }
        let step = Step {
            before: own.unwrap_or(0),
            pending: Vec::new(),
            not_given: Vec::new(),
        };
        Some((step, emptied))
    }

    /// The first order of the step that would be given again, if one was taken back.
    pub fn to_redo(&self) -> Option<Order> {
        let back = self.taken_back.last()?;
        let at = back.step.before - self.game.orders().len();
        back.orders.get(at).map(|(order, _)| *order)
    }

    /// Gives the step again that was taken back last, all its orders at once: until another order is given. Says
    /// whether there was one.
    ///
    /// The same orders bring the same dice, so whoever only looks back and returns has gained nothing by what he knows:
    /// his step back past a die is not counted any more. It stays counted once he gives another order there.
    pub fn redo(&mut self) -> bool {
        let Some(back) = self.taken_back.pop() else {
            return false;
        };
        let given = self.game.orders().len();
        let (others, own) = back.orders.split_at(back.step.before - given);
        self.forget_last_step();
        play_anew(&mut self.game, others);
        self.answered = play_anew(&mut self.game, own);
        self.game.set_undone(back.undone);
        self.last_step = own.len();
        self.not_given.clone_from(&back.step.not_given);
        self.pending = back.pending;
        self.steps.push(back.step);
        self.steps.extend(back.emptied.into_iter().rev());
        true
    }

    /// How many orders were given since the game had so many.
    fn given_since(&self, before: usize) -> usize {
        self.game.orders().len() - before
    }

    /// What is said of the last step is of no step any more.
    fn forget_last_step(&mut self) {
        self.last_step = 0;
        self.answered.clear();
        self.not_given.clear();
    }
}
