//! Hits in sentences (17, 20.1).

use std::fmt;

use crate::engine::event::HitEvent;

impl fmt::Display for HitEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HitEvent::AirUnitReduced { unit } => write!(f, "{unit} is reduced."),
            HitEvent::AirUnitEliminated { unit } => write!(f, "{unit} is eliminated."),
            HitEvent::ShipDamaged { ship, .. } => {
                write!(f, "{ship} is damaged and leaves the map.")
            }
            HitEvent::ShipSunk { ship, .. } => write!(f, "{ship} is sunk."),
            HitEvent::DefenseReduced { base } => {
                write!(f, "The coastal defense of {base} is reduced.")
            }
            HitEvent::DefenseEliminated { base } => {
                write!(f, "The coastal defense of {base} is eliminated.")
            }
            HitEvent::LeaderLost { leader } => write!(f, "{leader} is lost with his ships."),
            HitEvent::LeaderSaved { leader, force } => write!(f, "{leader} goes to {force}."),
        }
    }
}
