//! Why ships cannot fire so, or stand by (21, 12.411).

use crate::engine::ships::ShipId;

/// Why ships cannot fire so, or stand by (21, 12.411).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SurfaceRefusal {
    /// She does not fire in this round.
    #[error("{0} does not fire in this round (21.22)")]
    DoesNotFire(ShipId),
    /// She has her target.
    #[error("{0} has her target already (21.24)")]
    HasHerTarget(ShipId),
    /// That ship is not in the fight.
    #[error("{0} is not among the enemy's ships in this fight (21.24)")]
    NotInTheFight(ShipId),
    /// Others of her weight come first.
    #[error("{at} is under fire already, and {other} of the same weight is not (21.24)")]
    OthersFirst {
        /// The ship wanted.
        at: ShipId,
        /// One that nobody fires on yet.
        other: ShipId,
    },
    /// Surface combat is not played.
    #[error("nobody stands by a crippled ship where surface combat is not played (12.411)")]
    NotPlayed,
    /// Not a surface unit that can stay.
    #[error("{0} is no surface unit that could stay here (12.411)")]
    CannotStandBy(ShipId),
    /// No crippled ship there.
    #[error("{0} is not crippled, and needs nobody to stand by (12.411)")]
    NotCrippled(ShipId),
    /// None is named.
    #[error("no units are named to stand by (12.411)")]
    NobodyNamed,
}
