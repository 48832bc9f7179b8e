//! The sentences of the US submarines.

use std::fmt;

use crate::engine::event::SubmarineEvent;
use crate::engine::words::count_of;

impl fmt::Display for SubmarineEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SubmarineEvent::Placed { what, hex } => write!(f, "{what} lies in {hex}."),
            SubmarineEvent::Moved { what, from, to } => {
                write!(f, "{what} moves from {from} to {to}.")
            }
            SubmarineEvent::Contact {
                submarine,
                force,
                hex,
            } => write!(f, "{submarine} has contact with {force} in {hex}."),
            SubmarineEvent::NoContact { submarine, force } => {
                write!(f, "{submarine} does not find {force}.")
            }
            SubmarineEvent::Shadows {
                submarine,
                force,
                hex,
            } => write!(f, "{submarine} shadows {force} in {hex}."),
            SubmarineEvent::StopsShadowing {
                submarine, force, ..
            } => write!(f, "{submarine} lets {force} go."),
            SubmarineEvent::Attacks {
                submarine,
                force,
                hex,
                ship: None,
            } => write!(f, "{submarine} attacks {force} in {hex}."),
            SubmarineEvent::Attacks {
                submarine,
                force,
                hex,
                ship: Some(ship),
            } => write!(f, "{submarine} attacks {ship} of {force} in {hex}."),
            SubmarineEvent::HitsOnForce {
                submarine,
                force,
                hits,
            } => write!(
                f,
                "{submarine} scores {} on {force}; which ship it is nobody knows yet.",
                count_of(*hits, "hit", "hits")
            ),
            SubmarineEvent::HitsPromote { force, .. } => write!(
                f,
                "{force} has been torpedoed and has no carriers: its ships are made out at once."
            ),
            SubmarineEvent::HitsAtTheEdge { force, hits } => write!(
                f,
                "{force} goes off the map with {}: which ship they are on becomes known.",
                count_of(*hits, "torpedo hit", "torpedo hits")
            ),
            SubmarineEvent::HitsGiven {
                force,
                ship,
                hits,
                forfeited,
            } => {
                let total = count_of(hits.total(), "hit", "hits");
                write!(
                    f,
                    "The ship of {force} that was torpedoed is {ship}: {total}"
                )?;
                match forfeited {
                    0 => f.write_str("."),
                    more => write!(f, ", and {more} more than she can take."),
                }
            }
            SubmarineEvent::OddDie { submarine, .. } => write!(
                f,
                "The die is odd: nobody hunts {submarine}, with only a crippled ship there."
            ),
            SubmarineEvent::Pinned {
                submarine,
                hex,
                turns,
            } => write!(
                f,
                "{submarine} is driven deep in {hex} for {}.",
                count_of(*turns, "turn", "turns")
            ),
            SubmarineEvent::PinEased {
                submarine,
                turns: 0,
            } => write!(f, "{submarine} comes up, and acts again at its next chit."),
            SubmarineEvent::PinEased { submarine, turns } => write!(
                f,
                "{submarine} lies deep for {} more.",
                count_of(*turns, "turn", "turns")
            ),
            SubmarineEvent::Lost {
                submarine,
                hex,
                force,
            } => write!(f, "{submarine} is sunk in {hex} by the escorts of {force}."),
        }
    }
}
