//! Events of the Japanese forces that turn back for oil (20).

use serde::Serialize;

use crate::engine::forces::{ForceId, OilerId};
use crate::engine::map::HexId;

/// Something that happened to an oiler, or to a force that turns back.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum RefuellingEvent {
    /// An oiler has come to where the forces are to meet it (20.3).
    OilerPlaced {
        /// The oiler.
        oiler: OilerId,
        /// The hex where it lies.
        hex: HexId,
    },
    /// The oilers are gone, and every force goes home (20.8).
    OilersLeave,
    /// A force retires from now on, as all do (19.1, 20.5, 20.8).
    TurnsBack {
        /// The force.
        force: ForceId,
    },
    /// A force makes for the nearest oiler (20.5).
    MakesFor {
        /// The force.
        force: ForceId,
        /// The oiler.
        oiler: OilerId,
    },
    /// A force has tried to refuel, a double force as one (20.6).
    Tried {
        /// The force.
        force: ForceId,
        /// The oiler.
        oiler: OilerId,
        /// Whether it has its oil: it goes home then (20.5).
        refuelled: bool,
    },
    /// A force that a search has seen well gives the oil up, and goes home (20.7).
    GivesUp {
        /// The force.
        force: ForceId,
    },
}
