//! Why ships cannot be attacked so, or fire so (5).

use crate::engine::fleet::{Fuel, MissionId};
use crate::engine::forces::ForceId;
use crate::engine::ships::ShipId;

/// Why ships cannot be attacked so, or fire so (5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum AttackRefusal {
    /// Only strikes attack.
    #[error("{0} is an intercept mission, and only strikes attack ships (4.2)")]
    OnlyStrikesAttack(MissionId),
    /// There is no such force.
    #[error("{0} is not on the map")]
    NoForce(ForceId),
    /// The force is elsewhere.
    #[error("{mission} and {force} are not in the same hex (5.1)")]
    ForceElsewhere {
        /// The strike.
        mission: MissionId,
        /// The force.
        force: ForceId,
    },
    /// The force is not detected.
    #[error("{0} is not detected, and only detected forces can be looked for (5.2)")]
    Undetected(ForceId),
    /// It is dark.
    #[error("it is night, and {0} would find nothing (6.41)")]
    NoStrikeAtNight(MissionId),
    /// The fuel cannot be paid.
    #[error("{mission} is at {fuel} and cannot pay another fuel point (5.61)")]
    CannotPay {
        /// The mission.
        mission: MissionId,
        /// Its fuel.
        fuel: Fuel,
    },
    /// There is no such damage roll.
    #[error("there is no damage roll {0} (5.61)")]
    NoSuchRoll(u8),
    /// The ship is not of the target.
    #[error("{0} is not among the ships attacked (5.61)")]
    NotATarget(ShipId),
    /// A roll has no ship yet.
    #[error("every damage roll needs its ship before the first die (5.61)")]
    NotAssigned,
    /// The ship is not a battleship of the Battle Line.
    #[error("{0} is not a battleship of the Battle Line (5.72)")]
    NotABattleship(ShipId),
    /// She is crippled.
    #[error("{0} is crippled, and her guns are silent (12.51)")]
    GunsSilent(ShipId),
    /// She has fired already.
    #[error("{0} has fired on an overflying raid in this phase (5.721)")]
    HasFired(ShipId),
}
