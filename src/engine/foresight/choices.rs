//! The choices that are worth playing on from, at each kind of question: whole plans, the staff's first.

use crate::engine::decision::Decision;
use crate::engine::fleet::AirStep;
use crate::engine::forces::RaidId;
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::staff::{self, Player, Sensible};

/// Single orders of a question that are tried, besides the staff's: more are too many to tell apart.
const MOST_ORDERS: usize = 12;

/// What the player might do: orders that are given one after the other, before the staff plays on.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice {
    /// The orders.
    pub orders: Vec<Order>,
}

impl Choice {
    /// Orders that are given one after the other.
    pub fn of(orders: Vec<Order>) -> Choice {
        Choice { orders }
    }

    /// In words: its orders, or that the staff goes on.
    pub fn in_words(&self) -> String {
        let orders: Vec<String> = self.orders.iter().map(ToString::to_string).collect();
        orders.join(", ")
    }
}

/// The choices at the question that a game stands at, the staff's first; none once it is over.
pub fn choices(game: &Game) -> Vec<Choice> {
    let Some(decision) = game.decision() else {
        return Vec::new();
    };
    let as_staff = as_staff(game);
    let others: Vec<Vec<Order>> = match decision {
        Decision::AirMovement => movements(game, &as_staff),
        Decision::Interception => interceptions(game),
        Decision::AirOperations {
            step: AirStep::Launch,
        } => launches(game),
        Decision::AirOperations { .. } => vec![vec![Order::GoOn]],
        Decision::AirSearch => searches(&as_staff),
        Decision::UsMovement => courses(game),
        // Where several orders make an answer, one of them is none: what is tried is to give no more.
        _ if as_staff.len() > 1 => as_staff.last().map(|end| vec![*end]).into_iter().collect(),
        _ => game
            .legal()
            .take(MOST_ORDERS)
            .map(|order| vec![order])
            .collect(),
    };
    let mut choices = vec![Choice::of(as_staff)];
    for orders in others {
        let choice = Choice::of(orders);
        let is_legal = choice
            .orders
            .first()
            .is_some_and(|order| game.check(*order).is_ok());
        if is_legal && !choices.contains(&choice) {
            choices.push(choice);
        }
    }
    choices
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

/// Every hex that the whole fleet may go to, and staying.
fn courses(game: &Game) -> Vec<Vec<Order>> {
    let whole = game
        .legal()
        .filter(|order| matches!(order, Order::MoveTaskForce { .. } | Order::GoOn));
    whole.map(|order| vec![order]).collect()
}

/// Nobody moves; and the staff's moves without those of one mission.
fn movements(game: &Game, as_staff: &[Order]) -> Vec<Vec<Order>> {
    let mut plans = vec![vec![Order::EndMovement]];
    for mission in staff::in_turn(game.table()) {
        let hold = Order::Hold {
            mission: mission.id,
        };
        let others = as_staff
            .iter()
            .filter(|order| order.moved_mission() != Some(mission.id));
        plans.push([hold].into_iter().chain(others.copied()).collect());
    }
    plans
}

/// Nobody fights; and the staff's engagements without those against one raid, and without one of them.
fn interceptions(game: &Game) -> Vec<Vec<Order>> {
    let engagements = staff::engagements(game);
    let mut plans = vec![vec![Order::Fight]];
    let but = |leaves_out: &dyn Fn(&Order) -> bool| {
        let kept = engagements.iter().filter(|order| !leaves_out(order));
        kept.copied().chain([Order::Fight]).collect::<Vec<Order>>()
    };
    let mut raids: Vec<RaidId> = Vec::new();
    for order in &engagements {
        if let Order::Engage { raid, .. } = order
            && !raids.contains(raid)
        {
            raids.push(*raid);
        }
    }
    for raid in raids {
        plans.push(but(
            &|order| matches!(order, Order::Engage { raid: at, .. } if *at == raid),
        ));
    }
    for one in &engagements {
        plans.push(but(&|order| order == one));
    }
    plans
}

/// Nobody takes off; and a strike at the force in contact that is most worth one.
fn launches(game: &Game) -> Vec<Vec<Order>> {
    let strike = staff::strike_advice(game).and_then(|advice| advice.order.ok());
    let strike = strike.map(|order| vec![order]);
    [vec![Order::GoOn]].into_iter().chain(strike).collect()
}

/// No search; and as many of the staff's as half of them.
fn searches(as_staff: &[Order]) -> Vec<Vec<Order>> {
    let searches = as_staff
        .iter()
        .filter(|order| matches!(order, Order::Search { .. }));
    let half = searches.clone().count().div_ceil(2);
    let half = searches.take(half).copied().chain([Order::GoOn]);
    vec![vec![Order::GoOn], half.collect()]
}
