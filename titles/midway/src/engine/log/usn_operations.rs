//! The player's operations in sentences (6.0(13)).

use std::fmt;

use super::listed;
use crate::engine::event::UsnOperationEvent;

impl fmt::Display for UsnOperationEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UsnOperationEvent::MoveOrdered { mover, path } => {
                write!(f, "{mover} is ordered to sail: {}.", listed(path))
            }
            UsnOperationEvent::Rebased { unit, from, to } => {
                write!(f, "{unit} moves from {from} to {to}.")
            }
        }
    }
}
