//! Why an air mission cannot be formed, joined or split (4.1, 4.2, 4.3).

use crate::engine::fleet::{AirUnitId, CapId, CarrierId, MissionId, TaskGroupId};
use crate::engine::map::HexId;

/// Why an air mission cannot be formed, joined or split (4.1, 4.2, 4.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MissionRefusal {
    /// There is no such mission on the map.
    #[error("{0} is not on the map")]
    NoMission(MissionId),
    /// Strikes never split.
    #[error("{0} is a strike, and a strike is never split in flight (4.25)")]
    StrikeNeverSplits(MissionId),
    /// Only units of the mission can leave it.
    #[error("only some of the units of {0} can leave it, and at least one must stay (4.37)")]
    SplitNeedsSome(MissionId),
    /// All eight displays are taken.
    #[error("all eight air mission displays are in use (4.13)")]
    NoFreeDisplay,
    /// There is no such CAP mission.
    #[error("{0} is not in its box")]
    NoCap(CapId),
    /// The unit is not in flight.
    #[error("{0} is not flying in an air mission (4.16)")]
    NotFlying(AirUnitId),
    /// Intercept missions and CAP are of fighters alone.
    #[error("{0} is no fighter, and only fighters fly intercept missions and patrols (4.31)")]
    NotAFighter(AirUnitId),
    /// The display serves another mission.
    #[error("the display of {mission} is in use by {by} (4.13)")]
    DisplayInUse {
        /// The mission wanted.
        mission: MissionId,
        /// The mission there.
        by: MissionId,
    },
    /// The mission to join is elsewhere.
    #[error("{mission} is in {hex}; units join only a mission in their own hex (4.14)")]
    MissionElsewhere {
        /// The mission.
        mission: MissionId,
        /// Its hex.
        hex: HexId,
    },
    /// A CAP mission is of one task group.
    #[error("{carrier} is not of the task group of {cap}, whose units all come from it (4.33)")]
    CapOfOneGroup {
        /// The CAP mission.
        cap: CapId,
        /// The carrier.
        carrier: CarrierId,
    },
    /// The CAP box is full.
    #[error("Task Group {0} may have two CAP missions of three units together, and no more (4.33)")]
    CapFull(TaskGroupId),
    /// The group goes to leeward.
    #[error("Task Group {0} has gone to leeward: no patrol enters its box (17.2)")]
    NoCapToLeeward(TaskGroupId),
    /// Nobody was named.
    #[error("no unit was named to launch (4.14)")]
    NobodyToLaunch,
    /// Units of different hexes do not fly together.
    #[error("units launched in different hexes cannot form one mission (4.14)")]
    DifferentHexes,
    /// So many strikes.
    #[error("the units divide among Air Strike 1 to Air Strike {0}")]
    SoManyStrikes(u8),
    /// The units are not in the pool.
    #[error("only units still waiting can be put into a strike")]
    NotInPool,
    /// The units are not in the mission.
    #[error("those units are not all in {0}")]
    NotInMission(MissionId),
    /// Units are left over.
    #[error("{0} of the units have no strike yet")]
    PoolNotEmpty(u8),
}
