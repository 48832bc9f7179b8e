//! Events of what the IJN repairs and gets back (7.1, 19).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, IjnForce, IslandBase, Ship};

/// Something of the IJN's that was damaged, reduced or eliminated is whole again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum IjnRepairEvent {
    /// A ship leaves the Damaged box for a task force; a carrier has her groups whole again (6.0(10), 7.1).
    #[serde(rename = "ijn_ship_repaired")]
    ShipRepaired {
        /// The ship.
        ship: Ship,
        /// The force.
        force: IjnForce,
    },
    /// A task force marker that was off the map is placed again, for a repaired ship (8.3).
    #[serde(rename = "ijn_marker_formed")]
    MarkerFormed {
        /// The force.
        force: IjnForce,
        /// Where: in a home base box.
        place: Place,
    },
    /// A reduced air unit is whole again where it is (19.2).
    #[serde(rename = "ijn_air_unit_repaired")]
    AirUnitRepaired {
        /// The unit.
        unit: AirUnit,
    },
    /// An eliminated air unit returns whole (7.1, 19.2).
    #[serde(rename = "ijn_air_unit_returned")]
    AirUnitReturned {
        /// The unit.
        unit: AirUnit,
        /// The carrier or base.
        to: AirBase,
    },
    /// A coastal defense that was reduced or eliminated is whole again (7.1).
    #[serde(rename = "ijn_defense_repaired")]
    DefenseRepaired {
        /// The base.
        base: IslandBase,
    },
}
