//! Events of spotting (9).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::Spotter;
use crate::engine::units::{Force, IjnForce, Ship};

/// Something that happened in spotting.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SpottingEvent {
    /// These get new attempts, and what they failed to see before bars them no longer (9.1).
    #[serde(rename = "spotting_begun")]
    Begun {
        /// Task forces and bases.
        by: Vec<Spotter>,
    },
    /// An attempt was made (9.1).
    Looked {
        /// Who looked.
        by: Spotter,
        /// Where.
        space: Place,
        /// Whether he sees what is there.
        seen: bool,
    },
    /// A task force is spotted: its marker is turned over (9.0).
    Spotted {
        /// The force.
        force: Force,
        /// Where it is.
        space: Place,
        /// Why.
        why: SpottedBy,
    },
    /// So is a ship by herself.
    ShipSpotted {
        /// The ship.
        ship: Ship,
        /// Where she is.
        space: Place,
        /// Why.
        why: SpottedBy,
    },
    /// Decoys of a spotted task force are shown, and are gone for good (3.2).
    DecoysShown {
        /// The force.
        force: IjnForce,
        /// How many.
        count: u8,
    },
}

/// What made a task force or ship spotted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SpottedBy {
    /// An attempt (9.1).
    Attempt,
    /// An enemy force or ship in the same space (9.2).
    Meeting,
    /// It is at an island base of its own side: of the IJN only (6.0(4a)).
    OwnBase,
    /// The IJN's Intelligence marker (7.1).
    Intelligence,
}
