//! The sentences of commitment.

use std::fmt;

use crate::engine::event::{CommitmentEvent, IndexChange};
use crate::engine::words::count_of;

impl fmt::Display for CommitmentEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommitmentEvent::Index {
                from,
                to,
                force,
                why,
            } => {
                match why {
                    IndexChange::Revealed => write!(f, "{force} is revealed")?,
                    IndexChange::Strength => write!(f, "{force} has shown its planes")?,
                    IndexChange::Level => write!(f, "{force} is known better")?,
                }
                write!(f, ": the Commitment Index goes from {from} to {to}.")
            }
            CommitmentEvent::ThresholdReached { index, threshold } => write!(
                f,
                "The Commitment Index, {index}, has reached the threshold of {threshold}: from now on a new carrier \
                 force may prove to be nothing."
            ),
            CommitmentEvent::LimitReached {
                index,
                limit,
                surface,
                unknown,
            } => write!(
                f,
                "The Commitment Index, {index}, has reached the limit of {limit}: no more carriers come. {} \
                 in play, and {} to be looked into.",
                count_of(
                    surface.len() as u8,
                    "surface force is",
                    "surface forces are"
                ),
                count_of(unknown.len() as u8, "report", "reports")
            ),
            CommitmentEvent::Tested {
                force,
                known,
                index,
                threshold,
                stands,
            } => write!(
                f,
                "{force} would be {}, with the Commitment Index at {index}, threshold {threshold}: {}.",
                known.what(),
                if *stands { "it is" } else { "it is nothing" }
            ),
            CommitmentEvent::DoubleForceCountsAs { force, chit } => {
                write!(f, "The Double Force chit of {force} counts as {chit} now.")
            }
        }
    }
}
