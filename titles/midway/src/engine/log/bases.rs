//! What becomes of island bases in sentences (15, 16).

use std::fmt;

use crate::engine::event::BaseEvent;

impl fmt::Display for BaseEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BaseEvent::Captured { base, by } => {
                write!(f, "{by} lands at {base}: the base is captured.")
            }
        }
    }
}
