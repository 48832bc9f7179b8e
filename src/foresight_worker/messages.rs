//! What the page asks of the worker, and what that tells: texts, as both sides are of one build.

use serde::{Deserialize, Serialize};

use crate::engine::foresight::review::Verdict;
use crate::engine::foresight::{Average, Choice, Prospect};

/// What the worker is to do, instead of what it was doing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Task {
    /// To say what would come of each choice.
    Foresee(Question),
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
    /// The player's own plans beside the choices that everybody has.
    pub plans: Vec<Choice>,
    /// How many battles are played on, in all.
    pub battles: u32,
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

/// What the worker tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Told {
    /// What has come of each choice so far.
    Foreseen(Foreseen),
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

/// What has come of each choice so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Foreseen {
    /// The number of the question.
    pub number: u32,
    /// The choices, the staff's first and the player's own last.
    pub choices: Vec<Choice>,
    /// What has come of each.
    pub prospects: Vec<Prospect>,
    /// How many battles have been played.
    pub played: u32,
    /// By how much the most promising choice scores more than the staff's, played on with dice that it was not found by;
    /// nothing where that is the staff's, or is not known yet.
    pub proof: Option<Average>,
    /// Whether no more battles are played.
    pub is_done: bool,
}

impl Task {
    /// By which number the page knows it; nothing of rest.
    pub fn number(&self) -> Option<u32> {
        match self {
            Task::Foresee(question) => Some(question.number),
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
