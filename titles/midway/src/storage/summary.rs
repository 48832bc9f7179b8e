//! What the list of saved games says of a game, without playing it again.

use std::hash::Hasher;

use fnv::FnvHasher;
use kernel::{LoadError, Saved, Title};
use serde::{Deserialize, Serialize};

use crate::engine::{Game, Midway};

/// What is said of a saved game. It is kept beside the save, so that a game which this program
/// cannot open, since other rules made it, is still told apart from others. What a program of later
/// rules adds is passed over, and what it leaves out is empty.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Summary {
    /// The title of the game.
    pub title: String,
    /// The version of the rules.
    pub version: u32,
    /// The options, as the player knows them.
    pub options: Vec<String>,
    /// The turn.
    pub turn: u8,
    /// How many island bases the enemy has captured.
    pub captured: usize,
    /// The level of victory, once the game is over.
    pub level: Option<String>,
    /// The check of the game as it would be saved. Two games of the same check are the same at the same point.
    pub check: String,
    /// A hash of the save's text. A summary is only of the text that it was made of.
    pub of: String,
}

impl Summary {
    /// What is said of a game, and of the text of its save.
    pub fn new(game: &Game, save: &str) -> Summary {
        let table = game.table();
        let options = game.setup().options.iter();
        Summary {
            title: Midway::NAME.to_owned(),
            version: game.version(),
            options: options.map(|it| it.data().name.to_owned()).collect(),
            turn: table.clock.turn,
            captured: table.captured(),
            level: table.outcome.map(|outcome| outcome.level.to_string()),
            check: game.check_of_save(),
            of: hash(save),
        }
    }

    /// Whether it was made of this text of a save.
    pub fn is_of(&self, save: &str) -> bool {
        self.of == hash(save)
    }

    /// Whether the game goes on.
    pub fn is_under_way(&self) -> bool {
        self.level.is_none()
    }

    /// Why this program cannot open the game, so far as that can be known without its save.
    pub fn problem(&self) -> Option<LoadError> {
        let (oldest, newest) = (Midway::OLDEST_VERSION, Midway::VERSION);
        if self.title != Midway::NAME {
            Some(LoadError::OtherTitle(self.title.clone()))
        } else if !(oldest..=newest).contains(&self.version) {
            Some(LoadError::OtherVersion {
                version: self.version.into(),
                oldest,
                newest,
            })
        } else {
            None
        }
    }
}

fn hash(text: &str) -> String {
    let mut hasher = FnvHasher::default();
    hasher.write(text.as_bytes());
    format!("{:016x}", hasher.finish())
}
