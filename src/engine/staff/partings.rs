//! Where a player answered otherwise than the staff would have.

use super::suggestion;
use crate::engine::decision::Decision;
use crate::engine::event::GameTime;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::GivenBy;

/// A question that the player answered otherwise than the staff would have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The number of the first event after it was asked.
    pub from: usize,
    /// What he ordered that the staff would not have.
    pub ordered: Vec<Order>,
    /// What the staff would have ordered that he did not.
    pub advised: Vec<Order>,
}

/// The questions that the player of a game answered otherwise than the staff would have there, in the order in which they
/// were asked. The game is played once more for it, and from each such question on by the staff; nothing for one with
/// scripted dice.
pub fn partings(game: &Game) -> Vec<Parting> {
    let again = game.seed();
    let again = again.and_then(|seed| Game::new(game.scenario(), game.options(), seed).ok());
    let Some(mut now) = again else {
        return Vec::new();
    };
    let mut given = game
        .orders()
        .iter()
        .copied()
        .zip(game.given_by())
        .peekable();
    let mut partings = Vec::new();
    while given.peek().is_some() {
        let before = now.clone();
        let question = Question::of(&now);
        let mut ordered = Vec::new();
        let mut parts = false;
        while let Some((order, by)) = given.next_if(|_| Question::of(&now) == question) {
            parts |= *by == GivenBy::Player && suggestion(&now) != Some(order);
            ordered.push(order);
            if now.play(order).is_err() {
                debug_assert!(false, "{order} was legal before");
                return partings;
            }
        }
        if parts {
            let from = before.events().len();
            let advised = answered_by_staff(before);
            let parting = Parting {
                from,
                ordered: without(&ordered, &advised),
                advised: without(&advised, &ordered),
            };
            // In another order is no other answer.
            if !(parting.ordered.is_empty() && parting.advised.is_empty()) {
                partings.push(parting);
            }
        }
    }
    partings
}

/// A question, however many orders answer it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Question {
    asked: Option<Decision>,
    at: GameTime,
}

impl Question {
    fn of(game: &Game) -> Question {
        let table = game.table();
        Question {
            asked: game.decision(),
            at: GameTime {
                turn: table.turn,
                phase: table.phase,
                segment: table.segment,
            },
        }
    }
}

/// What the staff orders up to the next question.
fn answered_by_staff(mut game: Game) -> Vec<Order> {
    let question = Question::of(&game);
    let mut orders = Vec::new();
    while Question::of(&game) == question {
        let order = suggestion(&game).filter(|order| game.play(*order).is_ok());
        match order {
            Some(order) => orders.push(order),
            None => break,
        }
    }
    orders
}

/// The orders that do something, but those that others have too.
fn without(orders: &[Order], others: &[Order]) -> Vec<Order> {
    let mut others = others.to_vec();
    let mut is_alone = |order: &Order| match others.iter().position(|other| other == order) {
        Some(at) => {
            others.swap_remove(at);
            false
        }
        None => does_something(order),
    };
    orders
        .iter()
        .copied()
        .filter(|order| is_alone(order))
        .collect()
}

/// Whether it is more than to be done, or to leave things as they are.
const fn does_something(order: &Order) -> bool {
    !matches!(
        order,
        Order::GoOn | Order::EndMovement | Order::EndLanding | Order::Fight | Order::Hold { .. }
    )
}
