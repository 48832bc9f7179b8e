//! What the page asks of a worker, and what that tells: texts, as both sides are of one build.

use serde::{Deserialize, Serialize};

use crate::engine::foresight::review::Verdict;
use crate::engine::foresight::{Choice, Ending, ImaginedBattle};

/// What a worker is to do: some more battles of its question, or something else instead of what it was doing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// To take a question up.
    Foresee(Question),
    /// To play some of its battles on.
    Play(Share),
    /// To look at the decisions of a battle once more.
    Review(Battle),
    /// To rest.
    Rest,
}

/// A question that a game stands at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// By which number the page knows it.
    pub number: u32,
    /// The game, as it is saved.
    pub save: String,
    /// The choices that battles are played on from.
    pub choices: Vec<Choice>,
}

/// Battles of a question that one worker plays.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Share {
    /// The number of the question.
    pub number: u32,
    /// The battles.
    pub battles: Vec<ImaginedBattle>,
}

/// A battle whose decisions are looked at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// By which number the page knows it.
    pub number: u32,
    /// The game, as it is saved.
    pub save: String,
}

/// What the decisions of a battle have come to so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reviewed {
    /// The number of the battle.
    pub number: u32,
    /// What they have come to.
    pub verdict: Verdict,
}

/// How some battles of a question ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Played {
    /// The number of the question.
    pub number: u32,
    /// Which, and how each ended.
    pub battles: Vec<(ImaginedBattle, Ending)>,
}

/// What a worker tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Told {
    /// How some battles of its question ended.
    Played(Played),
    /// What its decisions have come to so far.
    Reviewed(Reviewed),
    /// Why a task cannot be done.
    Failed(Failure),
}

/// Why a task cannot be done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Failure {
    /// By which number the page knows it.
    pub number: u32,
    /// Why, in a sentence.
    pub why: String,
}

impl Task {
    /// By which number the page knows it; nothing of rest.
    pub fn number(&self) -> Option<u32> {
        match self {
            Task::Foresee(question) => Some(question.number),
            Task::Play(share) => Some(share.number),
            Task::Review(battle) => Some(battle.number),
            Task::Rest => None,
        }
    }

    /// As it is sent.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// As it was sent.
    ///
    /// # Errors
    /// Where it is no task.
    pub fn from_text(text: &str) -> serde_json::Result<Task> {
        serde_json::from_str(text)
    }
}

impl Told {
    /// As it is sent.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn to_text(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    /// As it was sent.
    ///
    /// # Errors
    /// Where it is nothing that the worker tells.
    pub fn from_text(text: &str) -> serde_json::Result<Told> {
        serde_json::from_str(text)
    }
}
