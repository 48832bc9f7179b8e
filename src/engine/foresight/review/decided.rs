//! The decisions of a game, as they are found again by playing its orders anew.

use crate::engine::decision::{Decision, auto_answer};
use crate::engine::foresight::player::matters;
use crate::engine::foresight::underway::Asked;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::GivenBy;
use crate::engine::staff;

/// A decision: what was ordered on one question in one phase.
#[derive(Clone, Debug)]
pub(super) struct Decided {
    /// How many orders had been given before it.
    pub first: usize,
    /// What was asked, and when.
    pub asked: Asked,
    /// The orders.
    pub orders: Vec<Order>,
    /// Whether the player gave one of them himself, on a question that matters.
    pub has_weight: bool,
    /// Whether one of them is not the staff's.
    pub has_parted: bool,
    decision: Decision,
}

/// The same game before its first order; nothing for one with scripted dice.
pub(super) fn begun_anew(game: &Game) -> Option<Game> {
    let (version, scenario) = (game.version(), game.scenario());
    Game::of_version(version, scenario, game.options(), game.seed()?).ok()
}

/// The decisions of a game that are worth weighing, in turn: those that matter and that the player made himself, and all
/// in which the staff would have ordered otherwise.
pub(super) fn decisions(game: &Game) -> Vec<Decided> {
    let Some(mut now) = begun_anew(game) else {
        return Vec::new();
    };
    let mut all: Vec<Decided> = Vec::new();
    let given = game.orders().iter().zip(game.given_by());
    for (number, (order, by)) in given.enumerate() {
        note(&mut all, &now, number, *order, *by);
        if now.play_by(*order, *by).is_err() {
            debug_assert!(false, "{order} was legal before");
            break;
        }
    }
    all.retain(|it| it.has_weight || it.has_parted);
    all
}

/// Adds an order to the decision that it belongs to.
fn note(all: &mut Vec<Decided>, now: &Game, number: usize, order: Order, by: GivenBy) {
    let (Some(decision), Some(asked)) = (now.decision(), Asked::now(now)) else {
        return;
    };
    let is_free = by != GivenBy::NoChoice && auto_answer(now).is_none();
    let at = match all
        .iter()
        .rposition(|it| it.goes_on(decision, asked, number))
    {
        Some(at) => at,
        None if is_free => {
            all.push(Decided {
                first: number,
                asked,
                orders: Vec::new(),
                has_weight: false,
                has_parted: false,
                decision,
            });
            all.len() - 1
        }
        None => return,
    };
    if let Some(decided) = all.get_mut(at) {
        decided.orders.push(order);
        decided.has_weight |= is_free && by == GivenBy::Player && matters(decision);
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
}
