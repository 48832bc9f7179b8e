//! Events of the Ops markers (7).

use serde::Serialize;

use crate::engine::scenario::{OpsMarker, SpecialMarker};

/// Something that happened to an Ops marker.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum MarkerEvent {
    /// One is drawn, and is out of the pool for good (6.0(1), 7.0).
    #[serde(rename = "marker_drawn")]
    Drawn {
        /// The marker.
        marker: OpsMarker,
    },
    /// The next one is drawn before its turn, and known (6.0(12b)).
    #[serde(rename = "marker_known")]
    Known {
        /// The marker.
        marker: OpsMarker,
    },
    /// A special marker has nothing to do: it is out, and another is drawn (7.1).
    #[serde(rename = "marker_disregarded")]
    Disregarded {
        /// The marker.
        marker: SpecialMarker,
    },
}
