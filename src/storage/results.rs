//! How battles ended: kept beside the saves, and kept when the saves are deleted.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Summary;
use crate::engine::Game;

/// Results that are kept at most; of older ones only the best of each scenario.
const MOST: usize = 200;

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
        Some(Finished {
            game: slot.to_owned(),
            scenario: summary.scenario,
            seed: None,
            variants: summary.variants.clone(),
            score: summary.score,
            level: summary.level.clone()?,
        })
    }
}

/// An entry of the record, as it stands there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
enum Kept {
    Finished(Finished),
    /// Of another version of the page, or damaged: it stays as it is.
    Other(Value),
}

/// The record of how battles ended, in the order in which they did.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Results(Vec<Kept>);

impl Results {
    /// Reads the record; nothing if the text is none.
    pub fn read(text: &str) -> Option<Results> {
        serde_json::from_str(text).ok()
    }

    /// The record as a text to store.
    pub fn to_text(&self) -> String {
        // Texts and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Adds a result, in the place of an earlier one of the same game.
    pub fn add(&mut self, new: Finished) {
        self.0
            .retain(|kept| !matches!(kept, Kept::Finished(old) if old.game == new.game));
        self.0.push(Kept::Finished(new));
        while self.0.len() > MOST {
            let Some(at) = self.0.iter().position(|kept| !self.is_best(kept)) else {
                break;
            };
            self.0.remove(at);
        }
    }

    /// Whether nothing better is known of its scenario, or nothing is known of it at all.
    fn is_best(&self, kept: &Kept) -> bool {
        let Kept::Finished(one) = kept else {
            return true;
        };
        let mut others = self.all().filter(|other| other.scenario == one.scenario);
        !others.any(|other| other.score > one.score)
    }

    /// Every result that can be read, in the order of the record.
    pub fn all(&self) -> impl Iterator<Item = &Finished> {
        self.0.iter().filter_map(|kept| match kept {
            Kept::Finished(finished) => Some(finished),
            Kept::Other(_) => None,
        })
    }
}
