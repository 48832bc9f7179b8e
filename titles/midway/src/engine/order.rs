//! What the player may answer.

mod written;

use serde::{Serialize, Serializer};

use super::map::Place;
use super::table::AirBase;
use super::units::{AirUnit, IslandBase, Ship, UsnForce};

pub use written::Named;

/// An order of the player's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// One of the spaces that are asked about.
    ChooseSpace {
        /// The space.
        space: Place,
    },
    /// One of the ships that are asked about.
    ChooseShip {
        /// The ship.
        ship: Ship,
    },
    /// One of the air units that are asked about.
    ChooseAirUnit {
        /// The unit.
        unit: AirUnit,
    },
    /// One of the island bases that are asked about.
    ChooseBase {
        /// The base.
        base: IslandBase,
    },
    /// An air unit of the IJN returns to this carrier or base (7.1).
    ReturnAirUnit {
        /// The unit.
        unit: AirUnit,
        /// The carrier or base.
        to: AirBase,
    },
    /// Halsey leads this task force (22.0).
    PlaceHalsey {
        /// The force.
        force: UsnForce,
    },
}

/// As saves have it.
impl Serialize for Order {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&kernel::Written::written(self))
    }
}
