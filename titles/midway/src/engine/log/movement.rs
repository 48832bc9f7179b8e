//! Movement in sentences (8).

use std::fmt;

use crate::engine::event::{HaltReason, MovementEvent, SentBack};

impl fmt::Display for MovementEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MovementEvent::Moved { force, from, to } => {
                write!(f, "{force} sails from {from} to {to}.")
            }
            MovementEvent::ShipMoved { ship, from, to } => {
                write!(f, "{ship} sails from {from} to {to}.")
            }
            MovementEvent::Halted { force, space, why } => match why {
                HaltReason::IslandBase => {
                    write!(f, "{force} must stay at {space} and fight for the base.")
                }
                HaltReason::Ships => {
                    write!(f, "{force} must stay at {space} and fight the ships there.")
                }
            },
            MovementEvent::SentBack { force, to, why, .. } => match why {
                SentBack::Morale => write!(f, "{force} goes back to {to}."),
                SentBack::Redeployed => write!(f, "{force} is redeployed to {to}."),
            },
            MovementEvent::MarkerRemoved { force } => write!(f, "{force} has no ships left."),
        }
    }
}
