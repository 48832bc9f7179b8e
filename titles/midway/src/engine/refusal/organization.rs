//! Why the player cannot organize his forces so (6.0(11)).

use crate::engine::map::Place;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, Leader, Ship, Unit, UsnForce};

/// Why the player cannot organize his forces so (6.0(11)).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OrganizationRefusal {
    /// One unit a turn.
    #[error("the reinforcement of this turn has come already (6.0(11a))")]
    Reinforced,
    /// It is not in the box.
    #[error("{0} is not in the Reinforcements box (6.0(11a))")]
    NotAReinforcement(Unit),
    /// The base or deck is full.
    #[error("there is no room for {unit} in {base} (4.1, 4.2)")]
    NoRoom {
        /// The air unit.
        unit: AirUnit,
        /// The base, or the carrier.
        base: AirBase,
    },
    /// The task force is full.
    #[error("{force} holds {most} ships with its leaders (4.4)")]
    ForceFull {
        /// The force.
        force: UsnForce,
        /// How many ships it holds.
        most: usize,
    },
    /// Ship and task force are apart.
    #[error("{ship} and {force} are not in the same place (6.0(11b))")]
    Apart {
        /// The ship.
        ship: Ship,
        /// The force.
        force: UsnForce,
    },
    /// She is there.
    #[error("{ship} is in {force} already (6.0(11b))")]
    InForce {
        /// The ship.
        ship: Ship,
        /// The force.
        force: UsnForce,
    },
    /// She is by herself.
    #[error("{0} is in no task force (8.2)")]
    InNoForce(Ship),
    /// His force would be without a ship.
    #[error("{leader} must go to another task force before the last ship leaves {force} (20.1)")]
    LeaderAlone {
        /// The leader.
        leader: Leader,
        /// His force.
        force: UsnForce,
    },
    /// Only naval aviation goes aboard.
    #[error("{0} is land-based, and cannot go aboard a carrier (2.2)")]
    LandBased(AirUnit),
    /// She has no flight deck.
    #[error("{0} is not a carrier (4.1)")]
    NotACarrier(Ship),
    /// The carrier is by herself.
    #[error("{0} is in no task force, and takes no air units aboard (6.0(11b))")]
    CarrierAlone(Ship),
    /// Air unit and carrier are apart.
    #[error("{unit} and {carrier} are not in the same place (6.0(11b))")]
    AirApart {
        /// The air unit.
        unit: AirUnit,
        /// The carrier.
        carrier: Ship,
    },
    /// It is there.
    #[error("{unit} is aboard {carrier} already (6.0(11b))")]
    Aboard {
        /// The air unit.
        unit: AirUnit,
        /// The carrier.
        carrier: Ship,
    },
    /// Fewer than two task forces are named, or one twice.
    #[error("name two or more task forces, each once (6.0(11c))")]
    NothingToCombine,
    /// The task forces are apart.
    #[error("{0} and {1} are not in the same place (6.0(11c))")]
    ForcesApart(UsnForce, UsnForce),
    /// The marker is in use.
    #[error("{0} is on the map already (6.0(11d))")]
    InUse(UsnForce),
    /// No task force is formed there.
    #[error(
        "task forces are formed in West Coast, Pearl Harbor and Australia, not at {0} (6.0(11d))"
    )]
    NotFormedHere(Place),
    /// The leader is not in the game, or lost.
    #[error("{0} is with no task force (20.1)")]
    NoLeader(Leader),
    /// He is there.
    #[error("{leader} is with {force} already (20.1)")]
    LeaderThere {
        /// The leader.
        leader: Leader,
        /// The force.
        force: UsnForce,
    },
    /// The leader's task force and the other are apart.
    #[error("{leader} and {force} are not in the same place (20.1)")]
    LeaderApart {
        /// The leader.
        leader: Leader,
        /// The force.
        force: UsnForce,
    },
    /// Two leaders are with it.
    #[error("{0} would have more than two leaders (20.1)")]
    TooManyLeaders(UsnForce),
}
