//! Why ships cannot move or leave their group (6.1, 6.3).

use crate::engine::fleet::TaskGroupId;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;

/// Why ships cannot move or leave their group (6.1, 6.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ShipRefusal {
    /// There is no such task group.
    #[error("Task Group {0} is not in this game")]
    NoTaskGroup(TaskGroupId),
    /// No ships are named to be detached.
    #[error("no ships are named to leave the Battle Line")]
    NoShipsChosen,
    /// There is no Battle Line to detach ships from.
    #[error("the Battle Line is not on the map")]
    NoBattleLine,
    /// She does not sail with the Battle Line.
    #[error("{0} is not in the Battle Line, and only its ships can be detached (6.15)")]
    NotInBattleLine(ShipId),
    /// All three surface task groups have been formed.
    #[error("there are three surface task groups already, and no more can be formed (6.15)")]
    NoSurfaceGroupLeft,
    /// Task Force 58 moves one hex.
    #[error("{0} is not next to Task Force 58, which moves one hex (6.34)")]
    TaskForceOneHex(HexId),
    /// Carriers keep off islands.
    #[error("{0} is an island\u{2019}s hex, and carriers keep out of it (6.34)")]
    IslandHex(HexId),
    /// The enemy is there.
    #[error("{force} is in {hex}, and ships do not enter a hex of the enemy (6.35)")]
    EnemyHex {
        /// The enemy.
        force: ForceId,
        /// The hex.
        hex: HexId,
    },
}
