//! Why an order is refused: one sentence, with the rule that forbids it.

use super::event::Deck;
use super::fleet::{
    AirStep, AirUnitId, CapId, CarrierId, Fuel, Interceptor, MissionId, SearchId, TaskGroupId,
};
use super::forces::{ForceId, RaidId};
use super::map::HexId;
use super::ships::ShipId;

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
    /// The order belongs to another step of air operations.
    #[error("to {wanted} is another step of air operations; now is the time to {now} (6.23)")]
    OtherStep {
        /// The step of the order.
        wanted: AirStep,
        /// The step now.
        now: AirStep,
    },
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
    /// The strike is far from its carriers, and no detected force is left to fly to.
    #[error(
        "{0} is farther than two hexes from its carriers and has no detected force to fly to; it flies back, or to Guam (4.22)"
    )]
    NothingToWaitFor(MissionId),
    /// The strike has made its attempts.
    #[error("{0} has made its attempts and must fly home (5.23)")]
    MustReturn(MissionId),
    /// There is no such task group.
    #[error("Task Group {0} is not in this game")]
    NoTaskGroup(TaskGroupId),
    /// There is no such carrier.
    #[error("{0} is not in this game")]
    NoCarrier(CarrierId),
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
    /// The unit is not ready.
    #[error("{0} is not ready on a flight deck (6.24)")]
    NotReady(AirUnitId),
    /// Nobody was named.
    #[error("no unit was named to launch (4.14)")]
    NobodyToLaunch,
    /// Units of different hexes do not fly together.
    #[error("units launched in different hexes cannot form one mission (4.14)")]
    DifferentHexes,
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
    /// The carrier is gone.
    #[error("{0} has been sunk")]
    CarrierSunk(CarrierId),
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
    /// The carrier is full.
    #[error("{carrier} carries {limit} and is full (6.29)")]
    CarrierFull {
        /// The carrier.
        carrier: CarrierId,
        /// Her limit.
        limit: u8,
    },
    /// Only landed units go over the side.
    #[error(
        "{0} is not a landed unit on a flight deck, and only those may be pushed over the side (6.291)"
    )]
    OnlyLandedGoOver(AirUnitId),
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
    /// The ship is not a battleship of the Battle Line.
    #[error("{0} is not a battleship of the Battle Line (5.72)")]
    NotABattleship(ShipId),
    /// She is crippled.
    #[error("{0} is crippled, and her guns are silent (12.51)")]
    GunsSilent(ShipId),
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
    /// A search is of one or two units.
    #[error("a search is flown by one unit or two (8.27)")]
    SearchOfOneOrTwo,
    /// Both units come from one task group.
    #[error("the units of a search come from one task group, which they return to (8.28)")]
    SearchOfOneGroup,
    /// Nobody searches at night.
    #[error("no plane takes off at night")]
    NoSearchAtNight,
    /// The option is not in play.
    #[error("searches to twelve hexes are an option that this game does not use (18.2)")]
    NoExtendedSearch,
    /// Only fighters search so far.
    #[error("{0} is no fighter, and only fighters search to twelve hexes (18.21)")]
    ExtendedNeedsFighters(AirUnitId),
    /// There is no such direction.
    #[error("a narrow search is aimed at one of the 84 hexes fourteen hexes away (8.26)")]
    NoSuchAim,
    /// There is no such search.
    #[error("{0} is not in the air")]
    NoSearch(SearchId),
    /// The search is elsewhere.
    #[error("{carrier} is not where {search} is (8.28)")]
    SearchElsewhere {
        /// The search.
        search: SearchId,
        /// The carrier.
        carrier: CarrierId,
    },
    /// There is a deck to land on.
    #[error("{0} must land while there is a deck for it (8.28)")]
    SearchMustLand(SearchId),
    /// The line does not run there.
    #[error("the straight line of the search does not run through {0} (8.32)")]
    NotOnTheLine(HexId),
    /// The force is not there, or was looked for.
    #[error("{0} is not in the zone, or has been looked for already (8.331)")]
    NotInTheZone(ForceId),
    /// She has fired already.
    #[error("{0} has fired on an overflying raid in this phase (5.721)")]
    HasFired(ShipId),
}
