//! Events of the score, and the end of the game (15).

use serde::Serialize;

use crate::engine::scenario::Scored;

/// Something that was scored.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum ScoreEvent {
    /// Victory points were scored.
    #[serde(rename = "score")]
    Scored {
        /// How many; below zero for the Japanese.
        vp: i16,
        /// For what.
        why: Scored,
    },
    /// The game is over.
    Ended {
        /// Net victory points.
        score: i16,
        /// The level of victory.
        level: &'static str,
    },
}
