//! How battles ended: kept beside the saves, and kept when the saves are deleted.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Results that are kept at most; of older ones only the best of each battle.
const MOST: usize = 200;

/// How a game ended, as a title writes it down.
pub trait Finished: Clone + PartialEq + Serialize + DeserializeOwned {
    /// What can be compared: a scenario, where there are several.
    type Battle: PartialEq;

    /// The key of its slot: played on from an undo, it ends anew.
    fn slot(&self) -> &str;

    /// What it was.
    fn battle(&self) -> Self::Battle;

    /// How good it is beside others of the same.
    fn score(&self) -> i32;
}

/// An entry of the record, as it stands there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged, bound = "")]
enum Kept<F: Finished> {
    Finished(F),
    /// Of another version of the page, or damaged: it stays as it is.
    Other(Value),
}

/// The record of how battles ended, in the order in which they did.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound = "")]
pub struct Results<F: Finished>(Vec<Kept<F>>);

impl<F: Finished> Default for Results<F> {
    fn default() -> Results<F> {
        Results(Vec::new())
    }
}

impl<F: Finished> Results<F> {
    /// Reads the record; nothing if the text is none.
    pub fn read(text: &str) -> Option<Results<F>> {
        serde_json::from_str(text).ok()
    }

    /// The record as a text to store.
    pub fn to_text(&self) -> String {
        // Texts and numbers can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Adds a result, in the place of an earlier one of the same game.
    pub fn add(&mut self, new: F) {
        self.0
            .retain(|kept| !matches!(kept, Kept::Finished(old) if old.slot() == new.slot()));
        self.0.push(Kept::Finished(new));
        while self.0.len() > MOST {
            let Some(at) = self.0.iter().position(|kept| !self.is_best(kept)) else {
                break;
            };
            self.0.remove(at);
        }
    }

    /// Whether nothing better is known of its battle, or nothing is known of it at all.
    fn is_best(&self, kept: &Kept<F>) -> bool {
        let Kept::Finished(one) = kept else {
            return true;
        };
        let mut others = self.all().filter(|other| other.battle() == one.battle());
        !others.any(|other| other.score() > one.score())
    }

    /// Every result that can be read, in the order of the record.
    pub fn all(&self) -> impl Iterator<Item = &F> {
        self.0.iter().filter_map(|kept| match kept {
            Kept::Finished(finished) => Some(finished),
            Kept::Other(_) => None,
        })
    }
}
