//! What the list of saved games says of a game, without playing it again.

use std::hash::Hasher;

use fnv::FnvHasher;
use serde::{Deserialize, Serialize};

use crate::engine::{Game, LoadError, TITLE, is_playable};

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
    /// The scenario's number.
    pub scenario: u8,
    /// The scenario's name.
    pub name: String,
    /// The variants, as the player knows them.
    pub variants: Vec<String>,
    /// The turn, as it stands in the ribbon.
    pub turn: String,
    /// The action phase.
    pub phase: u8,
    /// Victory points.
    pub score: i16,
    /// What is asked; nothing once the game is over.
    pub decision: Option<String>,
    /// The level of victory, once the game is over.
    pub level: Option<String>,
    /// The check of the game as it would be saved. Two games of the same check are the same at the same point.
    pub check: String,
    /// A hash of the save's text. A summary is only of the text that it was made of.
    pub of: String,
}

impl Summary {
    /// What is said of a game, and of the text of its save.
    pub fn new(game: &Game, check: String, save: &str) -> Summary {
        let (scenario, table) = (game.scenario(), game.table());
        let titles = game
            .options()
            .iter()
            .map(|variant| variant.title().to_owned());
        Summary {
            title: TITLE.to_owned(),
            version: game.version(),
            scenario: scenario.number,
            name: scenario.name.to_owned(),
            variants: titles.collect(),
            turn: table.turn.to_string(),
            phase: table.phase,
            score: table.score,
            decision: game.decision().map(|decision| decision.name().to_owned()),
            level: game.outcome().map(|outcome| outcome.level.to_owned()),
            check,
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
        if self.title != TITLE {
            Some(LoadError::OtherTitle(self.title.clone()))
        } else if !is_playable(self.version.into()) {
            Some(LoadError::OtherVersion(self.version.into()))
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
