//! Events of island bases (15, 16).

use serde::Serialize;

use crate::engine::units::{IjnForce, IslandBase};

/// Something that happened to an island base.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum BaseEvent {
    /// The IJN has landed and captured it, for good (16.0).
    Captured {
        /// The base.
        base: IslandBase,
        /// The task force whose transports have landed.
        by: IjnForce,
    },
}
