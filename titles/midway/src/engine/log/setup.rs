//! The set-up in sentences (3).

use std::fmt;

use crate::engine::event::SetupEvent;

impl fmt::Display for SetupEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupEvent::Game { .. } => f.write_str("The game is set up: April 1942."),
            // 3.2: the IJN's ships are placed unseen.
            SetupEvent::CarrierPlaced { .. } => f.write_str("She joins a task force unseen."),
            SetupEvent::CounterPlaced { force, .. } => write!(f, "It joins {force} unseen."),
            SetupEvent::LeaderPlaced { leader, force } => write!(f, "{leader} leads {force}."),
        }
    }
}
