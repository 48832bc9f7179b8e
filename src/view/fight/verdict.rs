//! How a fight ended: who won, what each side lost, what is left, and the victory points.

mod air;
mod raid;
mod score;
mod ships;
mod strike;

use super::attack::Attack;
use super::battle::AirBattle;
use super::extent::Fight;
use super::step::Step;
use crate::engine::{Attacker, EventRecord, Table};
use crate::view::shown_record::ShownRecord;

pub use score::{ScoreLine, ScoreView};

/// How a fight ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct VerdictView {
    /// Whom it went well for.
    pub tone: Tone,
    /// The outcome in a few words.
    pub headline: String,
    /// How that came, in a sentence or two.
    pub sentence: String,
    /// What each side lost, and what is left.
    pub facts: Vec<Fact>,
    /// What it did to the score.
    pub score: ScoreView,
    /// What happened, with its dice, from the beginning.
    pub told: Vec<ToldStep>,
}

/// Whom a fight went well for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Tone {
    /// For us.
    Good,
    /// For them.
    Bad,
    /// For nobody.
    #[default]
    Even,
}

/// A figure of the outcome.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    /// Of what.
    pub label: String,
    /// The figure.
    pub value: String,
    /// More of it; empty where that is all.
    pub note: String,
}

/// A step of the fight, told again.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ToldStep {
    /// Its number, from 1.
    pub number: usize,
    /// What was done, and what came of it.
    pub step: Step,
}

/// The events of the fight that the newest shown is part of.
fn events(shown: ShownRecord<'_>) -> &[EventRecord] {
    let from = Fight::newest(shown).map_or(shown.end(), |fight| fight.from);
    &shown.events()[from..]
}

/// The headline of a fight, and the sentence under it.
struct Outcome {
    tone: Tone,
    headline: String,
    sentence: String,
}

impl VerdictView {
    /// Of an air battle that is over.
    pub(super) fn of_battle(battle: &AirBattle, shown: ShownRecord, table: &Table) -> VerdictView {
        let events = events(shown);
        let score = ScoreView::of(events, table);
        VerdictView::new(
            air::outcome(battle, table, score.change),
            air::facts(battle, table),
            score,
            &battle.steps,
        )
    }

    /// Of an attack on ships that is over.
    pub(super) fn of_attack(attack: &Attack, shown: ShownRecord, table: &Table) -> VerdictView {
        let events = events(shown);
        let score = ScoreView::of(events, table);
        let struck = ships::struck(events, table);
        let (outcome, facts) = match attack.by {
            Attacker::Strike(mission) => (
                strike::outcome(attack, mission, events, &struck, table),
                strike::facts(attack, mission, events, &struck, table),
            ),
            Attacker::Raid(raid) => (
                raid::outcome(attack, raid, events, &struck, table),
                raid::facts(attack, raid, events, &struck, table),
            ),
        };
        VerdictView::new(outcome, facts, score, &attack.steps)
    }

    fn new(outcome: Outcome, facts: Vec<Fact>, score: ScoreView, steps: &[Step]) -> VerdictView {
        let told = |(number, step): (usize, &Step)| ToldStep {
            number,
            step: step.clone(),
        };
        VerdictView {
            tone: outcome.tone,
            headline: outcome.headline,
            sentence: outcome.sentence,
            facts,
            score,
            told: (1..).zip(steps).map(told).collect(),
        }
    }
}

impl Outcome {
    fn new(tone: Tone, headline: impl Into<String>, sentence: impl Into<String>) -> Outcome {
        Outcome {
            tone,
            headline: headline.into(),
            sentence: sentence.into(),
        }
    }
}

impl Fact {
    /// A figure with what it is of, and more of it.
    pub fn new(
        label: impl Into<String>,
        value: impl Into<String>,
        note: impl Into<String>,
    ) -> Fact {
        Fact {
            label: label.into(),
            value: value.into(),
            note: note.into(),
        }
    }
}

/// Notes side by side, without those that have nothing to say.
fn notes<const N: usize>(notes: [String; N]) -> String {
    let notes = notes.into_iter().filter(|note| !note.is_empty());
    notes.collect::<Vec<_>>().join(" \u{b7} ")
}

/// "none", or how many units.
pub fn none_or_units(number: u8) -> String {
    or_none(number, air::units(number))
}

/// "none", or how many.
fn or_none(number: u8, counted: String) -> String {
    match number {
        0 => "none".to_owned(),
        _ => counted,
    }
}
