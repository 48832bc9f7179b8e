//! Where each air unit is.

use super::{AirBase, Table};
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, HitNumber, RepairBox, Ship, Side, Strength};

/// Where an air unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum AirPlace {
    /// Not in the game: an optional one that is not played (22.0), or one not yet set up.
    #[default]
    NotInPlay,
    /// In the USN Reinforcements box (3.1).
    Reinforcements,
    /// In a base.
    Base(Place),
    /// Aboard a carrier, wherever she is: in a box too (4.1).
    Carrier(Ship),
    /// In the USN's Damaged box.
    Damaged,
    /// On the repair track of a port of the USN (6.0(16a)).
    Repairing(Place, RepairBox),
    /// In her side's Eliminated box.
    Eliminated,
}

/// What is known of an air unit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AirUnitState {
    /// Where it is based. A strike does not change that: it comes home there, if it can (18.0).
    pub at: AirPlace,
    /// Its step (17.1).
    pub strength: Strength,
    /// The space over which it is, while it flies a strike or is launched (6.0(4b), 6.0(5), 6.0(13a)).
    pub over: Option<Place>,
}

impl Default for AirUnitState {
    fn default() -> AirUnitState {
        AirUnitState {
            at: AirPlace::default(),
            strength: Strength::Full,
            over: None,
        }
    }
}

impl Table {
    /// Where an air unit is based on the map: in a base, or where its carrier is. Nothing if it is not on the map.
    pub fn base_of(&self, unit: AirUnit) -> Option<Place> {
        match self.air[unit].at {
            AirPlace::Base(place) => Some(place),
            AirPlace::Carrier(carrier) => self.place_of_ship(carrier),
            _ => None,
        }
    }

    /// What an air unit on the map is based on.
    pub fn air_base_of(&self, unit: AirUnit) -> Option<AirBase> {
        match self.air[unit].at {
            AirPlace::Base(place) => Some(AirBase::Land(place)),
            AirPlace::Carrier(carrier) => {
                let on_map = self.place_of_ship(carrier).is_some();
                on_map.then_some(AirBase::Carrier(carrier))
            }
            _ => None,
        }
    }

    /// Where an air unit is: over the space that it attacks, or else where it is based.
    pub fn place_of_air(&self, unit: AirUnit) -> Option<Place> {
        self.air[unit].over.or_else(|| self.base_of(unit))
    }

    /// The air units of a side that are based in a place, on land and aboard.
    pub fn air_based_at(&self, place: Place, side: Side) -> impl Iterator<Item = AirUnit> {
        AirUnit::of(side).filter(move |unit| self.base_of(*unit) == Some(place))
    }

    /// The air units of a side in a place: those based there that have not flown off, and those that came to attack.
    pub fn air_at(&self, place: Place, side: Side) -> impl Iterator<Item = AirUnit> {
        AirUnit::of(side).filter(move |unit| self.place_of_air(*unit) == Some(place))
    }

    /// The air units aboard a carrier (4.1).
    pub fn air_aboard(&self, carrier: Ship) -> impl Iterator<Item = AirUnit> {
        self.air
            .which(move |unit| unit.at == AirPlace::Carrier(carrier))
    }

    /// The air units on the ground in a base.
    pub fn air_on_land_at(&self, place: Place) -> impl Iterator<Item = AirUnit> {
        self.air.which(move |unit| unit.at == AirPlace::Base(place))
    }

    /// An air unit's air combat number now (12).
    pub fn air_number(&self, unit: AirUnit) -> HitNumber {
        unit.aircraft().air.at(self.air[unit].strength)
    }
}
