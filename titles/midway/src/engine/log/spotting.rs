//! Spotting in sentences (9).

use std::fmt;

use crate::engine::event::{SpottedBy, SpottingEvent};

impl fmt::Display for SpottingEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpottingEvent::Begun { .. } => f.write_str("Everybody may look anew."),
            SpottingEvent::Looked { by, space, seen } => match seen {
                true => write!(f, "{by} sees what is at {space}."),
                false => write!(
                    f,
                    "{by} sees nothing at {space}, and may not attack it by air."
                ),
            },
            SpottingEvent::Spotted { force, space, why } => {
                write!(f, "{force} is spotted at {space}{}.", because(*why))
            }
            SpottingEvent::ShipSpotted { ship, space, why } => {
                write!(f, "{ship} is spotted at {space}{}.", because(*why))
            }
            SpottingEvent::DecoysShown { force, count } => match count {
                1 => write!(f, "One of the ships of {force} was a decoy."),
                count => write!(f, "{count} of the ships of {force} were decoys."),
            },
        }
    }
}

/// What follows the place, where no attempt was made.
const fn because(why: SpottedBy) -> &'static str {
    match why {
        SpottedBy::Attempt => "",
        SpottedBy::Meeting => ", where it meets the enemy",
        SpottedBy::OwnBase => ", at its own base",
        SpottedBy::Intelligence => ", by the IJN's intelligence",
    }
}
