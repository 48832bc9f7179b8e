//! The sentences of the Arrival Phase.

use std::fmt;

use super::count;
use crate::engine::event::ArrivalEvent;

impl fmt::Display for ArrivalEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArrivalEvent::Arrive {
                available,
                arriving: 0,
            } => write!(
                f,
                "{} not in play: nobody arrives.",
                count(*available, "force is", "forces are")
            ),
            ArrivalEvent::Arrive {
                available,
                arriving,
            } => write!(
                f,
                "{} not in play: {}.",
                count(*available, "force is", "forces are"),
                count(*arriving, "arrives", "arrive")
            ),
            ArrivalEvent::Over => {
                f.write_str("Ozawa has committed all he will: nobody arrives any more.")
            }
        }
    }
}
