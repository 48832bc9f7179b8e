//! Events of ships that move (8).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::units::{Force, IjnForce, Ship};

/// Something that happened in movement.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum MovementEvent {
    /// A task force moved, space by space (8.2).
    Moved {
        /// The force.
        force: Force,
        /// Where it was.
        from: Place,
        /// Where it is now.
        to: Place,
    },
    /// A ship by herself moved (8.6).
    ShipMoved {
        /// The ship.
        ship: Ship,
        /// Where she was.
        from: Place,
        /// Where she is now.
        to: Place,
    },
    /// A task force of the IJN must stay where it is, or stop short (8.5).
    Halted {
        /// The force.
        force: Force,
        /// Where.
        space: Place,
        /// Why.
        why: HaltReason,
    },
    /// A task force of the IJN goes back to a home base (6.0(9), 7.1).
    SentBack {
        /// The force.
        force: IjnForce,
        /// Where it was.
        from: Place,
        /// The home base.
        to: Place,
        /// Why.
        why: SentBack,
    },
    /// A task force without ships leaves the map (8.3).
    MarkerRemoved {
        /// The force.
        force: Force,
    },
}

/// Why a task force of the IJN does not go on (8.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HaltReason {
    /// An island base of the USN is there that is neither captured nor destroyed.
    IslandBase,
    /// Ships of the USN are there.
    Ships,
}

/// Why a task force of the IJN goes back to a home base.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SentBack {
    /// The losses of its line are too heavy (6.0(9)).
    Morale,
    /// The Redeploy marker sends it to the line of this base (7.1).
    Redeployed,
}
