//! Events of incidents (21).

use serde::Serialize;

use crate::engine::map::{Line, Place};
use crate::engine::units::{IjnForce, Ship};

/// Something that an incident brings about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum IncidentEvent {
    /// A submarine damages a ship (21.2).
    #[serde(rename = "submarine_hit")]
    SubmarineHit {
        /// The ship.
        ship: Ship,
        /// The line on which she was hit.
        #[serde(rename = "hit_on")]
        on: Line,
    },
    /// A task force of the IJN is to go one space farther (21.2).
    SurpriseAttack {
        /// The force.
        force: IjnForce,
    },
    /// Nobody looks or flies into a space or from it, until the phase is over (21.2).
    Weather {
        /// The space.
        space: Place,
    },
}
