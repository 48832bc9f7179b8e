//! What the player's last step did, said beside the next question: the orders of a plan, and fights and
//! moments that were not shown as they happened.

use super::plan::handled;
use crate::engine::fleet::UnitSet;
use crate::engine::{Game, Order, Record, UnitLoss};
use crate::view::account;
use crate::view::card::Outcome;
use crate::view::event_card;
use crate::view::fight;
use crate::view::playback::Shown;
use crate::view::settings::Speed;
use crate::view::wording;

/// What the player's last step did.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Done {
    /// What was done with the units on the decks and over them, where one step did several things; else empty.
    pub carried_out: String,
    /// What happened and was not shown, in the order it happened.
    pub happened: Vec<Happened>,
}

/// A fight or a moment in a headline.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Happened {
    /// What it was; empty where the headline says it.
    pub what: String,
    /// How it ended.
    pub outcome: Outcome,
    /// The number of events up to the end of the fight, to show its verdict by.
    pub verdict: Option<usize>,
}

/// What the last `orders` of a game did. The player has watched it from the event `shown_from` on: what came before
/// that is told.
pub fn done(game: &Game, orders: usize, shown_from: usize) -> Done {
    let given = game.orders();
    let last = &given[given.len().saturating_sub(orders)..];
    let happened = match last.is_empty() {
        true => Vec::new(),
        false => happened(game, last.len(), shown_from),
    };
    Done {
        carried_out: carried_out(last, lost_in_landing(game, last.len())),
        happened,
    }
}

/// Units lost in landing with the last orders of a game (4.451).
fn lost_in_landing(game: &Game, orders: usize) -> UnitSet {
    let events = &game.events()[begun(game, orders)..];
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
    let done: Vec<Order> = orders.iter().filter(is_down).copied().collect();
    let lost = (!lost.is_empty()).then(|| format!("{} lost in landing", wording::by_type(lost)));
    let parts = [Some(handled(&done)).filter(|it| !it.is_empty()), lost];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    format!("Carried out: {}.", parts.join("; "))
}

/// The number of events before the last orders of a game.
fn begun(game: &Game, orders: usize) -> usize {
    let all = game.events();
    let is_order = |n: &usize| all[*n].event.order().is_some();
    let back = orders.checked_sub(1);
    let from = back.map(|back| (0..all.len()).rev().filter(is_order).nth(back));
    from.map_or(all.len(), Option::unwrap_or_default)
}

/// The fights and the moments since so many orders ago, up to an event.
fn happened(game: &Game, orders: usize, end: usize) -> Vec<Happened> {
    let all = &game.events()[..end.min(game.events().len())];
    let mut shown = Shown::up_to(game, begun(game, orders));
    let mut happened = Vec::new();
    while shown.cursor.end < all.len() {
        shown.skip(game.record(), all.len(), Speed::Normal);
        happened.extend(ended(game.record(), &shown));
    }
    happened
}

/// What has just ended, if something has.
fn ended(record: &Record, Shown { table, cursor }: &Shown) -> Option<Happened> {
    let shown = cursor.shown(record);
    if let Some(span) = cursor.card {
        let card = event_card::finished_card(shown, span, table);
        return Some(Happened {
            what: String::new(),
            outcome: card.card.outcome,
            verdict: None,
        });
    }
    if !cursor.waits_for_fight() {
        return None;
    }
    let fight = fight::summary(shown, table)?;
    let verdict = fight.verdict?;
    Some(Happened {
        what: fight.title,
        outcome: verdict.outcome,
        verdict: Some(cursor.end),
    })
}
