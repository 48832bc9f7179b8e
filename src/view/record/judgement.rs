//! Judgement and luck: what the player's decisions cost on average, and how much of the score was the dice.

use super::report_table::named;
use crate::engine::foresight::review::{Costly, Verdict};
use crate::engine::foresight::{Average, Choice};
use crate::engine::staff::does_something;
use crate::engine::{Game, Order, count_of};
use crate::view::{sentence, wording};

/// What it is, under its title.
pub const WHAT_JUDGEMENT_IS: &str = "The staff plays the battle on from each decision in which you parted from it, again and again with other dice: from what you ordered, and from what else could be ordered. What came of it here, by luck, does not count.";

/// What the player's decisions cost, as far as they have been looked at.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct JudgementView {
    /// Which part of it has been done, from 0 to 1.
    pub part_done: f64,
    /// Whether all of it has.
    pub is_done: bool,
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
        part_done: verdict.part_done,
        is_done: verdict.is_done,
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

/// So many points, and how far off they may be.
fn points(of: Average) -> String {
    match of.margin() {
        Some(off) => format!("{:.1} points, give or take {off:.1}", of.mean),
        None => format!("{:.1} points", of.mean),
    }
}

/// What all of it comes to.
fn told(verdict: &Verdict) -> Vec<String> {
    parted(verdict).into_iter().chain(apart(verdict)).collect()
}

/// How often the player parted from the staff, and whether that cost him.
fn parted(verdict: &Verdict) -> Option<String> {
    let Verdict {
        parted, weighed, ..
    } = *verdict;
    if parted == 0 {
        return None;
    }
    let often = count_of(parted as i64, "decision", "decisions");
    let often = format!("You parted from the staff in {often}.");
    let Some(seen_from) = verdict.seen_from else {
        return Some(often);
    };
    let all = weighed == parted;
    let cost = match (weighed, verdict.costly.len()) {
        (1, costly) => {
            let it = if all { "It" } else { "The weightiest" };
            let cost = if costly == 0 { "did not cost" } else { "cost" };
            format!("{it} {cost}")
        }
        (_, costly) => {
            let number = match costly {
                0 => "None".to_owned(),
                costly => costly.to_string(),
            };
            match all {
                true => format!("{number} of these cost"),
                false => format!("{number} of the {weighed} weightiest cost"),
            }
        }
    };
    // What is always the same in so many battles may still differ in one of many.
    let seen_from = seen_from.max(0.1);
    Some(format!(
        "{often} {cost} you measurably ({seen_from:.1} points would have shown)."
    ))
}

/// Sets what the choices brought apart from what the dice did: in whole points that add up.
fn apart(verdict: &Verdict) -> Option<String> {
    let (score, luck) = (i64::from(verdict.score?), verdict.luck()?);
    verdict.expected.error?;
    let [expected, judgement] =
        [verdict.expected, verdict.judgement].map(|it| it.mean.round() as i64);
    let by = |points: i64, whose: &str, of: Average| {
        let points = wording::score(points);
        match of.margin().map(f64::round) {
            Some(off) if off >= 1.0 => format!("{points} by {whose} (give or take {off:.0})"),
            _ => format!("{points} by {whose}"),
        }
    };
    let dice = by(score - expected - judgement, "the dice", luck);
    let told = match verdict.parted {
        0 => format!(
            "Every order was the staff\u{2019}s, which scores {expected} on average from that start. This battle scored {score}: {dice}."
        ),
        _ => format!(
            "The staff scores {expected} on average from that start. You scored {score}: {}, {dice}.",
            by(judgement, "your choices", verdict.judgement)
        ),
    };
    Some(told.replace('-', "\u{2212}"))
}
