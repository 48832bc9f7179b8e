//! Events of aircraft that fly off and come home (6.0(4b), 6.0(5), 6.0(13a), 18).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::AirBase;
use crate::engine::units::AirUnit;

/// Something that happened to aircraft in flight, or to those that have nowhere to land.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum FlightEvent {
    /// The strike of the G-3 step is planned, instead of one that was planned before (6.0(13a)).
    StrikePlanned {
        /// The space that is to be attacked.
        space: Place,
        /// The air units; none takes the plan back.
        units: Vec<AirUnit>,
    },
    /// Air units fly at a space (6.0(4b), 6.0(5), 6.0(13a)).
    Launched {
        /// The air units.
        units: Vec<AirUnit>,
        /// The space.
        space: Place,
    },
    /// Air units come home to where they are based (18.0).
    Returned {
        /// The air units.
        units: Vec<AirUnit>,
    },
    /// An air unit whose base is gone lands elsewhere, and is based there now (18.0).
    Diverted {
        /// The air unit.
        unit: AirUnit,
        /// Where it lands.
        to: AirBase,
    },
    /// An air unit is eliminated without a shot.
    AirUnitLost {
        /// The air unit.
        unit: AirUnit,
        /// Why.
        why: AirLoss,
    },
}

/// Why an air unit is eliminated without a shot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AirLoss {
    /// Its base is gone, and no other in its range has room (18.0).
    NowhereToLand,
    /// Its base has room no longer, and the player gives it up (4.2).
    NoRoom,
    /// The coastal defense of its base is eliminated (15.3, 17.3).
    BaseDestroyed,
    /// Its base is captured (6.0(7)).
    BaseCaptured,
}
