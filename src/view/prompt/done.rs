//! What the player's last step did with the units on the decks, said beside the next question.

use super::plan::handled;
use crate::engine::fleet::{AirUnitId, UnitSet};
use crate::engine::{Game, Order, UnitLoss, count_of};
use crate::view::account;
use crate::view::wording;

/// So many things that a step did are told one by one; of what was done on the decks the units are counted where there is
/// more. The log has it all.
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
    let (on_deck, in_the_air): (Vec<Order>, Vec<Order>) =
        done.partition(|order| moved_on_deck(order).is_some());
    // Who is lost, takes off, flies or lands comes before what is moved about on the decks.
    let lost = (!lost.is_empty()).then(|| format!("{} lost in landing", wording::by_type(lost)));
    let mut parts: Vec<String> = lost.into_iter().chain(handled(&in_the_air)).collect();
    if let Some(more) = parts.len().checked_sub(IN_WORDS).filter(|more| *more > 1) {
        parts.truncate(IN_WORDS);
        parts.push(format!("and {more} more"));
    }
    let moved = handled(&on_deck);
    let units: UnitSet = on_deck.iter().filter_map(moved_on_deck).collect();
    match parts.len() + moved.len() <= IN_WORDS {
        true => parts.extend(moved),
        false if moved.is_empty() => {}
        false => parts.push(format!(
            "{} moved on the decks",
            count_of(units.len(), "unit", "units")
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

/// The unit that an order moves between a flight deck, the hangar and servicing.
const fn moved_on_deck(order: &Order) -> Option<AirUnitId> {
    match order {
        Order::Raise { unit }
        | Order::Stow { unit }
        | Order::Service { unit }
        | Order::Lower { unit } => Some(*unit),
        _ => None,
    }
}
