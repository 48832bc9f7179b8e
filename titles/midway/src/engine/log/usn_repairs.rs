//! The USN's logistics and repairs in sentences (6.0(16), 6.0(17)).

use std::fmt;

use crate::engine::event::UsnRepairEvent;

impl fmt::Display for UsnRepairEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UsnRepairEvent::NotRepairable { unit } => write!(f, "{unit} cannot be repaired yet."),
            UsnRepairEvent::DefenseNotRepairable { base } => {
                write!(f, "The coastal defense of {base} cannot be repaired yet.")
            }
            UsnRepairEvent::OnTrack {
                unit,
                port,
                repair_box,
            } => write!(
                f,
                "{unit} is repaired in {port}: {repair_box} damage, box {}.",
                repair_box.number()
            ),
            UsnRepairEvent::DefenseOnTrack { base, repair_box } => write!(
                f,
                "The coastal defense of {base} is repaired in Pearl Harbor: {repair_box} damage, box {}.",
                repair_box.number()
            ),
            UsnRepairEvent::Withdrawn { unit } => {
                write!(f, "{unit} is withdrawn to the Damaged box.")
            }
            UsnRepairEvent::Refitted { unit } => {
                write!(f, "{unit} is formed anew, and comes to the Damaged box.")
            }
            UsnRepairEvent::MovedDown {
                unit,
                port,
                repair_box,
            } => write!(
                f,
                "{unit} moves to box {} of the repair track in {port}.",
                repair_box.number()
            ),
            UsnRepairEvent::DefenseMovedDown { base, repair_box } => write!(
                f,
                "The coastal defense of {base} moves to box {} of the repair track.",
                repair_box.number()
            ),
            UsnRepairEvent::ShipRepaired { ship, port } => {
                write!(f, "{ship} is repaired, and lies in {port}.")
            }
            UsnRepairEvent::AirRepaired { unit, to } => {
                write!(f, "{unit} is whole again, and goes to {to}.")
            }
            UsnRepairEvent::DefenseRepaired { base } => {
                write!(f, "The coastal defense of {base} is whole again.")
            }
        }
    }
}
