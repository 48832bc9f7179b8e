//! What the IJN repairs and gets back in sentences (7.1, 19).

use std::fmt;

use crate::engine::event::IjnRepairEvent;

impl fmt::Display for IjnRepairEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // 9.0: her force is not for the player to know.
            IjnRepairEvent::ShipRepaired { ship, .. } => {
                write!(f, "{ship} is repaired, and has left Japan.")
            }
            IjnRepairEvent::MarkerFormed { force, place } => {
                write!(f, "{force} is formed anew in {place}.")
            }
            IjnRepairEvent::AirUnitRepaired { unit } => write!(f, "{unit} is whole again."),
            IjnRepairEvent::AirUnitReturned { unit, to } => {
                write!(f, "{unit} returns whole, based on {to}.")
            }
            IjnRepairEvent::DefenseRepaired { base } => {
                write!(f, "The coastal defense of {base} is whole again.")
            }
        }
    }
}
