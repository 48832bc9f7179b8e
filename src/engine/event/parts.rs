//! What events speak of: dice, choices, causes.

use std::fmt;

use serde::Serialize;

use crate::engine::charts::Outcome;
use crate::engine::fleet::{
    AirUnitId, CapId, CarrierId, MissionId, SearchId, SubmarineId, TaskGroupId,
};
use crate::engine::forces::{ForceId, LandBase, Launcher, OilerId, RaidId};
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::surface::Side;
use crate::engine::title::PhilippineSea;

/// A die rolled on a chart.
pub type Roll = kernel::Roll<PhilippineSea>;

/// Something chosen at random without a chart.
pub type Pick = kernel::Pick<PhilippineSea>;

/// What a roll resolves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// The fuel of a CAP mission placed on the map (4.35).
    CapFuel(CapId),
    /// What a second hex costs (4.432).
    SecondHex(MissionId),
    /// Whether a unit lands (4.451).
    Landing(AirUnitId),
    /// Whether a lost landing blocks the deck (4.452).
    Crash(CarrierId),
    /// Whether a blocked deck is cleared (4.453).
    Clearing(CarrierId),
    /// How far out a raid is met (10.21).
    Range(RaidId),
    /// How many points of a raid are fighters (10.13).
    Escorts(RaidId),
    /// Fighters of a mission fire on part of a raid (4.54).
    UsFire(MissionId, RaidId, Target),
    /// Escorts of a raid fire on a mission's fighters (4.54).
    Escort(RaidId, MissionId),
    /// The escort that broke through fires (4.57).
    BreakThrough(RaidId, MissionId),
    /// Whether a strike finds a force (5.21).
    Contact(MissionId, ForceId),
    /// Whether a strike surprises a force (5.31).
    Surprise(MissionId, ForceId),
    /// Escorts of a strike fire on the CAP they meet (4.53).
    EscortsFire(MissionId, ForceId),
    /// CAP of a force fires on a strike's escorts (4.53).
    CapOnEscorts(ForceId, MissionId),
    /// CAP of a force fires on a strike's attack planes (4.53).
    CapOnAttackPlanes(ForceId, MissionId),
    /// A force's guns fire on a strike (5.51).
    JapaneseGuns(ForceId, MissionId),
    /// A task group's guns fire on a raid (5.73).
    UsGuns(TaskGroupId, RaidId),
    /// What a raid does about the Battle Line (5.72).
    BattleLine(RaidId),
    /// A damage roll on a ship (5.61).
    Damage(ShipId),
    /// Whether a hit carrier takes fire (12.31).
    Outbreak(CarrierId),
    /// What a carrier's fire does (12.32).
    Spread(CarrierId),
    /// Whether an inoperative flight deck is repaired (12.13).
    Repair(CarrierId),
    /// What a Japanese submarine does to ships that show lights (14.22).
    SubmarineAtLights(HexId),
    /// What a Japanese submarine does to a crippled ship (14.25).
    SubmarineAtCripple(ShipId),
    /// Which arm of every compass is read in this segment (7.221).
    MissionMovement,
    /// Whether a search sees a force (8.34).
    Search(SearchId, ForceId),
    /// Which way a force is from where it was reported (18.32).
    LocationDirection(ForceId),
    /// How far a force is from where it was reported (18.33).
    LocationDistance(ForceId),
    /// What a force proves to be at Level 2 (7.36).
    LevelTwo(ForceId),
    /// What a force proves to be at Level 3 (7.37, 7.39).
    LevelThree(ForceId),
    /// How many carriers a force really has (7.41).
    LevelFour(ForceId),
    /// The screen of a carrier force (7.44).
    Screen(ForceId),
    /// Whether a force would raid now, if it had carriers (10.1B).
    WouldRaid(Launcher),
    /// How strong the raid of a force is (10.1E).
    RaidStrength(Launcher),
    /// Whether aircraft come to Guam from a base (16.12).
    LandAirArrival(LandBase),
    /// How many come (16.12).
    LandAirStrength(LandBase),
    /// Whether a new carrier force is there at all (13.22).
    Commitment(ForceId),
    /// How many fighters are up over a force (5.41).
    CapStrength(ForceId),
    /// In which zone a force arrives (7.12).
    ArrivalZone(ForceId),
    /// In which hex of its zone (7.14).
    ArrivalHex(ForceId),
    /// Whether US carriers near its hex turn it away (7.15).
    ArrivalNearCarriers(ForceId),
    /// Whether a US submarine finds a force (14.13).
    SubmarineContact(SubmarineId, ForceId),
    /// How many damage rolls the attack of a US submarine has (14.16).
    UsSubmarineAttack(SubmarineId, ForceId),
    /// A damage roll of a US submarine (14.16).
    TorpedoHits(SubmarineId, ForceId),
    /// What the escorts of a force do to a US submarine (14.17).
    Hunt(ForceId, SubmarineId),
    /// Whence the wind blows (17.6).
    Wind,
    /// Whether a raid flies to Guam instead of home (23.2).
    Shuttle(RaidId),
    /// Whether a force refuels (20.61).
    Refuelling(ForceId),
    /// How well a side does in an evasion (21.14).
    Evasion(Side),
    /// Who is caught unawares in a fight at night (21.21).
    SurfaceSurprise(HexId),
    /// The guns of a ship on another (21.25).
    Gunfire(ShipId, ShipId),
    /// The torpedoes of a ship on another (21.26).
    ShipTorpedoes(ShipId, ShipId),
}

impl Purpose {
    /// The hits that a result counts, if it is of a damage roll (5.61).
    pub const fn hits(self, result: Outcome) -> Option<u8> {
        match (self, result) {
            (
                Purpose::Damage(_) | Purpose::Gunfire(..) | Purpose::ShipTorpedoes(..),
                Outcome::Number(hits),
            ) => Some(hits),
            _ => None,
        }
    }
}

/// What part of a raid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Target {
    /// Its fighters.
    Fighters,
    /// Its attack planes.
    AttackPlanes,
}

/// A random choice that is not read from a chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Which of two hexes a raid takes (10.21, 10.23).
    RaidHex(RaidId),
    /// Which unit of a mission is lost (4.56).
    UnitLost(MissionId),
    /// Which unit of a strike is kept from its attack (4.57, 5.51).
    UnitAborted(MissionId),
    /// Which force a strike takes for its target (5.24).
    WrongTarget(MissionId),
    /// Which raid attacks next (5.71).
    NextRaid,
    /// Which task group a raid attacks (5.71).
    TaskGroup(RaidId),
    /// Which point of a raid a gun hits (5.72): a fighter or an attack plane.
    PointHit(RaidId),
    /// Which ship a damage roll of a raid falls on (5.61).
    Ship(RaidId),
    /// Which unit aboard a carrier is lost to a hit (12.14).
    UnitAboard(CarrierId),
    /// Which carrier in a lit hex a submarine hits (14.24).
    SubmarineTarget(HexId),
    /// Which activation chit is drawn (3.1).
    Chit,
    /// Which of several hexes a force moves to (7.222, 19.2).
    ForceHex(ForceId),
    /// Which chit of Level 1 a force gets (7.35, 7.52).
    LevelOne(ForceId),
    /// Which chit of Level 3 a force gets, of those that differ as little from the chart (7.38).
    LevelThree(ForceId),
    /// Which ship a force has (7.39, 7.42).
    ShipDrawn(ForceId),
    /// Which of several task groups that are as near a force raids (10.1B).
    RaidTarget(Launcher),
    /// Which of several task groups that are as near a force goes by (7.21, 19.2).
    NearestGroup(ForceId),
    /// Which of several forces that are as near to the invasion zone is looked through next (13.23).
    NextAtTheLimit,
    /// Which free hex of its zone a force arrives in (7.12).
    ArrivalHex(ForceId),
    /// Which ship of a force the torpedoes have hit (14.162, 14.163).
    TorpedoedShip(ForceId),
    /// In which of its hexes an oiler lies (20.3).
    OilerHex(OilerId),
    /// Which of several oilers that are as near a force makes for (20.5).
    Oiler(ForceId),
    /// Which force in a hex our ships meet next (21.0).
    NextMeeting(HexId),
    /// Which of several ships a Japanese ship fires on (21.23).
    SurfaceTarget(ShipId),
    /// Where our ships in a hex withdraw to, as their way is closed (21.15).
    Withdrawal(HexId),
}

/// Where a chit of Level 1 came from (7.35, 7.52).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawnFrom {
    /// The cup.
    Cup,
    /// Those kept out of it for double forces.
    Withheld,
}

/// Why a drawn activation chit activates nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Idle {
    /// It is a No Op chit (3.22).
    NoOp,
    /// Its force has left the map (3.2).
    ForceGone,
    /// Its force has moved with its other half, whose chit was drawn first (7.53).
    MovedWithOther,
    /// There is no hex that Task Force 58 could move to (6.34).
    NowhereToMove,
    /// A raid of Guam is still in the air (11.23).
    RaidInPlay,
    /// Every US submarine has been sunk (14.12).
    NoSubmarines,
}

/// Why a reported force proved to be nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NothingThere {
    /// Its chit says so (7.35).
    FalseContact,
    /// No chit of Level 1 was left for it (7.35).
    NoChitLeft,
    /// Its chit is a Double Force, and there is no counter for the other half (7.52).
    NoCounterLeft,
    /// It seemed to be a new carrier force, and the commitment test says that it is not there (13.22).
    NotCommitted,
    /// It had carriers, and the commitment limit lets no more of them come (13.23).
    NoMoreCarriers,
    /// At the commitment limit there were four surface forces without it (13.23, 13.231).
    EnoughSurfaceForces,
}

/// Why a search turned for home before it had flown its way out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnReason {
    /// It has had its second look at the force it shadowed (18.11).
    SecondLook,
    /// The force it shadowed has left the map (18.11).
    ForceGone,
    /// It is too dark for a second look (8.34).
    Dark,
    /// Fighters with drop tanks met a carrier force (18.23).
    MetCarriers,
}

/// What moved a Japanese force (7.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ForceMove {
    /// The compass of its zone (7.22).
    Mission,
    /// It retires (19.2).
    Retirement,
    /// It makes for an oiler, or waits at it (20.5).
    ForOil,
    /// It draws off to fight from where its planes reach farther (7.21, 7b).
    OpensRange,
    /// It comes up to where it fights best (7.21, 7e).
    ClosesIn,
    /// It goes for a crippled ship of ours (12.45).
    ForCripple,
    /// It was not where it had been reported (18.3).
    Correction,
    /// It comes for our ships (7.24).
    Engages,
    /// It withdraws from our ships (21.15).
    Withdraws,
}

/// What fuel was spent on (4.435).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FuelUse {
    /// The first hex of a move, or keeping the hex (4.431).
    FirstHex,
    /// Keeping the hex (4.431).
    Holding,
    /// Keeping the hex over carriers that the wind lets land no more units in this phase (4.431, 17.2, 17.3).
    WaitingForTheWind,
    /// The second hex (4.432).
    SecondHex,
    /// Interception combat (4.434).
    Combat,
    /// The hex flown at launch (4.42).
    Launch,
    /// A second attempt to find the target (5.22).
    SecondContact,
    /// Drawing a strike together for its attack (5.61).
    Coordination,
}

/// Why something in the air flew a hex.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MoveReason {
    /// The player ordered it (4.43).
    Ordered,
    /// The hex that a new mission may fly at once (4.42).
    Launch,
    /// A strike that must return was left without an order (5.23).
    Return,
    /// A raid flies to its target (10.23).
    ToTarget,
    /// A strike flies to another force than the one it looked for (5.25).
    WrongTarget,
}

/// How a US air unit was lost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnitLoss {
    /// In air-to-air combat (4.56).
    Combat,
    /// Landing (4.451).
    Landing,
    /// Its mission reached box 7 of Fuel Critical (4.454).
    OutOfFuel,
    /// By anti-aircraft fire (5.51).
    Guns,
    /// Aboard a carrier that was hit (12.14).
    Aboard,
    /// Pushed over the side (6.291).
    PushedOver,
    /// Back from a search, with no deck to land on (8.28).
    NoRoom,
    /// Still in the air when the game ended, with too little fuel to come home.
    NeverHome,
    /// Back from a search, with no deck to land on for the wind (8.28, 17.2, 17.3).
    NoRoomInTheWind,
}

impl UnitLoss {
    /// Whether it is a search that found no deck: such losses count as in its task group's hex, whether or not that has a
    /// ship of its own left there (8.28).
    pub const fn is_without_deck(self) -> bool {
        matches!(self, UnitLoss::NoRoom | UnitLoss::NoRoomInTheWind)
    }

    /// Whether it was lost aboard a carrier: such losses count as in a task group's hex, wherever she is (15.1,
    /// 6.291).
    pub const fn is_aboard(self) -> bool {
        matches!(self, UnitLoss::Aboard | UnitLoss::PushedOver)
    }
}

/// Where on a carrier a unit stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// On the flight deck, armed and fuelled.
    Ready,
    /// On the flight deck, just landed.
    Landing,
    /// Below, being armed and fuelled.
    Servicing,
    /// Below, stored.
    Hangar,
}

impl Deck {
    /// The four boxes, flight deck first.
    pub const ALL: [Deck; 4] = [Deck::Ready, Deck::Landing, Deck::Servicing, Deck::Hangar];
}

impl fmt::Display for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Deck::Ready => "Ready",
            Deck::Landing => "Landed",
            Deck::Servicing => "Servicing",
            Deck::Hangar => "Hangar",
        })
    }
}

/// The Japanese air points of an event: a raid's, or those over a force.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AirPoints {
    /// Of a raid.
    Raid(RaidId),
    /// Of a force: its CAP (5.4).
    Force(ForceId),
    /// Of a raid on its way home (10.33).
    Returning(RaidId),
}

impl fmt::Display for AirPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AirPoints::Raid(raid) => raid.fmt(f),
            AirPoints::Force(force) => write!(f, "the CAP of {force}"),
            AirPoints::Returning(raid) => write!(f, "{raid}, coming home"),
        }
    }
}

/// What shot Japanese air points down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Killer {
    /// The fighters of a mission.
    Mission(MissionId),
    /// The guns of a task group (5.5).
    Guns(TaskGroupId),
    /// Nobody: their flight decks were put out of action under them (10.33, 12.29).
    NoDeck,
}

impl fmt::Display for Killer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Killer::Mission(mission) => mission.fmt(f),
            Killer::Guns(group) => write!(f, "Task Group {group}"),
            Killer::NoDeck => f.write_str("no deck to land on"),
        }
    }
}

/// What hit a ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HitKind {
    /// Bombs and torpedoes (5.6).
    AirAttack,
    /// A fire aboard (12.33).
    Fire,
    /// Torpedoes of a submarine (14.24).
    Torpedo,
    /// Guns and torpedoes of ships (21.25).
    Gunfire,
}

impl HitKind {
    /// All of them.
    pub const ALL: [HitKind; 4] = [
        HitKind::AirAttack,
        HitKind::Fire,
        HitKind::Torpedo,
        HitKind::Gunfire,
    ];
}

kernel::serialize_as_printed!(AirPoints, Killer, Purpose, Choice);

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Target::Fighters => "escorts",
            Target::AttackPlanes => "attack planes",
        })
    }
}

/// A step at which the line of a narrow search runs between two hexes (8.32).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Between {
    /// The hexes.
    pub hexes: [HexId; 2],
    /// Whether the player was asked through which of them it flies; with no force in either it takes the first.
    pub asked: bool,
}

/// Why a unit of a search lands on a carrier of another task group than the one that launched it (8.28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum AnotherGroup {
    /// Its own has no carrier that can take planes (12.11).
    NoCarrier,
    /// Its own is in the hex, and none of its carriers has room now (6.28, 8.282).
    NoRoom,
    /// It was chosen to: any carrier in the hex will do.
    Chosen,
}
