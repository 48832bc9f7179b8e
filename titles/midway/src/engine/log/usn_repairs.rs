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

#[cfg(test)]
mod tests {
    use crate::engine::map::Place;
    use crate::engine::order::Order;
    use crate::engine::procedure::Procedure;
    use crate::engine::table::ShipPlace;
    use crate::engine::trial;
    use crate::engine::units::Ship;
    use crate::engine::usn_logistics::UsnLogistics;

    #[test]
    fn a_repair_is_told_with_its_dice() {
        let mut table = trial::table();
        let (ship, port) = (Ship::Enterprise, Place::WestCoast);
        table.ships[ship].at = ShipPlace::Damaged;
        let procedure = Procedure::UsnLogistics(UsnLogistics::default());
        let mut game = trial::game(table, &[3, 5], procedure);
        game.play(Order::RepairShip { ship, port }).unwrap();
        let told = game.events().iter().map(|it| it.event.to_string());
        let expected = [
            "Order: repair_ship/Enterprise/West Coast.",
            "Enterprise rolls a 3 to be repaired.",
            "Enterprise rolls a 5 - 1 for her damage.",
            "Enterprise is repaired in West Coast: Moderate damage, box 4.",
        ];
        assert_eq!(told.collect::<Vec<_>>(), expected);
    }
}
