//! What the list of saved games says of a game, without playing it again.

use std::hash::Hasher;

use fnv::FnvHasher;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What is said of a saved game. It is kept beside the save, so that a game which this program
/// cannot open, since other rules made it, is still told apart from others. What a program of later
/// rules adds is passed over, and what it leaves out is empty.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(
    default,
    bound(
        serialize = "S: Serialize",
        deserialize = "S: Default + DeserializeOwned"
    )
)]
pub struct Summary<S> {
    /// The title of the game.
    pub title: String,
    /// The version of the rules.
    pub version: u32,
    /// Where it stands, as its title says it.
    #[serde(flatten)]
    pub standing: S,
    /// The level of victory, once the game is over.
    pub level: Option<String>,
    /// The check of the game as it would be saved. Two games of the same check are the same at the same point.
    pub check: String,
    /// A hash of the save's text. A summary is only of the text that it was made of.
    pub of: String,
}

impl<S> Summary<S> {
    /// What is said of the game whose save has this text.
    #[must_use]
    pub fn of_save(self, save: &str) -> Summary<S> {
        let of = hash(save);
        Summary { of, ..self }
    }

    /// Whether it was made of this text of a save.
    pub fn is_of(&self, save: &str) -> bool {
        self.of == hash(save)
    }

    /// Whether the game goes on.
    pub fn is_under_way(&self) -> bool {
        self.level.is_none()
    }
}

/// The hash of a save's text, as summaries have it.
fn hash(text: &str) -> String {
    let mut hasher = FnvHasher::default();
    hasher.write(text.as_bytes());
    format!("{:016x}", hasher.finish())
}
