//! What the player's last step did with the units on the decks, said beside the next question.

use super::plan::handled;
use crate::engine::fleet::UnitSet;
use crate::engine::{Game, Order, UnitLoss, count_of};
use crate::view::account;
use crate::view::wording;

/// So many things that a step did are told one by one: of more, what was done on the decks is counted. The log has them
/// all.
const IN_WORDS: usize = 4;

/// What the player's last step did.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Done {
    /// What was done with the units on the decks and over them, where one step did several things; else empty.
    pub carried_out: String,
}

/// What the last `orders` of a game did.
pub fn done(game: &Game, orders: usize) -> Done {
    let given = game.orders();
    let last = &given[given.len().saturating_sub(orders)..];
    Done {
        carried_out: carried_out(last, lost_in_landing(game, last.len())),
    }
}

/// Units lost in landing with the last orders of a game (4.451).
fn lost_in_landing(game: &Game, orders: usize) -> UnitSet {
    let events = &game.events()[game.before_orders(orders)..];
    let lost = account::units_lost(events).filter(|lost| lost.why == UnitLoss::Landing);
    lost.map(|lost| lost.unit).collect()
}

fn carried_out(orders: &[Order], lost: UnitSet) -> String {
    let is_handling = |order: &&Order| {
        matches!(
            order,
            Order::Launch { .. }
                | Order::LaunchCap { .. }
                | Order::Raise { .. }
                | Order::Stow { .. }
                | Order::Service { .. }
                | Order::Lower { .. }
                | Order::Land { .. }
        )
    };
    if orders.iter().filter(is_handling).count() < 2 {
        return String::new();
    }
    let is_down =
        |order: &&Order| !matches!(order, Order::Land { unit, .. } if lost.contains(*unit));
    // Of a mission that flies on and on, where it has come to.
    let numbered = orders.iter().enumerate();
    let last = numbered.filter(|(number, order)| !flies_on(**order, &orders[number + 1..]));
    let done = last.map(|(_, order)| order).filter(is_down).copied();
    let (on_deck, in_the_air): (Vec<Order>, Vec<Order>) = done.partition(is_on_deck);
    // Who is lost, takes off, flies or lands comes before what is moved about on the decks.
    let lost = (!lost.is_empty()).then(|| format!("{} lost in landing", wording::by_type(lost)));
    let mut parts: Vec<String> = lost.into_iter().chain(handled(&in_the_air)).collect();
    let moved = handled(&on_deck);
    match parts.len() + moved.len() <= IN_WORDS {
        true => parts.extend(moved),
        false if moved.is_empty() => {}
        false => parts.push(format!(
            "{} moved on the decks",
            count_of(on_deck.len() as i64, "unit", "units")
        )),
    }
    format!("Carried out: {}.", parts.join(", "))
}

/// Whether the mission of a flight flies on by one of the orders after it.
fn flies_on(order: Order, later: &[Order]) -> bool {
    let flown = |order: Order| match order {
        Order::Fly { mission, .. } => Some(mission),
        _ => None,
    };
    flown(order).is_some_and(|mission| later.iter().any(|it| flown(*it) == Some(mission)))
}

/// Whether an order moves a unit between a flight deck, the hangar and servicing.
const fn is_on_deck(order: &Order) -> bool {
    matches!(
        order,
        Order::Raise { .. } | Order::Stow { .. } | Order::Service { .. } | Order::Lower { .. }
    )
}
