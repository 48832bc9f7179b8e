//! A player at a game: the steps in which he gives his orders, what follows them by itself, and what he takes back.
//!
//! ```
//! use midway::engine::{Game, GameSetup, Order, Session};
//!
//! let mut session = Session::new(Game::new(GameSetup::default(), 7));
//! let asked = session.game().decision().cloned();
//! let given = session.as_staff();
//! assert!(given.orders > 0 && given.refusal.is_none());
//! assert_ne!(session.game().decision().cloned(), asked, "the staff has answered the whole question");
//!
//! assert!(session.undo());
//! assert_eq!(session.game().decision().cloned(), asked);
//! assert!(session.redo());
//! ```

mod auto_answer;
mod told;

pub use auto_answer::{AutoAnswer, auto_answer};
pub use told::{Told, told};

use std::mem;

use told::Question;

use super::staff::{Player, Sensible};
use super::{Decision, Game, Order, Refusal};

/// A game, and how its player has come to where it stands.
#[derive(Debug)]
pub struct Session {
    game: Game,
    /// How many orders it had when the player sat down.
    begun_with: usize,
    /// How many orders come before the first question: what nobody could answer otherwise.
    opening: usize,
    /// The player's steps since he sat down.
    steps: Vec<GivenStep>,
    /// How many orders were given in the step just done.
    last_step: usize,
    /// What was answered in it for the player.
    answered: Vec<AutoAnswer>,
    /// What he has taken back since he gave an order, the last first to be given again.
    taken_back: Vec<TakenBack>,
}

/// A step of the player's.
#[derive(Debug)]
struct GivenStep {
    /// How many orders the game had before it.
    before: usize,
    /// What had been answered for the player in the step before.
    answered_before: Vec<AutoAnswer>,
}

/// A step that was taken back.
#[derive(Debug)]
struct TakenBack {
    /// How many orders the game had before it.
    before: usize,
    /// The orders, from where the game stands now: those of the step, and before them what nobody could answer otherwise.
    orders: Vec<Order>,
    /// What was answered in it for the player.
    answered: Vec<AutoAnswer>,
    /// How often the player had stepped back past a die before.
    undone: u32,
}

/// What came of orders.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Given {
    /// How many were accepted, with what followed by itself.
    pub orders: usize,
    /// Why the next was not.
    pub refusal: Option<Refusal>,
}

impl Session {
    /// A player who sits down at a game. What nobody could answer otherwise is answered.
    pub fn new(game: Game) -> Session {
        let (begun_with, opening) = (game.orders().len(), opening(&game));
        let mut session = Session {
            game,
            begun_with,
            opening,
            steps: Vec::new(),
            last_step: 0,
            answered: Vec::new(),
            taken_back: Vec::new(),
        };
        session.go_on();
        session
    }

    /// How many orders the game had when he sat down: none if it is a new one, though its first questions may have been
    /// answered for him since.
    pub fn begun_with(&self) -> usize {
        self.begun_with
    }

    /// Whether he has given no order since, or has taken back what he gave.
    pub fn is_as_begun(&self) -> bool {
        self.steps.is_empty() && self.game.orders().len() >= self.begun_with
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The game, once he has stood up.
    pub fn into_game(self) -> Game {
        self.game
    }

    /// How many orders the player's last step consisted of, with what followed by itself; none if he has taken it back.
    pub fn last_step(&self) -> usize {
        self.last_step
    }

    /// What was answered for him in it, because nobody could want another answer.
    pub fn answered(&self) -> &[AutoAnswer] {
        &self.answered
    }

    /// Gives orders as one step: the first that the rules refuse ends it. Whatever nobody could answer otherwise follows. If
    /// the first is refused, nothing changes.
    pub fn play(&mut self, orders: &[Order]) -> Given {
        self.step(|game| {
            let mut orders = orders.iter().cloned();
            orders.try_for_each(|order| game.play(order).map(drop))
        })
    }

    /// Answers a question as the staff would, with all the orders that takes, as one step: all that it looks at, organizes,
    /// moves or repairs.
    pub fn as_staff(&mut self) -> Given {
        self.step(|game| {
            let asked = Question::of(game);
            loop {
                let Some(order) = Sensible.order(game) else {
                    return Ok(());
                };
                game.play(order)?;
                if !(is_of_several_orders(game) && Question::of(game) == asked) {
                    return Ok(());
                }
            }
        })
    }

    /// Gives the orders that were told of the staff's ([`told`]), as one step: those that it would still give. Dice between
    /// them may change what it wants, and then the player is asked anew: nothing is given that he was not told of.
    pub fn as_told(&mut self, told: &[Order]) -> Given {
        self.step(|game| {
            let asked = Question::of(game);
            for (number, order) in told.iter().enumerate() {
                let is_meant =
                    || Question::of(game) == asked && Sensible.order(game).as_ref() == Some(order);
                if number > 0 && !is_meant() {
                    return Ok(());
                }
                game.play(order.clone())?;
            }
            Ok(())
        })
    }

    /// One step of the player's.
    fn step(&mut self, give: impl FnOnce(&mut Game) -> Result<(), Refusal>) -> Given {
        let before = self.game.orders().len();
        let refusal = give(&mut self.game).err();
        if self.game.orders().len() > before {
            let answered_before = mem::take(&mut self.answered);
            self.go_on();
            self.last_step = self.game.orders().len() - before;
            self.steps.push(GivenStep {
                before,
                answered_before,
            });
            self.taken_back.clear();
        }
        Given {
            orders: self.game.orders().len() - before,
            refusal,
        }
    }

    /// Goes on to the next question that is the player's to answer.
    fn go_on(&mut self) {
        while let Some((order, why)) = auto_answer(&self.game) {
            if self.game.play(order).is_err() {
                debug_assert!(false, "{why:?} is legal");
                return;
            }
            self.answered.push(why);
        }
    }

    /// Takes the player's last step back, with all that followed by itself: what he gave before he sat down, order by order.
    /// Says whether there was one.
    pub fn undo(&mut self) -> bool {
        if !self.can_undo() {
            return false;
        }
        let given = self.game.orders().to_vec();
        let undone = self.game.undone();
        let GivenStep {
            before,
            answered_before,
        } = self.steps.pop().unwrap_or(GivenStep {
            before: given.len() - 1,
            answered_before: Vec::new(),
        });
        self.game.undo_step(given.len() - before);
        // Nor is the player asked on the way back what nobody could answer otherwise; it counts as one step all the same.
        while self.can_undo() && auto_answer(&self.game).is_some() {
            self.game.undo_step(1);
        }
        self.game.set_undone(self.game.undone().min(undone + 1));
        self.last_step = 0;
        let answered = mem::replace(&mut self.answered, answered_before);
        self.taken_back.push(TakenBack {
            before,
            orders: given[self.game.orders().len()..].to_vec(),
            answered,
            undone,
        });
        true
    }

    /// Whether there is something to take back: before the first question there is nothing.
    pub fn can_undo(&self) -> bool {
        self.game.orders().len() > self.opening
    }

    /// Whether a step was taken back that can be given again.
    pub fn can_redo(&self) -> bool {
        !self.taken_back.is_empty()
    }

    /// Gives the step again that was taken back last, all its orders at once: until another order is given. Says whether there
    /// was one.
    ///
    /// The same orders bring the same dice, so whoever only looks back and returns has gained nothing by what he knows: his
    /// step back past a die is not counted any more. It stays counted once he gives another order there.
    pub fn redo(&mut self) -> bool {
        let Some(back) = self.taken_back.pop() else {
            return false;
        };
        for order in back.orders {
            if self.game.play(order).is_err() {
                debug_assert!(false, "it was legal before");
                break;
            }
        }
        self.game.set_undone(back.undone);
        self.last_step = self.game.orders().len().saturating_sub(back.before);
        self.steps.push(GivenStep {
            before: back.before,
            answered_before: mem::replace(&mut self.answered, back.answered),
        });
        true
    }
}

/// How many orders of a game come before its first question, as it is begun now.
fn opening(game: &Game) -> usize {
    let Some(seed) = game.seed() else {
        return 0;
    };
    let mut game = Game::of_version(game.version(), *game.setup(), seed);
    while let Some((order, _)) = auto_answer(&game) {
        if game.play(order).is_err() {
            break;
        }
    }
    game.orders().len()
}

/// Whether what is asked takes several orders until the player has done.
fn is_of_several_orders(game: &Game) -> bool {
    matches!(
        game.decision(),
        Some(
            Decision::ReactionSpotting { .. }
                | Decision::ReactionStrikes { .. }
                | Decision::IjnTarget { .. }
                | Decision::FlakVictim { .. }
                | Decision::Spotting
                | Decision::Organization
                | Decision::Operations
                | Decision::Logistics
        )
    )
}

#[cfg(test)]
mod tests;
