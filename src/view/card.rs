//! What happened, on a card: how it ended, and the rest in blocks. The cards of events and the verdicts of fights are
//! made of it; the log, the report and the notes of what was not shown say the same outcome.

use std::mem;

use super::chit::ChitView;
use super::event_card::{FightRow, ProcedureView, WarningView};
use super::fight::{DieRoll, ScoreView, Step};
use page::rows::number;

/// What happened.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Card {
    /// How it ended.
    pub outcome: Outcome,
    /// The rest, in the order it is read.
    pub blocks: Vec<Block>,
}

/// How something ended: the only words for it.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Outcome {
    /// Whom it is good for.
    pub tone: Tone,
    /// What happened, in a few words.
    pub headline: String,
    /// How that came, or what comes of it.
    pub sentence: String,
}

/// Whom something is good for.
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

/// What cards are made of.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Block {
    /// What came before, in a line each.
    Lines(Vec<String>),
    /// The die that it hangs on, while it rolls and when it has landed.
    Die(DieRoll),
    /// Who can meet the raids of a radar warning.
    Warning(WarningView),
    /// The questions that were put to a force that comes up.
    Procedure(ProcedureView),
    /// What became known: chits that were drawn, in their order, and what each side lost, or what is left.
    Known {
        /// The chits.
        chits: Vec<ChitView>,
        /// The figures.
        facts: Vec<Fact>,
    },
    /// Fights that were told, in their order: each can be opened.
    Fights(Vec<FightRow>),
    /// What it did to the score.
    Score(ScoreView),
    /// The steps of a fight with their dice, from the beginning.
    Dice(Vec<Step>),
}

/// A figure with its name.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    /// Of what.
    pub label: String,
    /// The figure.
    pub value: String,
    /// More of it; empty where that is all.
    pub note: String,
}

impl Block {
    /// What it is known by in its list. Chits turn over and questions come one after the other: their blocks stay, with
    /// their elements. Another block of the other kinds is drawn anew: another die tumbles.
    pub fn key(&self) -> u64 {
        let kind = mem::discriminant(self);
        match self {
            Block::Known { .. } | Block::Procedure(_) => number(&kind),
            Block::Lines(_)
            | Block::Die(_)
            | Block::Warning(_)
            | Block::Fights(_)
            | Block::Score(_)
            | Block::Dice(_) => number(self),
        }
    }
}

impl Outcome {
    /// How something ended, in a few words, and how that came.
    pub fn new(tone: Tone, headline: impl Into<String>, sentence: impl Into<String>) -> Outcome {
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
