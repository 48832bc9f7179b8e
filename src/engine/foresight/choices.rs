//! The choices that are worth playing on from, at each kind of question: whole plans, the staff's first.

mod courses;
mod decks;
mod own;
mod raids;
mod searches;
mod strikes;
#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::game::Game;
use crate::engine::order::{Order, written};
use crate::engine::orders_of_the_day::{self, CourseOrder};
use crate::engine::staff::{Player, Sensible};

pub use own::IllegalPlan;

/// Choices of a question that are tried, the staff's among them: more are too many to tell apart.
pub const MOST_CHOICES: usize = 16;

/// What the player might do: orders that are given one after the other, before the staff plays on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Choice {
    name: String,
    /// The orders.
    #[serde(with = "written::as_texts")]
    pub orders: Vec<Order>,
    course: Option<LastingCourse>,
    whose: Whose,
}

/// Who thought of a choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
enum Whose {
    /// The staff: it is what it orders.
    Staff,
    /// The player.
    Player,
    /// Nobody: it is one of those that the question has.
    Nobody,
}

/// A course that is kept to until a turn, as by the orders of the day.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct LastingCourse {
    /// The course.
    pub course: CourseOrder,
    /// From this turn on the staff says where the fleet goes.
    pub until: Turn,
}

impl Choice {
    /// Orders that are given one after the other.
    pub fn of(orders: Vec<Order>) -> Choice {
        let name = in_words(&orders);
        Choice::named(name, orders)
    }

    /// The same, by a name.
    pub fn named(name: impl Into<String>, orders: Vec<Order>) -> Choice {
        Choice {
            name: name.into(),
            orders,
            course: None,
            whose: Whose::Nobody,
        }
    }

    /// A course that is kept to.
    fn sailing(name: String, course: LastingCourse) -> Choice {
        Choice {
            course: Some(course),
            ..Choice::named(name, Vec::new())
        }
    }

    /// What the staff orders, as far as that can be foreseen.
    pub(super) fn staffs(orders: Vec<Order>) -> Choice {
        Choice {
            whose: Whose::Staff,
            ..Choice::named("As the staff", orders)
        }
    }

    /// The same by another name.
    #[must_use]
    pub fn called(self, name: impl Into<String>) -> Choice {
        let name = name.into();
        Choice { name, ..self }
    }

    /// What a player would call it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it is what the staff orders.
    pub fn is_staffs(&self) -> bool {
        self.whose == Whose::Staff
    }

    /// Whether it is a plan of the player's own.
    pub fn is_players(&self) -> bool {
        self.whose == Whose::Player
    }

    /// Whether it gets its battles however it stands: what the staff orders, and what the player thought of, are never out
    /// of the question.
    pub(super) fn is_kept(&self) -> bool {
        self.whose != Whose::Nobody
    }

    /// In words: its orders.
    pub fn in_words(&self) -> String {
        in_words(&self.orders)
    }

    /// The course that it keeps to after this phase, if it has one.
    pub fn course(&self) -> Option<LastingCourse> {
        self.course
    }

    /// Its orders at the question that a game stands at: of a lasting course the first.
    pub fn orders_now(&self, game: &Game) -> Vec<Order> {
        let sails = self.course.filter(|_| self.orders.is_empty());
        match sails.and_then(|sails| orders_of_the_day::sail(game, sails.course)) {
            Some(order) => vec![order],
            None => self.orders.clone(),
        }
    }

    /// The orders to give: of the staff's none, for where a die falls otherwise it orders otherwise.
    pub(super) fn orders_to_give(&self) -> &[Order] {
        match self.is_staffs() {
            true => &[],
            false => &self.orders,
        }
    }

    /// Whether it comes to the same as another, whatever they are called.
    fn is_like(&self, other: &Choice) -> bool {
        (&self.orders, self.course) == (&other.orders, other.course)
    }
}

fn in_words(orders: &[Order]) -> String {
    let orders: Vec<String> = orders.iter().map(ToString::to_string).collect();
    capitalised(&orders.join(", "))
}

fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

/// The choices at the question that a game stands at, the staff's first; none once it is over.
pub fn choices(game: &Game) -> Vec<Choice> {
    let Some(decision) = game.decision() else {
        return Vec::new();
    };
    let as_staff = as_staff(game);
    let others: Vec<Choice> = match decision {
        Decision::AirMovement => raids::movements(game, &as_staff),
        Decision::Interception => raids::interceptions(game),
        Decision::AirOperations { step } => decks::operations(game, step, &as_staff),
        Decision::ReadyDecks => decks::before_the_first_turn(game),
        Decision::DeclareSearch => searches::declarations(),
        Decision::AirSearch => searches::fans(game, &as_staff),
        Decision::UsMovement => courses::courses(game),
        Decision::AirAttack => single_orders(game),
        // Where several orders make an answer, one of them is none: what is tried is to give no more.
        _ if as_staff.len() > 1 => {
            let end = as_staff.last().map(|end| vec![*end]);
            end.map(Choice::of).into_iter().collect()
        }
        _ => single_orders(game),
    };
    let mut choices = vec![Choice::staffs(as_staff)];
    for choice in others {
        let first = choice.orders.first();
        let is_legal = first.is_none_or(|order| game.check(*order).is_ok());
        let is_new = !choices.iter().any(|other| other.is_like(&choice));
        if is_legal && is_new && choices.len() < MOST_CHOICES {
            choices.push(choice);
        }
    }
    choices
}

fn single_orders(game: &Game) -> Vec<Choice> {
    let orders = game.legal().take(MOST_CHOICES);
    orders.map(|order| Choice::of(vec![order])).collect()
}

/// What the staff orders, up to the next question of another kind.
fn as_staff(game: &Game) -> Vec<Order> {
    let asked = game.decision().map(|decision| decision.name());
    let now = |game: &Game| (game.table().turn, game.table().phase);
    let began = now(game);
    // With some dice: where they change what the staff would go on with, the rest is not given.
    let mut ahead = game.imagined(0);
    let mut orders = Vec::new();
    while ahead.decision().map(|decision| decision.name()) == asked && now(&ahead) == began {
        let Some(order) = Sensible.order(&ahead) else {
            break;
        };
        if ahead.play(order).is_err() {
            break;
        }
        orders.push(order);
    }
    orders
}
