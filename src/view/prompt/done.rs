//! What the player's last step did, said beside the next question: the orders of a plan, and fights and
//! moments that were not shown as they happened.

use super::plan::handled;
use crate::engine::{Event, Game, Happening, Order};
use crate::view::fight::{self, Tone};
use crate::view::moment;
use crate::view::playback::Shown;
use crate::view::settings::Speed;

/// What the player's last step did.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
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
    pub headline: String,
    /// Whom it went well for.
    pub tone: Tone,
    /// The number of events up to the end of the fight, to show its verdict by.
    pub verdict: Option<usize>,
}

/// What the last `orders` of a game did. `was_shown` is whether the player has watched it.
pub fn done(game: &Game, orders: usize, was_shown: bool) -> Done {
    let given = game.orders();
    let last = &given[given.len().saturating_sub(orders)..];
    let happened = match was_shown || last.is_empty() {
        true => Vec::new(),
        false => happened(game, last.len()),
    };
    Done {
        carried_out: carried_out(last),
        happened,
    }
}

fn carried_out(orders: &[Order]) -> String {
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
    match orders.iter().filter(is_handling).count() {
        0 | 1 => String::new(),
        _ => format!("Carried out: {}.", handled(orders)),
    }
}

/// The fights and the moments since so many orders ago.
fn happened(game: &Game, orders: usize) -> Vec<Happened> {
    let all = game.events();
    let is_order = |n: &usize| matches!(all[*n].event, Event::Order { .. });
    let from = (0..all.len()).rev().filter(is_order).nth(orders - 1);
    let from = from.unwrap_or(0);
    let mut shown = Shown::up_to(game, from);
    let mut happened = Vec::new();
    while shown.stand.upto < all.len() {
        shown.skip(all, Speed::Normal);
        happened.extend(ended(all, &shown));
    }
    happened
}

/// What has just ended, if something has.
fn ended(all: &[Happening], Shown { table, stand }: &Shown) -> Option<Happened> {
    let events = stand.shown(all);
    if let Some(span) = stand.moment {
        let card = moment::moment(events, span, table);
        return Some(Happened {
            what: String::new(),
            headline: card.headline,
            tone: card.tone,
            verdict: None,
        });
    }
    if !stand.waits_for_fight() {
        return None;
    }
    let fight = fight::account(events, table)?;
    let verdict = fight.verdict?;
    Some(Happened {
        what: fight.title,
        headline: verdict.headline,
        tone: verdict.tone,
        verdict: Some(stand.upto),
    })
}
