//! Why a piece cannot be ordered about at all, whatever the order: common to all questions.

use crate::engine::units::{Mover, Unit, UsnForce};

/// Why a piece cannot be ordered about at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PieceRefusal {
    /// It is the enemy's.
    #[error("{0} is the IJN's (2.4)")]
    OtherSide(Unit),
    /// So is that task force.
    #[error("{0} is the IJN's (2.4)")]
    OtherSidesForce(Mover),
    /// It is lost.
    #[error("{0} is eliminated (17.0)")]
    Eliminated(Unit),
    /// It is in a box beside the map.
    #[error("{0} is not on the map (2.1)")]
    NotOnMap(Unit),
    /// The marker of the task force is not on the map.
    #[error("{0} is not on the map (8.3)")]
    ForceNotOnMap(UsnForce),
}
