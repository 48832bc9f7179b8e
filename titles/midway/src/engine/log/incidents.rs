//! Incidents in sentences (21).

use std::fmt;

use crate::engine::event::IncidentEvent;

impl fmt::Display for IncidentEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            IncidentEvent::SurpriseAttack { force } => {
                write!(f, "{force} goes one space farther.")
            }
            IncidentEvent::Weather { space } => write!(
                f,
                "Bad weather at {space}: nobody looks or flies there or from there in this phase."
            ),
        }
    }
}
