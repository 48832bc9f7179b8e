//! What is known of the enemy: his raids and his forces.

mod force;
mod raid;

pub use force::{ForceCard, Forces, ShipLine, forces};
pub use raid::{Point, RaidCard, Raids, Urgency, raids};
