//! Why a US submarine cannot do so (14.1).

use crate::engine::fleet::SubmarineId;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// Why a US submarine cannot do so (14.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SubmarineRefusal {
    /// It is not in the game, or was sunk.
    #[error("{0} is not at sea")]
    NotAtSea(SubmarineId),
    /// It lies there already.
    #[error("{submarine} lies in {hex} already (14.11)")]
    LiesThere {
        /// The submarine.
        submarine: SubmarineId,
        /// The hex.
        hex: HexId,
    },
    /// It lies deep.
    #[error("{0} lies deep, and does nothing until it has come up (14.171)")]
    Pinned(SubmarineId),
    /// It has done what it could.
    #[error("{0} has done what it can at this chit (14.12)")]
    HasActed(SubmarineId),
    /// It has moved, or has looked for a force.
    #[error("{0} has moved already, or has looked for a force, and moves only before that (14.12)")]
    HasMoved(SubmarineId),
    /// It shadows a force.
    #[error("{submarine} shadows {force}: it can go on, let it go, or attack it (14.151)")]
    Shadows {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
    /// It shadows no force.
    #[error("{0} shadows nobody (14.151)")]
    ShadowsNobody(SubmarineId),
    /// Submarines move one hex.
    #[error("{to} is not next to {submarine}, which moves one hex (14.12)")]
    OneHex {
        /// The submarine.
        submarine: SubmarineId,
        /// The hex.
        to: HexId,
    },
    /// The force is elsewhere.
    #[error("{force} is not in the hex of {submarine} (14.12)")]
    NotInItsHex {
        /// The submarine.
        submarine: SubmarineId,
        /// The force.
        force: ForceId,
    },
    /// The ship is no carrier of the force, or its ships are not known.
    #[error("{ship} is no carrier of {force} that a submarine could choose (14.16)")]
    NotATarget {
        /// The force.
        force: ForceId,
        /// The ship.
        ship: ShipId,
    },
    /// The carriers of the force are known: one of them is the target.
    #[error("the carriers of {0} are known, and all hits go to one of them: name her (14.16)")]
    NameACarrier(ForceId),
}
