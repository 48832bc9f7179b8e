//! What the list of saved games says of a battle.

use serde::{Deserialize, Serialize};

use crate::engine::Game;

/// Where a saved battle stands.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Standing {
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
}

impl Standing {
    /// Where a game stands.
    pub fn of(game: &Game) -> Standing {
        let (scenario, table) = (game.scenario(), game.table());
        let variants = game.options().iter();
        Standing {
            scenario: scenario.number,
            name: scenario.name.to_owned(),
            variants: variants.map(|it| it.title().to_owned()).collect(),
            turn: table.turn.to_string(),
            phase: table.phase,
            score: table.score,
            decision: game.decision().map(|decision| decision.name().to_owned()),
        }
    }
}
