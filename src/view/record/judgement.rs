//! Judgement and luck: what the player's decisions cost on average, and how much of the score was the dice.

use super::report_table::named;
use crate::engine::foresight::review::{Costly, Verdict};
use crate::engine::foresight::{Average, Choice};
use crate::engine::staff::does_something;
use crate::engine::{Game, Order};
use crate::view::{sentence, wording};

/// What it is, under its title.
pub const WHAT_JUDGEMENT_IS: &str = "The staff plays the battle on from each of your decisions, again and again with other dice: from what you ordered, and from what else could be ordered. What came of it here, by luck, does not count.";

/// What the player's decisions cost, as far as they have been looked at.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct JudgementView {
    /// How far it has come; nothing once it is done.
    pub progress: String,
    /// The decisions that cost measurably, in turn.
    pub rows: Vec<CostlyRow>,
    /// What it comes to: what the choices brought, and what the dice did. Nothing before it is done.
    pub verdict: Vec<String>,
}

/// A decision that cost measurably.
#[derive(Clone, PartialEq, Debug)]
pub struct CostlyRow {
    /// The number of the event that it leads to.
    pub event: usize,
    /// When it was made, and what was asked.
    pub when: String,
    /// What was chosen.
    pub chosen: String,
    /// What was the best known then.
    pub best: String,
    /// What it cost on average.
    pub cost: String,
}

/// What a review of a game's decisions has come to so far.
pub fn judgement(game: &Game, verdict: &Verdict) -> JudgementView {
    let rows = verdict.costly.iter();
    JudgementView {
        progress: match verdict.is_done {
            true => String::new(),
            false => format!("{} of {} decisions looked at", verdict.weighed, verdict.of),
        },
        rows: rows.filter_map(|it| row(game, it)).collect(),
        verdict: match verdict.is_done {
            true => told(verdict),
            false => Vec::new(),
        },
    }
}

fn row(game: &Game, costly: &Costly) -> Option<CostlyRow> {
    let event = *game.marks().get(costly.first_order)?;
    let at = game.events().get(event)?.at;
    let segment = at.segment.map(|segment| segment.to_string());
    let when = wording::when_in(game.scenario(), at);
    Some(CostlyRow {
        event,
        when: [Some(when), segment]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(", "),
        chosen: in_words(&costly.chosen),
        best: in_words(&costly.best),
        cost: points(costly.cost),
    })
}

/// A choice by its name; one that has none by its first orders.
fn in_words(choice: &Choice) -> String {
    let doing = choice.orders.iter().copied().filter(does_something);
    let doing: Vec<Order> = doing.collect();
    let orders = match doing[..] {
        [] => "nothing more".to_owned(),
        _ => named(&doing),
    };
    sentence(&match choice.name() {
        name if name == choice.in_words() => orders,
        name if choice.is_staffs() => format!("{name}: {orders}"),
        name => name.to_owned(),
    })
}

/// So many points, with their error in words.
fn points(of: Average) -> String {
    match of.error {
        Some(error) => format!("{:.1} points, give or take {error:.1}", of.mean),
        None => format!("{:.1} points", of.mean),
    }
}

/// What all of it comes to.
fn told(verdict: &Verdict) -> Vec<String> {
    let measurably = match verdict.costly.is_empty() {
        true => Some("No choice cost you measurably.".to_owned()),
        false => None,
    };
    measurably.into_iter().chain(apart(verdict)).collect()
}

/// Sets what the choices brought apart from what the dice did: in whole points that add up.
fn apart(verdict: &Verdict) -> Option<String> {
    let score = i64::from(verdict.score?);
    let [expected, judgement] =
        [verdict.expected, verdict.judgement].map(|it| it.mean.round() as i64);
    let by_choices = match verdict.judgement.error.map(|error| error.round()) {
        Some(error) if error >= 1.0 => format!(
            "{} by your choices (give or take {error:.0})",
            wording::score(judgement)
        ),
        _ => format!("{} by your choices", wording::score(judgement)),
    };
    Some(format!(
        "The staff scores {expected} on average from that start. You scored {score}: {by_choices}, {} by the dice.",
        wording::score(score - expected - judgement)
    )
    .replace('-', "\u{2212}"))
}
