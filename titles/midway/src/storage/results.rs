//! How games ended: kept beside the saves, and kept when the saves are deleted.

use page::storage::{self, Record};
use serde::{Deserialize, Serialize};

use super::KEYS;
use crate::engine::Game;
use crate::engine::scenario::Level;

/// Where the record of how games ended stands.
pub const RECORD: Record<Finished> = Record::of(KEYS);

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Finished {
    /// The key of its slot: played on from an undo, it ends anew.
    pub game: String,
    /// The seed, if it is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The options, by their names in links.
    #[serde(default)]
    pub options: Vec<String>,
    /// The turn in which it ended.
    pub turn: u8,
    /// The level of victory.
    pub level: String,
}

impl Finished {
    /// How a game ended, if it has.
    pub fn of(slot: &str, game: &Game) -> Option<Finished> {
        let outcome = game.table().outcome?;
        let options = game.setup().options.iter();
        Some(Finished {
            game: slot.to_owned(),
            seed: game.seed(),
            options: options.map(|it| it.text().to_owned()).collect(),
            turn: game.table().clock.turn,
            level: outcome.level.to_string(),
        })
    }

    /// Whether it was won.
    pub fn is_won(&self) -> bool {
        self.level().is_some_and(Level::is_won)
    }

    fn level(&self) -> Option<Level> {
        self.level.parse().ok()
    }
}

impl storage::Finished for Finished {
    type Battle = ();

    fn slot(&self) -> &str {
        &self.game
    }

    fn battle(&self) {}

    fn score(&self) -> i32 {
        // The levels stand in their order, the best first.
        self.level()
            .map_or(i32::MIN, |level| -(level.index() as i32))
    }
}
