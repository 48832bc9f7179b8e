//! How battles ended: kept beside the saves, and kept when the saves are deleted.

use page::storage::{self, Record};
use serde::{Deserialize, Serialize};

use super::{KEYS, Summary};
use crate::engine::Game;

/// The record of how battles ended.
pub type Results = storage::Results<Finished>;
/// The record, as it is stored.
pub type StoredResults = storage::StoredResults<Finished>;

/// Where it stands.
pub const RECORD: Record<Finished> = Record::of(KEYS);

/// How a battle ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The key of its slot: played on from an undo, it ends anew.
    pub game: String,
    /// The scenario's number.
    pub scenario: u8,
    /// The seed, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The variants, by their names in links.
    #[serde(default)]
    pub variants: Vec<String>,
    /// The score.
    pub score: i16,
    /// The level of victory.
    pub level: String,
}

impl Finished {
    /// How a game ended, if it has.
    pub fn of(slot: &str, game: &Game) -> Option<Finished> {
        let outcome = game.outcome()?;
        let variants = game.options().iter();
        Some(Finished {
            game: slot.to_owned(),
            scenario: game.scenario().number,
            seed: game.seed(),
            variants: variants.map(|variant| variant.name().to_owned()).collect(),
            score: outcome.score,
            level: outcome.level.to_owned(),
        })
    }

    /// How a saved game ended, if it has: those from before there was a record count too.
    pub fn of_saved(slot: &str, summary: &Summary) -> Option<Finished> {
        let standing = &summary.standing;
        Some(Finished {
            game: slot.to_owned(),
            scenario: standing.scenario,
            seed: None,
            variants: standing.variants.clone(),
            score: standing.score,
            level: summary.level.clone()?,
        })
    }
}

impl storage::Finished for Finished {
    type Battle = u8;

    fn slot(&self) -> &str {
        &self.game
    }

    fn battle(&self) -> u8 {
        self.scenario
    }

    fn score(&self) -> i32 {
        self.score.into()
    }
}
