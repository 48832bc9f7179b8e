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
    /// The task groups are not all in one hex, or some have moved.
    #[error("Task Force 58 is not together: name the task groups that shall move (6.33)")]
    TaskForceApart,
    /// The scenario keeps the task groups together.
    #[error("the task groups stay together in this scenario (6.33)")]
    NoParting,
    /// No task groups are named to move.
    #[error("no task groups are named to move")]
    NoGroupsChosen,
    /// The task groups are in several hexes.
    #[error("Task Groups {one} and {other} are in different hexes, and do not move as one (6.34)")]
    GroupsApart {
        /// A task group that would move.
        one: TaskGroupId,
        /// One that lies in another hex.
        other: TaskGroupId,
    },
    /// It has moved already.
    #[error("Task Group {0} has moved already, one hex each time the chit is drawn (6.34)")]
    GroupHasMoved(TaskGroupId),
    /// Task groups move one hex.
    #[error("{to} is not next to Task Group {group}, which moves one hex (6.34)")]
    GroupOneHex {
        /// The task group.
        group: TaskGroupId,
        /// The hex.
        to: HexId,
    },
    /// Nothing of the task group can move.
    #[error("every ship of Task Group {0} is crippled, and can only be towed (12.41)")]
    GroupCrippled(TaskGroupId),
    /// Only crippled ships are towed.
    #[error("{0} is not crippled, and moves only with her task group (12.41)")]
    NotCrippled(ShipId),
    /// Crippled ships move every third turn.
    #[error("crippled ships move only in turns that start at half past the hour (12.42)")]
    NoTowingNow,
    /// She was towed already.
    #[error("{0} has been towed already, one hex each time the chit is drawn (12.42)")]
    TowedAlready(ShipId),
    /// Crippled ships are towed one hex.
    #[error("{to} is not next to {ship}, which is towed one hex (12.42)")]
    TowOneHex {
        /// The ship.
        ship: ShipId,
        /// The hex.
        to: HexId,
    },
    /// Lights are for the whole rules.
    #[error("the ships keep their lights off in this scenario (6.43)")]
    NoLights,
    /// There is no task group in the hex.
    #[error("no task group is in {0} to turn on its lights (6.43)")]
    NobodyToLight(HexId),
    /// The hex is lit.
    #[error("{0} is lit already: the lights of one task group are those of all (6.431)")]
    LitAlready(HexId),
    /// The hex is not lit.
    #[error("the ships in {0} have no lights on (6.433)")]
    NotLit(HexId),
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
