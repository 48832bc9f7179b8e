//! Why fighters cannot engage a raid so (4.5).

use crate::engine::fleet::{Fuel, Interceptor, MissionId};
use crate::engine::forces::RaidId;

/// Why fighters cannot engage a raid so (4.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InterceptionRefusal {
    /// There is no such raid.
    #[error("{0} is not on the map")]
    NoRaid(RaidId),
    /// Strikes do not fight raids.
    #[error("{0} is a strike, and strikes do not fight raids (4.24)")]
    StrikeNeverIntercepts(MissionId),
    /// They are not in the same hex.
    #[error("{interceptor} and {raid} are not in the same hex (4.5)")]
    NotInItsHex {
        /// The fighters.
        interceptor: Interceptor,
        /// The raid.
        raid: RaidId,
    },
    /// One raid a mission.
    #[error("{0} already has a raid to fight, and may engage only one (4.51)")]
    AlreadyEngaged(Interceptor),
    /// The three fuel points cannot be paid.
    #[error("{mission} is at {fuel} and cannot pay the three fuel points of combat (4.51)")]
    CannotPayCombat {
        /// The mission.
        mission: MissionId,
        /// Its fuel.
        fuel: Fuel,
    },
    /// The division is out of its limits.
    #[error(
        "{least} to {most} of the fighters must go against the escorts, one for every two escort points (4.52)"
    )]
    Division {
        /// Fewest units against the escorts.
        least: u8,
        /// Most units against the escorts.
        most: u8,
    },
}
