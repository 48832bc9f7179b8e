//! What spans of the record are about.

use serde::Serialize;

use super::map::{Line, Place};
use super::scenario::TurnStep;

/// What a span is about: a thing that a player would call one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "scope", rename_all = "snake_case")]
pub enum Scope {
    /// The game.
    Game,
    /// The table is set up (3).
    SetUp,
    /// A turn.
    Turn {
        /// From 1.
        number: u8,
    },
    /// An operation: steps 2 to 9 on one line (6.0, 7.0).
    Operation {
        /// The line.
        line: Line,
    },
    /// A step of the sequence of play (6.0).
    Step {
        /// The step.
        step: TurnStep,
    },
    /// A battle, or an assault on an island base (10).
    Battle {
        /// Where.
        #[serde(rename = "space")]
        at: Place,
    },
}
