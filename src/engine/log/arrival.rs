//! The sentences of the Arrival Phase.

use std::fmt;

use crate::engine::event::ArrivalEvent;
use crate::engine::words::count_of;

impl fmt::Display for ArrivalEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArrivalEvent::Arrive {
                available,
                arriving: 0,
            } => write!(
                f,
                "{} not in play: nobody arrives.",
                count_of(*available, "force is", "forces are")
            ),
            ArrivalEvent::Arrive {
                available,
                arriving,
            } => write!(
                f,
                "{} not in play: {}.",
                count_of(*available, "force is", "forces are"),
                count_of(*arriving, "arrives", "arrive")
            ),
            ArrivalEvent::TurnedBack => {
                f.write_str("Ozawa's ships have turned back: nobody arrives any more.")
            }
            ArrivalEvent::Over => {
                f.write_str("Ozawa has committed all he will: nobody arrives any more.")
            }
        }
    }
}
