//! Events of the sequence of play, and of the game's end (5, 6).

use serde::Serialize;

use crate::engine::map::Line;
use crate::engine::scenario::TurnStep;
use crate::engine::victory::Outcome;

/// A turn, step or operation begins or ends.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SequenceEvent {
    /// A turn begins.
    Turn {
        /// From 1.
        number: u8,
    },
    /// A step begins (6.0).
    Step {
        /// The step.
        #[serde(rename = "begins")]
        step: TurnStep,
    },
    /// A line becomes active (7.0).
    LineActive {
        /// The line.
        #[serde(rename = "activated")]
        line: Line,
    },
    /// Its operation is over.
    LineDone {
        /// The line.
        #[serde(rename = "finished")]
        line: Line,
    },
    /// A turn ends, and nobody is spotted any more (6.0(17), 9.3).
    TurnEnded {
        /// From 1.
        number: u8,
    },
    /// The game ends (5.0).
    Ended {
        /// How.
        outcome: Outcome,
    },
}
