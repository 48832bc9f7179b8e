//! What the list of saved games says of a game.

use serde::{Deserialize, Serialize};

use crate::engine::Game;

/// Where a saved game stands.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Standing {
    /// The options, as the player knows them.
    pub options: Vec<String>,
    /// The turn.
    pub turn: u8,
    /// How many island bases the enemy has captured.
    pub captured: usize,
}

impl Standing {
    /// Where a game stands.
    pub fn of(game: &Game) -> Standing {
        let table = game.table();
        let options = game.setup().options.iter();
        Standing {
            options: options.map(|it| it.data().name.to_owned()).collect(),
            turn: table.clock.turn,
            captured: table.captured(),
        }
    }
}
