//! The decisions of a game in which something was ordered that the staff would not have, as they are found again by
//! playing its orders anew.

use crate::engine::decision::{Decision, auto_answer};
use crate::engine::fleet::AirStep;
use crate::engine::foresight::Choice;
use crate::engine::foresight::player::matters;
use crate::engine::foresight::underway::Asked;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::GivenBy;
use crate::engine::staff;

/// A decision: what was ordered on one question in one phase, up to the first die that answered it. What comes after that
/// die is ordered in the knowledge of it, and is another decision.
#[derive(Clone, Debug)]
pub(super) struct Decided {
    /// How many orders had been given before it.
    pub first: usize,
    /// What was asked, and when.
    pub asked: Asked,
    /// The orders.
    pub orders: Vec<Order>,
    /// Whether the player gave one of them himself.
    pub is_players: bool,
    /// Whether one of them is not the staff's.
    has_parted: bool,
    decision: Decision,
}

/// How much may depend on a decision, the weightiest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Weight {
    /// Courses, strikes, searches, where missions fly, and interception.
    Much,
    /// A fight, an attack, a landing.
    Some,
    /// What stands on the decks.
    Little,
}

/// The decisions of a game in which the staff would have ordered otherwise, in turn.
pub(super) fn decisions(game: &Game) -> Vec<Decided> {
    let mut now = game.branch(0);
    let mut all: Vec<Decided> = Vec::new();
    // Those before the last die are at an end.
    let mut open = 0;
    let given = game.orders().iter().zip(game.given_by());
    for (number, (order, by)) in given.enumerate() {
        note(&mut all, open, &now, number, *order, *by);
        let Ok(happened) = now.play_by(*order, *by) else {
            debug_assert!(false, "{order} was legal before");
            break;
        };
        if happened.iter().any(|record| record.event.reveals()) {
            open = all.len();
        }
    }
    all.retain(|it| it.has_parted);
    all
}

/// Adds an order to the decision that it belongs to, one of those from a number on.
fn note(all: &mut Vec<Decided>, open: usize, now: &Game, number: usize, order: Order, by: GivenBy) {
    let (Some(decision), Some(asked)) = (now.decision(), Asked::now(now)) else {
        return;
    };
    let is_free = by != GivenBy::NoChoice && auto_answer(now).is_none();
    let goes_on = all[open..]
        .iter()
        .rposition(|it| it.goes_on(decision, asked, number));
    let at = match goes_on {
        Some(at) => open + at,
        None if is_free => {
            all.push(Decided {
                first: number,
                asked,
                orders: Vec::new(),
                is_players: false,
                has_parted: false,
                decision,
            });
            all.len() - 1
        }
        None => return,
    };
    if let Some(decided) = all.get_mut(at) {
        decided.orders.push(order);
        decided.is_players |= is_free && by == GivenBy::Player;
        decided.has_parted |= is_free && !staff::is_the_staffs(now, order);
    }
}

impl Decided {
    /// Whether an order still belongs to it. Where it matters, other questions may come between; what else is asked is
    /// asked of one mission, one search or one fight.
    fn goes_on(&self, decision: Decision, asked: Asked, number: usize) -> bool {
        let follows = self.first + self.orders.len() == number && self.decision == decision;
        self.asked == asked && (matters(decision) || follows)
    }

    /// What was ordered, as a choice.
    pub(super) fn choice(&self) -> Choice {
        Choice::of(self.orders.clone())
    }

    /// How much may depend on it.
    pub(super) fn weight(&self) -> Weight {
        match self.decision {
            Decision::AirOperations { step } if step != AirStep::Launch => Weight::Little,
            decision if matters(decision) => Weight::Much,
            _ => Weight::Some,
        }
    }
}
