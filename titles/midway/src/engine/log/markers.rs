//! The Ops markers in sentences (7).

use std::fmt;

use crate::engine::event::MarkerEvent;

impl fmt::Display for MarkerEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MarkerEvent::Drawn { marker } => write!(f, "The Ops marker is {marker}."),
            MarkerEvent::Known { marker } => write!(f, "The next Ops marker will be {marker}."),
            MarkerEvent::Disregarded { marker } => {
                write!(
                    f,
                    "{marker} has nothing to do, and another marker is drawn."
                )
            }
        }
    }
}
