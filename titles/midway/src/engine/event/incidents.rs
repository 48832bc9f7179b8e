//! Events of incidents (21).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::units::IjnForce;

/// Something that an incident brings about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum IncidentEvent {
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
