//! The repair tracks at the end of a turn (6.0(17)): everything moves one box down, and what comes to box 1 is repaired.

use super::decision::Decision;
use super::event::UsnRepairEvent;
use super::map::Place;
use super::order::Order;
use super::table::{AirBase, Table};
use super::units::{AirUnit, Force, Ship, Unit};
use super::{Play, Step};

/// Repair tracks on their way.
#[derive(Clone, Debug)]
pub struct RepairTracks {
    /// Ships and air units that have not moved yet, the first last.
    left: Vec<Unit>,
    /// The naval air unit that the player is asked about, with its carrier and the port it is repaired in.
    asked: Option<(AirUnit, Ship, Place)>,
}

impl RepairTracks {
    /// Before anything has moved.
    pub(crate) fn new(table: &Table) -> RepairTracks {
        let mut left = table.units_on_tracks();
        left.reverse();
        RepairTracks { left, asked: None }
    }

    pub(crate) fn step(&mut self, play: &mut Play) -> Step {
        let Some(unit) = self.left.pop() else {
            move_defenses(play);
            return Step::Done;
        };
        let Some((port, repair_box)) = play.table.on_track(unit) else {
            return Step::Again;
        };
        if let Some(repair_box) = repair_box.next_down() {
            play.happen(UsnRepairEvent::MovedDown {
                unit,
                port,
                repair_box,
            });
            return Step::Again;
        }
        match unit {
            Unit::Ship(ship) => play.happen(UsnRepairEvent::ShipRepaired { ship, port }),
            Unit::Air(unit) => {
                if let Some(carrier) = carrier_in_reach(&play.table, unit, port) {
                    self.asked = Some((unit, carrier, port));
                    return Step::Ask(Decision::RepairedGroup {
                        unit,
                        carrier,
                        port,
                    });
                }
                let to = AirBase::Land(port);
                play.happen(UsnRepairEvent::AirRepaired { unit, to });
            }
        }
        Step::Again
    }

    pub(crate) fn answer(&mut self, order: &Order, play: &mut Play) {
        if let Some((unit, carrier, port)) = self.asked.take() {
            let to = match order {
                Order::Aboard => AirBase::Carrier(carrier),
                _ => AirBase::Land(port),
            };
            play.happen(UsnRepairEvent::AirRepaired { unit, to });
        }
    }
}

/// The carrier to which a naval air unit can go that is repaired in a port: its own, in a task force within twice its range,
/// counted along lines and lanes, with room.
pub(crate) fn carrier_in_reach(table: &Table, unit: AirUnit, port: Place) -> Option<Ship> {
    let carrier = unit.own_carrier()?;
    let Some(Force::Usn(force)) = table.force_of(carrier) else {
        return None;
    };
    let spaces = port.sea_distance(table.place_of(force)?)?;
    let deck = AirBase::Carrier(carrier);
    let has_room = table.has_room_for(deck, 1);
    (spaces <= 2 * unit.range() && has_room).then_some(carrier)
}

/// Coastal defenses move last. A repaired one stands in its base at once.
fn move_defenses(play: &mut Play) {
    for (base, repair_box) in play.table.defenses_on_track() {
        play.happen(match repair_box.next_down() {
            Some(repair_box) => UsnRepairEvent::DefenseMovedDown { base, repair_box },
            None => UsnRepairEvent::DefenseRepaired { base },
        });
    }
}

#[cfg(test)]
mod tests;
