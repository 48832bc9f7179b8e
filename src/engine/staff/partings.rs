//! Where a player answered otherwise than the staff would have.

use super::{heading, suggestion};
use crate::engine::decision::Decision;
use crate::engine::event::GameTime;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::orders_of_the_day::GivenBy;

/// A question that the player answered otherwise than the staff would have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parting {
    /// The number of the first event after he parted from it.
    pub from: usize,
    /// What he ordered that the staff would not have in his place, whatever he had ordered before.
    pub ordered: Vec<Order>,
    /// What the staff would have ordered from there on that he did not.
    pub advised: Vec<Order>,
    /// Whether he left everything as it was.
    pub player_rests: bool,
    /// Whether the staff would have.
    pub staff_rests: bool,
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
        let question = Question::of(&now);
        let mut parted: Option<Parted> = None;
        while let Some((order, by)) = given.next_if(|_| Question::of(&now) == question) {
            let is_own = *by == GivenBy::Player && !is_the_staffs(&now, order);
            if is_own && parted.is_none() {
                parted = Some(Parted::from(now.clone()));
            }
            if let Some(parted) = &mut parted {
                parted.own.extend(is_own.then_some(order));
                parted.all.push(order);
            }
            if now.play(order).is_err() {
                debug_assert!(false, "{order} was legal before");
                return partings;
            }
        }
        partings.extend(parted.and_then(Parted::beside_the_staff));
    }
    partings
}

/// Whether an order is the staff's: the next that it would give, or what it would have its mission do, whose turn it may
/// not be.
pub(in crate::engine) fn is_the_staffs(game: &Game, order: Order) -> bool {
    let mission = order.moved_mission();
    let mission = mission.and_then(|mission| game.table().mission(mission));
    let advised = mission.and_then(|it| heading(game, it).own_order(game, it));
    advised == Some(order) || suggestion(game) == Some(order)
}

/// An answer from the first order on that was not the staff's.
struct Parted {
    /// The game before that order.
    before: Game,
    /// The orders of the player's that were not the staff's when he gave them.
    own: Vec<Order>,
    /// These, and all others that followed.
    all: Vec<Order>,
}

impl Parted {
    fn from(before: Game) -> Parted {
        Parted {
            before,
            own: Vec::new(),
            all: Vec::new(),
        }
    }

    /// The answer beside that of the staff; nothing where it is the same in another order, whatever other dice came of that.
    fn beside_the_staff(self) -> Option<Parting> {
        let from = self.before.events().len();
        let advised = answered_by_staff(self.before);
        let parting = Parting {
            from,
            ordered: without(&self.own, &advised),
            player_rests: !self.all.iter().any(does_something),
            staff_rests: !advised.iter().any(does_something),
            advised: without(&advised, &self.all),
        };
        let leaves_some = !parting.advised.is_empty() && !self.own.iter().all(does_something);
        (!parting.ordered.is_empty() || leaves_some).then_some(parting)
    }
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

/// Whether an order is more than to be done, or to leave things as they are.
pub const fn does_something(order: &Order) -> bool {
    !matches!(
        order,
        Order::GoOn | Order::EndMovement | Order::EndLanding | Order::Fight | Order::Hold { .. }
    )
}
