//! Events of what is seen of the unseen enemy: where its forces are, and how well that is known (8.1).

use serde::Serialize;

use crate::engine::forces::{Detection, ForceId, Intelligence};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// Something that was seen of a Japanese force, or no longer is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum DetectionEvent {
    /// A Japanese force was placed on the map.
    #[serde(rename = "placed")]
    Placed {
        /// The force.
        what: ForceId,
        /// The hex where it happens.
        hex: HexId,
        /// How well its place is known (8.1).
        detection: Detection,
        /// What is known of it (7.3).
        intelligence: Intelligence,
        /// Whether it retires (19).
        retiring: bool,
        /// Its ships, as far as they are known.
        ships: Vec<ShipId>,
        /// The strength of its CAP, where the scenario fixes it (5.4).
        cap: Option<u8>,
    },
    /// A force became better or less known (8.1).
    #[serde(rename = "detection")]
    Changed {
        /// The force.
        force: ForceId,
        /// What was known.
        from: Detection,
        /// What is known now.
        to: Detection,
        /// How that came.
        why: &'static str,
    },
}
