//! The sentences of what is seen of the unseen enemy.

use std::fmt;

use crate::engine::event::DetectionEvent;
use crate::engine::forces::Detection;

impl fmt::Display for DetectionEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DetectionEvent::Placed {
                what, hex, ships, ..
            } if ships.is_empty() => write!(f, "{what} is reported in {hex}."),
            DetectionEvent::Placed {
                what,
                hex,
                detection,
                ships,
                ..
            } => {
                let ships: Vec<_> = ships.iter().map(ToString::to_string).collect();
                write!(f, "{what}, {detection}, is in {hex}: {}.", ships.join(", "))
            }
            DetectionEvent::Changed {
                force,
                to: Detection::Undetected,
                why,
                ..
            } => write!(f, "Contact with {force} is lost: {why}."),
            DetectionEvent::Changed {
                force,
                from,
                to,
                why,
            } if to < from => write!(f, "Contact with {force} fades to {to}: {why}."),
            DetectionEvent::Changed { force, to, why, .. } => {
                write!(f, "{force} is {to} now, {why}.")
            }
        }
    }
}
