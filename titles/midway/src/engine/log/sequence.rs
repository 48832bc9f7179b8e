//! Turns, steps and operations in sentences (5, 6).

use std::fmt;

use crate::engine::event::SequenceEvent;
use crate::engine::victory::Outcome;

impl fmt::Display for SequenceEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SequenceEvent::Turn { number } => write!(f, "Turn {number} begins."),
            SequenceEvent::Step { step } => write!(f, "Step {}: {}.", step.number(), step),
            SequenceEvent::LineActive { line } => write!(f, "{line} is active."),
            SequenceEvent::LineDone { line } => write!(f, "The operation on {line} is over."),
            SequenceEvent::TurnEnded { number } => {
                write!(f, "Turn {number} ends, and nobody is spotted any more.")
            }
            SequenceEvent::Ended { outcome } => outcome.fmt(f),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = self.level;
        match self.landed {
            Some((force, place)) => {
                write!(
                    f,
                    "{level}: {force} is in {place} as the turn ends, and the game is lost."
                )
            }
            None if level.is_won() => write!(f, "{level}: the USN has won."),
            None => write!(
                f,
                "{level}: the IJN has captured two island bases, and the game is lost."
            ),
        }
    }
}
