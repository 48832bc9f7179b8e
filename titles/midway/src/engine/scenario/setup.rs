//! What set-up draws from (3.0 to 3.2), beside what counters say of themselves: a force knows its ships, an air unit its
//! base. Everything is whole but Saratoga.

use std::fmt;

use crate::engine::map::Place;
use crate::engine::units::{RepairBox, Ship, Side};

/// How many of the counters that are mixed with the IJN's warships are "Deception" (3.2).
pub const DECOYS: usize = 3;

/// Saratoga begins on the repair track of this port, in this box (3.1).
pub const SARATOGA_BEGINS_IN: (Place, RepairBox) = (Place::WestCoast, RepairBox::Moderate);

/// The ships in the USN Reinforcements box (3.1). The air units there say so themselves.
pub const SHIP_REINFORCEMENTS: [Ship; 3] = [Ship::Bb4, Ship::Dd1_4, Ship::Avd17_9];

/// A counter that is drawn unseen for a force of the IJN (3.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DrawnCounter {
    /// Ships.
    Ship(Ship),
    /// A decoy, which is nothing once it is spotted.
    Deception,
}

impl fmt::Display for DrawnCounter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawnCounter::Ship(ship) => ship.fmt(f),
            DrawnCounter::Deception => f.pad("Deception"),
        }
    }
}

/// The IJN's warships and decoys, of which each force draws as many as its data says (3.2).
pub fn warships_and_decoys() -> Vec<DrawnCounter> {
    let warships = Ship::of(Side::Ijn).filter(|ship| ship.class().is_warship());
    let mut counters: Vec<_> = warships.map(DrawnCounter::Ship).collect();
    counters.extend([DrawnCounter::Deception; DECOYS]);
    counters
}
