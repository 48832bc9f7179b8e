//! Why the IJN does not get that back (7.1, 19.2).

use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, IslandBase, Ship};

/// Why the IJN does not get that back (7.1, 19.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum IjnReturnRefusal {
    /// She is not damaged, or a more valuable one is.
    #[error("{0} is not one of the most valuable damaged ships of the IJN (7.1)")]
    NotMostValuable(Ship),
    /// The marker brings another kind of unit back.
    #[error("{0} is not one of the eliminated air units that the marker can bring back (7.1)")]
    NotEliminated(AirUnit),
    /// The carrier or base is full, or not in play.
    #[error("{unit} has no room on {to} (7.1)")]
    NoRoom {
        /// The unit.
        unit: AirUnit,
        /// The carrier or base.
        to: AirBase,
    },
    /// The marker makes another whole.
    #[error("the coastal defense of {0} is not one of those that the marker makes whole (7.1)")]
    NotThatDefense(IslandBase),
    /// It is whole, or not on the map.
    #[error("{0} is not a reduced air unit of the IJN on the map (19.2)")]
    NotReduced(AirUnit),
    /// It is not eliminated, or what it was based on is lost or full.
    #[error(
        "{0} is not an eliminated air unit of the IJN whose carrier or base can take it back (19.2)"
    )]
    CannotReturn(AirUnit),
}
