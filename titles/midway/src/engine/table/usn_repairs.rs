//! What the USN has in its Damaged box and on the repair tracks of its ports (6.0(16), 6.0(17)).

use super::{AirPlace, Defense, LogisticsAction, ShipPlace, Table};
use crate::engine::event::UsnRepairEvent;
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, IslandBase, RepairBox, Ship, Strength, Unit};

impl Table {
    /// The repair track that a unit is on: its port and its box.
    pub fn on_track(&self, unit: impl Into<Unit>) -> Option<(Place, RepairBox)> {
        match unit.into() {
            Unit::Ship(ship) => match self.ships[ship].at {
                ShipPlace::Repairing(port, repair_box) => Some((port, repair_box)),
                _ => None,
            },
            Unit::Air(unit) => match self.air[unit].at {
                AirPlace::Repairing(port, repair_box) => Some((port, repair_box)),
                _ => None,
            },
        }
    }

    /// Every ship and air unit on a repair track, ships first, in the order of their lists.
    pub fn units_on_tracks(&self) -> Vec<Unit> {
        let ships = Ship::ALL.iter().copied().map(Unit::Ship);
        let air = AirUnit::ALL.iter().copied().map(Unit::Air);
        let all = ships.chain(air);
        all.filter(|unit| self.on_track(*unit).is_some()).collect()
    }

    /// The coastal defenses on the repair track of their port, with their boxes.
    pub fn defenses_on_track(&self) -> Vec<(IslandBase, RepairBox)> {
        let all = self.bases.iter();
        let on_track = all.filter_map(|(base, state)| match state.defense {
            Defense::Repairing(repair_box) => Some((base, repair_box)),
            Defense::Standing(_) | Defense::Eliminated => None,
        });
        on_track.collect()
    }

    pub(super) fn apply_usn_repair(&mut self, event: &UsnRepairEvent) {
        match *event {
            UsnRepairEvent::NotRepairable { unit } => self.note_attempt(unit),
            UsnRepairEvent::OnTrack {
                unit,
                port,
                repair_box,
            } => {
                self.note_attempt(unit);
                self.put_on_track(unit, port, repair_box);
            }
            UsnRepairEvent::MovedDown {
                unit,
                port,
                repair_box,
            } => self.put_on_track(unit, port, repair_box),
            UsnRepairEvent::Withdrawn { unit } => {
                self.usn_turn.logistics.push(LogisticsAction::Withdraw);
                self.air[unit].at = AirPlace::Damaged;
            }
            UsnRepairEvent::Refitted { unit } => {
                self.usn_turn.logistics.push(LogisticsAction::Refit);
                self.air[unit].at = AirPlace::Damaged;
            }
            UsnRepairEvent::ShipRepaired { ship, port } => {
                // In step 16 she comes from the Damaged box, in step 17 from a track.
                if self.ships[ship].at == ShipPlace::Damaged {
                    self.note_attempt(ship.into());
                }
                self.ships[ship].at = ShipPlace::Loose(port);
            }
            UsnRepairEvent::AirRepaired { unit, to } => self.air[unit].at = to.into(),
            UsnRepairEvent::DefenseNotRepairable { .. } => {
                self.usn_turn.logistics.push(LogisticsAction::RepairDefense);
            }
            UsnRepairEvent::DefenseOnTrack { base, repair_box } => {
                self.usn_turn.logistics.push(LogisticsAction::RepairDefense);
                self.bases[base].defense = Defense::Repairing(repair_box);
            }
            UsnRepairEvent::DefenseMovedDown { base, repair_box } => {
                self.bases[base].defense = Defense::Repairing(repair_box);
            }
            UsnRepairEvent::DefenseRepaired { base } => {
                if self.bases[base].defense == Defense::Eliminated {
                    self.usn_turn.logistics.push(LogisticsAction::RepairDefense);
                }
                self.bases[base].defense = Defense::Standing(Strength::Full);
            }
        }
    }

    /// The turn's attempt to repair a unit of this kind has been made (6.0(16a), 6.0(16d)).
    fn note_attempt(&mut self, unit: Unit) {
        self.usn_turn.logistics.push(match unit {
            Unit::Ship(_) => LogisticsAction::RepairShip,
            Unit::Air(_) => LogisticsAction::RepairAir,
        });
    }

    fn put_on_track(&mut self, unit: Unit, port: Place, repair_box: RepairBox) {
        match unit {
            Unit::Ship(ship) => self.ships[ship].at = ShipPlace::Repairing(port, repair_box),
            Unit::Air(unit) => {
                self.air[unit].at = AirPlace::Repairing(port, repair_box);
                // 6.0(16a): on its undamaged side.
                self.air[unit].strength = Strength::Full;
            }
        }
    }
}
