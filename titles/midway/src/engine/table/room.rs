//! How much room a task force has for ships (4.4), and a base or carrier for air units (4.1, 4.2).

use super::{AirBase, Table};
use crate::engine::event::OrganizationEvent;
use crate::engine::map::Place;
use crate::engine::scenario::GameOption;
use crate::engine::table::{AirPlace, ForceState, LeaderPlace, ShipPlace};
use crate::engine::units::{Side, Unit, UsnForce};

impl Table {
    /// How many ships a task force holds: its number and what its leaders add. Nothing without the option, when it holds any
    /// number (4.4).
    pub fn capacity_of_force(&self, force: UsnForce) -> Option<usize> {
        let leaders = self.leaders_with(force);
        let more: u8 = leaders.map(|leader| leader.data().capacity).sum();
        let capacity = usize::from(force.data().capacity + more);
        self.plays(GameOption::Composition).then_some(capacity)
    }

    /// Whether air units of the USN can be based in a place: in its home bases, and in its island bases until they are
    /// captured (4.2, 16.0). Whether there is room is another matter.
    pub fn is_usn_base(&self, place: Place) -> bool {
        place.is_home_base_of(Side::Usn) || self.island_base_at(place, Side::Usn).is_some()
    }

    /// How many air units are based on land in a place, or aboard a carrier.
    pub fn count_based(&self, base: AirBase) -> usize {
        match base {
            AirBase::Land(place) => self.air_on_land_at(place).count(),
            AirBase::Carrier(carrier) => self.air_aboard(carrier).count(),
        }
    }

    /// Whether so many air units have room in a base or aboard a carrier (4.1, 4.2, 4.3).
    pub fn holds(&self, base: AirBase, units: usize) -> bool {
        match base {
            AirBase::Land(place) => self.capacity(place).holds(units),
            AirBase::Carrier(carrier) => units <= usize::from(carrier.data().capacity),
        }
    }

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
