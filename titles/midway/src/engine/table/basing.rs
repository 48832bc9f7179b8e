//! Where air units can land (4.1, 4.2, 18.0), and where too many are based.

use super::{AirBase, AirPlace, Table};
use crate::engine::map::{Capacity, Place};
use crate::engine::units::{AirUnit, Side};

impl Table {
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

    /// Whether one more air unit of a side can be based somewhere (4.1, 4.2).
    pub fn has_room(&self, base: AirBase, side: Side) -> bool {
        let is_own = match base {
            AirBase::Land(place) => place.first_held_by() == Some(side),
            AirBase::Carrier(carrier) => carrier.side() == side,
        };
        is_own && self.place_of_base(base).is_some() && self.has_room_for(base, 1)
    }

    /// Whether so many more air units have room on a base or a deck (4.1, 4.2).
    pub fn has_room_for(&self, base: AirBase, units: usize) -> bool {
        self.holds(base, self.count_based(base) + units)
    }

    /// Where a base is on the map; nothing of a carrier that is not.
    pub fn place_of_base(&self, base: AirBase) -> Option<Place> {
        match base {
            AirBase::Land(place) => Some(place),
            AirBase::Carrier(carrier) => self.place_of_ship(carrier),
        }
    }

    /// Whether an air unit can come home to where it is based: its carrier is on the map, its base is neither captured
    /// nor destroyed (18.0).
    pub fn can_come_home(&self, unit: AirUnit) -> bool {
        match self.air[unit].at {
            AirPlace::Base(place) => self.capacity(place) != Capacity::Units(0),
            AirPlace::Carrier(carrier) => self.place_of_ship(carrier).is_some(),
            _ => false,
        }
    }

    /// The air units of a base of which some must be given up, and how many, if more are based there than have room
    /// (4.2, 4.3). Of a base that is destroyed or captured it is those on the ground: the others can still land
    /// elsewhere (17.3).
    pub fn too_many_at(&self, place: Place) -> Option<(Vec<AirUnit>, usize)> {
        let capacity = self.capacity(place);
        let Capacity::Units(room) = capacity else {
            return None;
        };
        let base = place.island_base().map(|base| &self.bases[base]);
        let is_lost = base.is_some_and(|base| base.captured || base.fell_once);
        let counts = |unit: &AirUnit| !is_lost || self.air[*unit].over.is_none();
        let based: Vec<AirUnit> = self.air_on_land_at(place).filter(counts).collect();
        let too_many = based.len().saturating_sub(room.into());
        (too_many > 0).then_some((based, too_many))
    }

    /// The bases on which an air unit that is adrift can land: of those within its range that have room the closest,
    /// decks and land alike, for naval aircraft (18.0). Range is counted along the line from where it is.
    pub fn alternate_bases(&self, unit: AirUnit) -> Vec<AirBase> {
        let Some(from) = self.place_of_air(unit) else {
            return Vec::new();
        };
        let decks = self.ships.iter().map(|(ship, _)| ship);
        let decks = decks.filter(|ship| unit.is_naval() && ship.is_carrier());
        let land = Place::ALL.iter().copied().map(AirBase::Land);
        let all = land.chain(decks.map(AirBase::Carrier));
        let in_range = all.filter_map(|base| {
            let spaces = from.range_to(self.place_of_base(base)?)?;
            let can_land = spaces <= unit.range() && self.has_room(base, unit.side());
            can_land.then_some((spaces, base))
        });
        let in_range: Vec<(u8, AirBase)> = in_range.collect();
        let closest = in_range.iter().map(|(spaces, _)| *spaces).min();
        let those = in_range.into_iter();
        those
            .filter(|(spaces, _)| Some(*spaces) == closest)
            .map(|(_, base)| base)
            .collect()
    }
}
