//! Why an order is refused: one sentence, with the rule that forbids it.

use super::fleet::{AirUnitId, CapId, CarrierId, Fuel, Interceptor, MissionId};
use super::forces::{ForceId, RaidId};
use super::map::HexId;

/// A refusal. The order has changed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The order answers another question.
    #[error("that is not what is asked now")]
    NotAsked,
    /// There is no such mission on the map.
    #[error("{0} is not on the map")]
    NoMission(MissionId),
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
    /// The carrier is elsewhere.
    #[error("{carrier} is not in {hex}, where {mission} is (4.16)")]
    CarrierElsewhere {
        /// The carrier.
        carrier: CarrierId,
        /// The mission.
        mission: MissionId,
        /// The mission's hex.
        hex: HexId,
    },
    /// A crash blocks the deck.
    #[error("a crash blocks the deck of {0} until it is cleared (4.452)")]
    DeckBlocked(CarrierId),
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
