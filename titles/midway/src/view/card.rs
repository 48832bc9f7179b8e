//! What happened, on a card: how it ended, and the rest in blocks. Cards of events and verdicts of battles are made of it;
//! log and report say the same outcome.

use super::account::SideLosses;
use super::die::DieView;

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
    /// The Ops marker that is turned over: what is printed on it, and the lines that it activates.
    Marker(&'static str, Vec<&'static str>),
    /// The die that it hangs on, while it rolls and when it has landed.
    Die(DieView),
    /// What came of it, in a line each.
    Lines(Vec<String>),
    /// What each side lost.
    Losses(Vec<SideLosses>),
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
