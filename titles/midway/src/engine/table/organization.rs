//! How the player's organization changes the table (6.0(11)).

use super::{AirPlace, ForceState, LeaderPlace, ShipPlace, Table};
use crate::engine::event::OrganizationEvent;
use crate::engine::units::Unit;

impl Table {
    pub(super) fn apply_organization(&mut self, event: &OrganizationEvent) {
        match *event {
            OrganizationEvent::Reinforced { unit, at } => {
                self.usn_turn.has_reinforced = true;
                match unit {
                    Unit::Ship(ship) => self.ships[ship].at = ShipPlace::Loose(at),
                    Unit::Air(unit) => self.air[unit].at = AirPlace::Base(at),
                }
            }
            OrganizationEvent::Assigned { ship, force } => {
                self.ships[ship].at = ShipPlace::Force(force.into());
                self.ships[ship].spotted = false;
            }
            OrganizationEvent::Detached { ship, at } => {
                self.ships[ship].spotted = self.is_ship_spotted(ship);
                self.ships[ship].at = ShipPlace::Loose(at);
            }
            OrganizationEvent::Embarked { unit, carrier, .. } => {
                self.air[unit].at = AirPlace::Carrier(carrier);
            }
            OrganizationEvent::Formed { force, at } => {
                self.usn_forces[force] = ForceState {
                    place: Some(at),
                    ..ForceState::default()
                };
            }
            OrganizationEvent::LeaderAssigned { leader, force } => {
                self.leaders[leader] = LeaderPlace::With(force);
            }
        }
    }
}
