//! Why an air mission cannot fly there (4.22, 4.4).

use crate::engine::fleet::MissionId;
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;

/// Why an air mission cannot fly there (4.22, 4.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MovementRefusal {
    /// The mission has moved or held already.
    #[error("{0} has already had its order for this segment (4.41)")]
    HadItsOrder(MissionId),
    /// The hex is the one the mission is in.
    #[error("{0} is in that hex already; to stay there, hold (4.431)")]
    SameHex(MissionId),
    /// Too far for one segment.
    #[error(
        "{to} is {distance} hexes off, and {mission} can still fly {most} in this segment (4.432)"
    )]
    TooFar {
        /// The mission.
        mission: MissionId,
        /// Hexes it can still fly.
        most: u8,
        /// The hex.
        to: HexId,
        /// How far that is.
        distance: u8,
    },
    /// Fuel critical missions fly one hex.
    #[error("{0} is or would be fuel critical after its first hex, and can fly no second (4.45)")]
    CriticalSecondHex(MissionId),
    /// Japanese ships are in the hex.
    #[error(
        "{force} is in {hex}, and an intercept mission may not enter a hex with Japanese ships (4.36)"
    )]
    JapaneseShips {
        /// The ships.
        force: ForceId,
        /// The hex.
        hex: HexId,
    },
    /// The strike is far from its carriers, and no detected force is left to fly to.
    #[error(
        "{0} is farther than two hexes from its carriers and has no detected force to fly to; it flies back, or to Guam (4.22)"
    )]
    NothingToWaitFor(MissionId),
    /// The strike has made its attempts.
    #[error("{0} has made its attempts and must fly home (5.23)")]
    MustReturn(MissionId),
    /// Only new missions fly at launch.
    #[error("{0} has not just been launched, and flies in the movement segment (4.42)")]
    NotJustLaunched(MissionId),
    /// One hex at launch.
    #[error("{mission} has just been launched and may fly one hex; {to} is not next to it (4.42)")]
    OneHexAtLaunch {
        /// The mission.
        mission: MissionId,
        /// The hex wanted.
        to: HexId,
    },
    /// The strike needs a target to go there.
    #[error(
        "{mission} would stray more than two hexes from its task group, and {to} is not on the straight way to a detected force (4.22)"
    )]
    StrikeNeedsATarget {
        /// The strike.
        mission: MissionId,
        /// The hex wanted.
        to: HexId,
    },
}
