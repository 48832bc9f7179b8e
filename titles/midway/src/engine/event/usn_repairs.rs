//! Events of the USN's logistics and of its repair tracks (6.0(16), 6.0(17)).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, IslandBase, RepairBox, Ship, Unit};

/// Something that happened to what the USN repairs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum UsnRepairEvent {
    /// A unit has been looked at, and cannot be repaired yet (6.0(16a), 6.0(16d)).
    NotRepairable {
        /// The unit.
        unit: Unit,
    },
    /// A coastal defense likewise (6.0(16e)).
    DefenseNotRepairable {
        /// Its base.
        base: IslandBase,
    },
    /// A unit goes from the Damaged box to the repair track of a port (6.0(16a), 6.0(16d)).
    OnTrack {
        /// The unit.
        unit: Unit,
        /// The port.
        port: Place,
        /// The box of its track.
        #[serde(rename = "box")]
        repair_box: RepairBox,
    },
    /// A coastal defense goes to the repair track of Pearl Harbor (6.0(16e)).
    DefenseOnTrack {
        /// Its base.
        base: IslandBase,
        /// The box of the track.
        #[serde(rename = "box")]
        repair_box: RepairBox,
    },
    /// A reduced air unit goes to the Damaged box (6.0(16b)).
    Withdrawn {
        /// The unit.
        unit: AirUnit,
    },
    /// An eliminated air unit goes to the Damaged box (6.0(16c)).
    Refitted {
        /// The unit.
        unit: AirUnit,
    },
    /// A unit moves one box down its repair track (6.0(17)).
    MovedDown {
        /// The unit.
        unit: Unit,
        /// The port.
        port: Place,
        /// The box it comes to.
        #[serde(rename = "box")]
        repair_box: RepairBox,
    },
    /// So does a coastal defense.
    DefenseMovedDown {
        /// Its base.
        base: IslandBase,
        /// The box it comes to.
        #[serde(rename = "box")]
        repair_box: RepairBox,
    },
    /// A ship is repaired, and lies in port by herself (6.0(16d), 6.0(17)).
    #[serde(rename = "usn_ship_repaired")]
    ShipRepaired {
        /// The ship.
        ship: Ship,
        /// The port.
        port: Place,
    },
    /// An air unit is repaired and whole (6.0(17)).
    #[serde(rename = "usn_air_unit_repaired")]
    AirRepaired {
        /// The unit.
        unit: AirUnit,
        /// Where it goes.
        to: AirBase,
    },
    /// A coastal defense is repaired, and stands whole in its base (6.0(16e), 6.0(17)).
    #[serde(rename = "usn_defense_repaired")]
    DefenseRepaired {
        /// Its base.
        base: IslandBase,
    },
}
