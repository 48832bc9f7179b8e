//! Events of the player's operations (6.0(13)).

use serde::Serialize;

use crate::engine::map::Place;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, Mover};

/// Something that the player has ordered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum UsnOperationEvent {
    /// The turn's task force or ship is ordered to move (6.0(13b)).
    MoveOrdered {
        /// Who moves.
        mover: Mover,
        /// The places that it enters, in turn.
        path: Vec<Place>,
    },
    /// An air unit goes to another base (6.0(13c), 6.0(13d), 6.0(13e)).
    Rebased {
        /// The unit.
        unit: AirUnit,
        /// Where it was.
        from: AirBase,
        /// Where it is now.
        to: AirBase,
    },
}
