//! How each island base stands: its coastal defense, who holds it, and how much room it has.

use super::Table;
use crate::engine::event::BaseEvent;
use crate::engine::map::{Capacity, Place};
use crate::engine::units::{IslandBase, RepairBox, ShipClass, Side, Strength};

/// Where a coastal defense unit is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Defense {
    /// In its base.
    Standing(Strength),
    /// In its side's Eliminated box.
    Eliminated,
    /// On the repair track of Pearl Harbor (6.0(16e)).
    Repairing(RepairBox),
}

/// What is known of an island base.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BaseState {
    /// Its coastal defense.
    pub defense: Defense,
    /// Whether that was ever eliminated: then no aircraft are based here any more, though it may come back (17.3).
    pub fell_once: bool,
    /// Whether the IJN has taken it from the USN, for good (16.0).
    pub captured: bool,
}

impl Default for BaseState {
    fn default() -> BaseState {
        BaseState {
            defense: Defense::Standing(Strength::Full),
            fell_once: false,
            captured: false,
        }
    }
}

impl BaseState {
    /// The step of the coastal defense; nothing if it does not stand.
    pub const fn step(&self) -> Option<Strength> {
        match self.defense {
            Defense::Standing(strength) => Some(strength),
            Defense::Eliminated | Defense::Repairing(_) => None,
        }
    }
}

impl Table {
    /// The side whose island base it is. A captured one is nobody's: it spots for nobody, and nothing is based there
    /// (2.1, 16.0).
    pub fn holder(&self, base: IslandBase) -> Option<Side> {
        (!self.bases[base].captured).then_some(base.side())
    }

    /// The island base in a place, if a side has one there.
    pub fn island_base_at(&self, place: Place, side: Side) -> Option<IslandBase> {
        let base = place.island_base()?;
        (self.holder(base) == Some(side)).then_some(base)
    }

    /// Whether air units of the USN can be based in a place: in its home bases, and in its island bases until they are
    /// captured (4.2, 16.0). Whether there is room is another matter.
    pub fn is_usn_base(&self, place: Place) -> bool {
        place.is_home_base_of(Side::Usn) || self.island_base_at(place, Side::Usn).is_some()
    }

    /// How many bases the IJN has captured (5.0).
    pub fn captured(&self) -> usize {
        self.bases.which(|base| base.captured).count()
    }

    /// Whether a base of the USN is destroyed: no coastal defense, no ship and no aircraft there (8.5).
    pub fn is_destroyed(&self, base: IslandBase) -> bool {
        let place = base.place();
        self.bases[base].step().is_none()
            && self.ships_at(place, Side::Usn).next().is_none()
            && self.air_based_at(place, Side::Usn).next().is_none()
    }

    /// How many air units can be based on land in a place (4.2, 4.3). Those aboard carriers there do not count.
    pub fn capacity(&self, place: Place) -> Capacity {
        let base = place.island_base().map(|base| &self.bases[base]);
        // 16.0, 17.3: nor does a tender add room then.
        if base.is_some_and(|base| base.captured || base.fell_once) {
            return Capacity::Units(0);
        }
        let capacity = place.capacity(base.and_then(BaseState::step));
        match self.has_tender(place) {
            true => capacity.with_tender(),
            false => capacity,
        }
    }

    /// Whether a tender is in a base of the USN: one adds room for one unit, several add no more (4.3).
    pub fn has_tender(&self, place: Place) -> bool {
        let is_base = place.first_held_by() == Some(Side::Usn);
        let mut ships = self.ships_at(place, Side::Usn);
        is_base && ships.any(|ship| ship.class() == ShipClass::Avd)
    }

    pub(super) fn apply_base(&mut self, event: &BaseEvent) {
        match event {
            BaseEvent::Captured { base, .. } => {
                let state = &mut self.bases[*base];
                state.captured = true;
                // 6.0(16e): its coastal defense cannot come back, though it is being repaired.
                if let Defense::Repairing(_) = state.defense {
                    state.defense = Defense::Eliminated;
                }
            }
        }
    }
}
