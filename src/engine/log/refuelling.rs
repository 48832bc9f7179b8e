//! The sentences of forces that turn back for oil.

use std::fmt;

use crate::engine::event::RefuellingEvent;

impl fmt::Display for RefuellingEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RefuellingEvent::OilerPlaced { oiler, hex } => {
                write!(f, "{oiler} waits for Ozawa's ships in {hex}.")
            }
            RefuellingEvent::OilersLeave => {
                f.write_str("The oilers are gone, and all of Ozawa's ships make for home.")
            }
            RefuellingEvent::TurnsBack { force } => write!(f, "{force} turns back."),
            RefuellingEvent::MakesFor { force, oiler } => write!(f, "{force} makes for {oiler}."),
            RefuellingEvent::Tried {
                force,
                oiler,
                refuelled: true,
            } => write!(f, "{force} has its oil from {oiler}, and makes for home."),
            RefuellingEvent::Tried { force, oiler, .. } => {
                write!(f, "{force} gets no oil from {oiler} yet, and waits.")
            }
            RefuellingEvent::GivesUp { force } => {
                write!(
                    f,
                    "{force} has been seen: it gives the oil up, and makes for home."
                )
            }
        }
    }
}
