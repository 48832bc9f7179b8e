//! Why the player cannot repair so (6.0(16), 6.0(17)).

use crate::engine::map::Place;
use crate::engine::units::{AirUnit, IslandBase, Unit};

/// Why the player cannot repair so (6.0(16)).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LogisticsRefusal {
    /// Each of the five actions once a turn.
    #[error("that has been done in this turn already (6.0(16))")]
    Done,
    /// It is not in the box.
    #[error("{0} is not in the Damaged box (6.0(16a, d))")]
    NotDamaged(Unit),
    /// It has no hit.
    #[error("{0} is not reduced (6.0(16b))")]
    NotReduced(AirUnit),
    /// It is not lost.
    #[error("{0} is not eliminated (6.0(16c))")]
    NotEliminated(AirUnit),
    /// The coastal defense is not lost.
    #[error("the coastal defense of {0} is not eliminated (6.0(16e))")]
    DefenseNotEliminated(IslandBase),
    /// The base is not ours any more, or never was.
    #[error("{0} is not held by the USN (6.0(16e), 16.0)")]
    NotHeld(IslandBase),
    /// The place has no repair track.
    #[error("repairs are made in Pearl Harbor and on the West Coast, not at {0} (6.0(16))")]
    NotAPort(Place),
}
