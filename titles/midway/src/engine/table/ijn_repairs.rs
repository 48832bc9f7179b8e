//! What the IJN has damaged, reduced and eliminated, and how it gets that back (7.1, 19).

use super::{AirBase, AirPlace, Defense, ShipPlace, Table};
use crate::engine::event::IjnRepairEvent;
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, Ship, Side, Strength};

impl Table {
    /// The IJN's ships in its Damaged box, in the order of their list (6.0(10)).
    pub fn ijn_ships_damaged(&self) -> impl Iterator<Item = Ship> {
        let damaged = self.ships.which(|ship| ship.at == ShipPlace::Damaged);
        damaged.filter(|ship| ship.side() == Side::Ijn)
    }

    /// Its eliminated air units.
    pub fn ijn_air_eliminated(&self) -> impl Iterator<Item = AirUnit> {
        let eliminated = self.air.which(|unit| unit.at == AirPlace::Eliminated);
        eliminated.filter(|unit| unit.side() == Side::Ijn)
    }

    /// Whether one more air unit can be based on land in a place (4.2).
    pub fn has_room_on_land(&self, place: Place) -> bool {
        self.has_room_for(AirBase::Land(place), 1)
    }

    /// Whether one more naval air unit can be based aboard a carrier (4.1).
    pub fn has_room_aboard(&self, carrier: Ship) -> bool {
        self.has_room_for(AirBase::Carrier(carrier), 1)
    }

    pub(super) fn apply_ijn_repair(&mut self, event: &IjnRepairEvent) {
        match *event {
            IjnRepairEvent::ShipRepaired { ship, force } => {
                let state = &mut self.ships[ship];
                state.at = ShipPlace::Force(force.into());
                state.spotted = false;
                // 6.0(9): she no longer counts among the losses of a line.
                state.hit_on = None;
                self.make_groups_whole(ship);
            }
            IjnRepairEvent::MarkerFormed { force, place } => {
                self.ijn_forces[force].place = Some(place);
            }
            IjnRepairEvent::AirUnitRepaired { unit } => self.air[unit].strength = Strength::Full,
            IjnRepairEvent::AirUnitReturned { unit, to } => {
                self.air[unit].at = to.into();
                self.air[unit].strength = Strength::Full;
            }
            IjnRepairEvent::DefenseRepaired { base } => {
                self.bases[base].defense = Defense::Standing(Strength::Full);
            }
        }
    }

    /// The groups aboard a repaired carrier are whole again, and her own that were eliminated return, as far as there is
    /// room (4.1, 6.0(10), 7.1).
    fn make_groups_whole(&mut self, carrier: Ship) {
        for unit in carrier.own_groups() {
            if self.air[unit].at == AirPlace::Eliminated && self.has_room_aboard(carrier) {
                self.air[unit].at = AirPlace::Carrier(carrier);
            }
        }
        let aboard: Vec<AirUnit> = self.air_aboard(carrier).collect();
        for unit in aboard {
            self.air[unit].strength = Strength::Full;
        }
    }
}
