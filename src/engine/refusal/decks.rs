//! Why a carrier cannot launch, handle or land a unit (6.2).

use crate::engine::event::Deck;
use crate::engine::fleet::{AirStep, AirUnitId, CarrierId, MissionId, TaskGroupId};
use crate::engine::map::HexId;

/// Why a carrier cannot launch, handle or land a unit (6.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DeckRefusal {
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
    /// The order belongs to another step of air operations.
    #[error("to {wanted} is another step of air operations; now is the time to {now} (6.23)")]
    OtherStep {
        /// The step of the order.
        wanted: AirStep,
        /// The step now.
        now: AirStep,
    },
    /// There is no such carrier.
    #[error("{0} is not in this game")]
    NoCarrier(CarrierId),
    /// The unit is not ready.
    #[error("{0} is not ready on a flight deck (6.24)")]
    NotReady(AirUnitId),
    /// Launching and landing exclude each other.
    #[error("{0} cannot launch and land in the same air operations segment (6.28)")]
    LaunchedOrLanded(CarrierId),
    /// The launch limit.
    #[error("{carrier} can launch {limit} in this segment and no more (6.24)")]
    LaunchLimit {
        /// The carrier.
        carrier: CarrierId,
        /// Her limit.
        limit: u8,
    },
    /// The launch occupancy limit.
    #[error(
        "{carrier} has {on_deck} units on her flight deck and cannot launch with more than {limit} there (6.24)"
    )]
    LaunchOccupancy {
        /// The carrier.
        carrier: CarrierId,
        /// Units on her deck.
        on_deck: u8,
        /// Her limit.
        limit: u8,
    },
    /// The carrier is gone.
    #[error("{0} has been sunk")]
    CarrierSunk(CarrierId),
    /// It is dark.
    #[error("no plane takes off at night without rule 22 (6.41)")]
    NoTakeOffAtNight,
    /// Night fighters drop no bombs.
    #[error("no strike takes off at night: night fighters search, or intercept (22.1)")]
    NoStrikeTakesOffAtNight,
    /// The unit is not equipped for the night.
    #[error("{0} cannot take off at night: only night fighters can (22.1)")]
    NotNightCapable(AirUnitId),
    /// The unit has flown by day.
    #[error("{0} has flown by day on June 19, and its crews rest tonight (22.5)")]
    FlewByDay(AirUnitId),
    /// Her deck crews have worked through the night.
    #[error(
        "the deck crews of {carrier} have worked through the night: until 0650 she launches or lands no more than {limit} in a phase (22.6)"
    )]
    TiredCrews {
        /// The carrier.
        carrier: CarrierId,
        /// Units that she launches or lands.
        limit: u8,
    },
    /// The carrier burns.
    #[error("{0} is on fire and conducts no air operations (12.34)")]
    OnFire(CarrierId),
    /// Her deck is inoperative.
    #[error("the flight deck of {0} is inoperative, and she conducts no air operations (12.12)")]
    DeckInoperative(CarrierId),
    /// The unit is not aboard a carrier.
    #[error("{0} is not aboard a carrier")]
    NotAboard(AirUnitId),
    /// A unit in the air comes down to the landing box.
    #[error("{0} is in the air, and comes aboard by landing (6.28)")]
    LandsFirst(AirUnitId),
    /// Units change their carrier only by flying.
    #[error("{unit} is not aboard {carrier}, and changes ships only by flying (6.28)")]
    OtherCarrier {
        /// The unit.
        unit: AirUnitId,
        /// The carrier wanted.
        carrier: CarrierId,
    },
    /// No move leads from one box to the other.
    #[error(
        "{unit} cannot go from {from} to {to}: landed units go to the hangar, from there to servicing, and then up (6.21)"
    )]
    NoWay {
        /// The unit.
        unit: AirUnitId,
        /// Where it stands.
        from: Deck,
        /// Where it was to go.
        to: Deck,
    },
    /// The unit is in a box the order does not fit.
    #[error("{unit} stands in {place}, and cannot be moved so from there (6.23)")]
    WrongBox {
        /// The unit.
        unit: AirUnitId,
        /// Where it stands.
        place: Deck,
    },
    /// The flight deck is full.
    #[error("the flight deck of {carrier} holds {limit} and is full (6.22)")]
    FlightDeckFull {
        /// The carrier.
        carrier: CarrierId,
        /// Her limit.
        limit: u8,
    },
    /// The servicing limit of the segment.
    #[error(
        "{carrier} can move {limit} into or out of servicing in this segment and no more (6.26)"
    )]
    ServicingLimit {
        /// The carrier.
        carrier: CarrierId,
        /// Her limit.
        limit: u8,
    },
    /// Servicing is full.
    #[error("servicing aboard {carrier} holds {limit} and is full (6.22)")]
    ServicingFull {
        /// The carrier.
        carrier: CarrierId,
        /// Her limit.
        limit: u8,
    },
    /// The lowering limit.
    #[error("{carrier} can lower {limit} in this segment and no more (6.27)")]
    LoweringLimit {
        /// The carrier.
        carrier: CarrierId,
        /// Her limit.
        limit: u8,
    },
    /// The landing limit.
    #[error("{carrier} can land {limit} in this segment and no more (6.28)")]
    LandingLimit {
        /// The carrier.
        carrier: CarrierId,
        /// Her limit.
        limit: u8,
    },
    /// Its task group goes to leeward.
    #[error(
        "Task Group {0} has gone to leeward: all its carriers together launch or land one unit in a phase (17.2)"
    )]
    ToLeeward(TaskGroupId),
    /// Her task group keeps station.
    #[error(
        "{0} keeps station and does not steam into the wind: she launches or lands one unit in a phase (17.3)"
    )]
    KeepsStation(CarrierId),
    /// Another light carrier of a task group that keeps station operates.
    #[error(
        "Task Group {0} keeps station: one of its light carriers launches or lands one unit in a phase, and the others none (17.3)"
    )]
    OneLightCarrier(TaskGroupId),
    /// The carrier is full.
    #[error("{carrier} carries {limit} and is full (6.29)")]
    CarrierFull {
        /// The carrier.
        carrier: CarrierId,
        /// Her limit.
        limit: u8,
    },
    /// The unit is there already.
    #[error("{unit} stands in {place} already")]
    StandsThere {
        /// The unit.
        unit: AirUnitId,
        /// Where it stands.
        place: Deck,
    },
    /// Before the first turn nobody has landed.
    #[error(
        "before the first turn units are Ready, in Servicing or in the hangar: nobody has landed yet"
    )]
    NobodyHasLanded,
    /// Only landed units go over the side.
    #[error(
        "{0} is not a landed unit on a flight deck, and only those may be pushed over the side (6.291)"
    )]
    OnlyLandedGoOver(AirUnitId),
}
