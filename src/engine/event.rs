//! What happened. The table changes by events and by nothing else, so that a game can be audited
//! from its events alone.

use std::fmt;

use serde::Serialize;

use super::charts::Applied;
use super::clock::Turn;
use super::fleet::{
    AirUnitId, CapId, CarrierId, Fuel, Interceptor, MissionId, TaskGroupId, UnitSet,
};
use super::forces::{ForceId, RaidId};
use super::map::HexId;
use super::order::Order;
use super::scenario::{Scored, Variant};
use super::sequence::SegmentId;

/// Something that happened, of the kind its tag says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The game begins.
    Game {
        /// The scenario's number.
        scenario: u8,
        /// The variants in play.
        options: Vec<Variant>,
    },
    /// A turn begins.
    Turn {
        /// Which.
        #[serde(flatten)]
        turn: Turn,
    },
    /// An action phase begins.
    Phase {
        /// 1 to 4.
        number: u8,
    },
    /// A segment begins.
    Segment {
        /// Which.
        name: SegmentId,
    },
    /// The player gave an order.
    Order {
        /// It.
        #[serde(flatten)]
        order: Order,
    },
    /// The die was rolled on a chart.
    Roll(Roll),
    /// Something was chosen at random without a chart.
    Pick {
        /// What was to be chosen.
        what: Choice,
        /// Among how many.
        among: u8,
        /// The choice.
        picked: String,
    },
    /// A task group was placed on the map.
    #[serde(rename = "placed")]
    TaskGroupPlaced {
        /// It.
        what: TaskGroupId,
        /// Where.
        hex: HexId,
    },
    /// A CAP mission was placed in its task group's box.
    #[serde(rename = "placed")]
    CapPlaced {
        /// It.
        what: CapId,
        /// Its units.
        units: UnitSet,
    },
    /// An air mission was placed on the map.
    #[serde(rename = "placed")]
    MissionPlaced {
        /// It.
        what: MissionId,
        /// Where.
        hex: HexId,
        /// Its units.
        units: UnitSet,
        /// Its fuel.
        fuel: Fuel,
        /// The CAP mission it was until now (4.34).
        from: Option<CapId>,
    },
    /// A raid was placed on the map.
    #[serde(rename = "placed")]
    RaidPlaced {
        /// It.
        what: RaidId,
        /// Where.
        hex: HexId,
        /// Its air points.
        points: u8,
        /// The hex it was launched from.
        source: HexId,
        /// The task group it flies to.
        target: TaskGroupId,
        /// First or second wave (10.24).
        wave: u8,
    },
    /// A Japanese force was placed on the map.
    #[serde(rename = "placed")]
    ForcePlaced {
        /// It.
        what: ForceId,
        /// Where.
        hex: HexId,
    },
    /// A mission flew one hex.
    #[serde(rename = "moved")]
    MissionMoved {
        /// It.
        what: MissionId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
        /// 1 or 2: which hex of this segment's move.
        hexes: u8,
    },
    /// A mission kept its hex (4.431).
    Held {
        /// It.
        what: MissionId,
    },
    /// A raid flew one hex.
    #[serde(rename = "moved")]
    RaidMoved {
        /// It.
        what: RaidId,
        /// From where.
        from: HexId,
        /// To where.
        to: HexId,
    },
    /// A mission spent fuel.
    Fuel {
        /// It.
        mission: MissionId,
        /// Fuel points.
        spent: u8,
        /// Where its marker stands now; below zero are the Fuel Critical boxes.
        left: Fuel,
        /// On what.
        why: FuelUse,
    },
    /// Units left an intercept mission to form another (4.37).
    Split {
        /// The mission they left.
        mission: MissionId,
        /// The mission they form.
        into: MissionId,
        /// The units.
        units: UnitSet,
    },
    /// The player decided that a mission meets a raid (4.51).
    Declared {
        /// The fighters.
        interceptor: Interceptor,
        /// The raid.
        raid: RaidId,
    },
    /// Fighters that were sent against a raid found nothing left to fight; it cost them nothing.
    StoodDown {
        /// The fighters.
        interceptor: Interceptor,
        /// The raid.
        raid: RaidId,
    },
    /// A raid's fighters were told from its attack planes (10.13).
    Sorted {
        /// The raid.
        raid: RaidId,
        /// Points of fighters.
        fighters: u8,
        /// Points of attack planes.
        attack: u8,
    },
    /// A mission's fighters were divided between escorts and attack planes (4.52).
    Divided {
        /// The mission.
        mission: MissionId,
        /// The raid.
        raid: RaidId,
        /// Units against the escorts.
        escorts: UnitSet,
        /// Units against the attack planes.
        attack: UnitSet,
    },
    /// An escort slipped past to the fighters that go for the attack planes (4.57).
    BrokeThrough {
        /// The raid whose escort it is.
        raid: RaidId,
        /// The mission it attacks.
        mission: MissionId,
    },
    /// A fighter unit was driven off and cannot fire at the attack planes (4.57).
    HeldOut {
        /// The mission it belongs to.
        mission: MissionId,
    },
    /// Japanese air points were shot down.
    #[serde(rename = "lost")]
    PointsLost {
        /// The raid.
        what: RaidId,
        /// Air points.
        points: u8,
        /// Of which kind.
        kind: Target,
        /// Where.
        #[serde(rename = "where")]
        hex: HexId,
        /// The mission that did it.
        why: MissionId,
    },
    /// A US air unit was lost.
    #[serde(rename = "lost")]
    UnitLost {
        /// The unit.
        what: AirUnitId,
        /// Units: always 1.
        points: u8,
        /// The mission it flew with.
        mission: MissionId,
        /// Where.
        #[serde(rename = "where")]
        hex: HexId,
        /// How.
        why: UnitLoss,
    },
    /// A mission's fight with its raid is over.
    Fought {
        /// The mission.
        mission: MissionId,
        /// The raid.
        raid: RaidId,
    },
    /// A unit landed.
    #[serde(rename = "deck")]
    Landed {
        /// On whom.
        carrier: CarrierId,
        /// The unit.
        unit: AirUnitId,
        /// The mission it flew with.
        from: MissionId,
        /// Where on the ship.
        to: Deck,
    },
    /// A crash blocks a deck (4.452).
    DeckCrash {
        /// Whose.
        carrier: CarrierId,
    },
    /// A blocked deck is clear again (4.453).
    DeckCleared {
        /// Whose.
        carrier: CarrierId,
    },
    /// An air mission left the map with its last unit.
    #[serde(rename = "removed")]
    MissionRemoved {
        /// It.
        what: MissionId,
    },
    /// A raid left the map with its last point.
    #[serde(rename = "removed")]
    RaidDestroyed {
        /// It.
        what: RaidId,
    },
    /// A raid got through to its target and left the map.
    GotThrough {
        /// It.
        raid: RaidId,
        /// Points of attack planes over the target.
        attack: u8,
    },
    /// Victory points were scored.
    Score {
        /// How many; below zero for the Japanese.
        vp: i16,
        /// For what.
        why: Scored,
    },
    /// The game is over.
    Ended {
        /// Net victory points.
        score: i16,
        /// The level of victory.
        level: &'static str,
    },
}

/// A die rolled on a chart.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Roll {
    /// What is being resolved.
    pub purpose: Purpose,
    /// The chart's rule.
    pub rule: &'static str,
    /// The chart.
    pub chart: &'static str,
    /// The column's heading.
    pub column: &'static str,
    /// What the die showed, 1 to 10.
    pub die: u8,
    /// What was added to it, and why.
    pub modifiers: Vec<Applied>,
    /// Die and modifiers together, before the clamp of 2.41.
    pub total: i8,
    /// What the chart says.
    pub result: String,
}

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
}

/// What fuel was spent on (4.435).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FuelUse {
    /// The first hex of a move, or keeping the hex (4.431).
    FirstHex,
    /// Keeping the hex (4.431).
    Holding,
    /// The second hex (4.432).
    SecondHex,
    /// Interception combat (4.434).
    Combat,
}

/// How a US air unit was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum UnitLoss {
    /// In air-to-air combat (4.56).
    Combat,
    /// Landing (4.451).
    Landing,
    /// Its mission reached box 7 of Fuel Critical (4.454).
    OutOfFuel,
}

/// Where on a carrier a unit stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// Just landed.
    Landing,
}

/// When something happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Moment {
    /// The turn.
    #[serde(flatten)]
    pub turn: Turn,
    /// 1 to 4, or 0 before the first.
    pub phase: u8,
    /// The segment, once one has begun.
    pub segment: Option<SegmentId>,
}

/// An event and when it happened.
#[derive(Clone, PartialEq, Debug)]
pub struct Happening {
    /// When.
    pub at: Moment,
    /// What.
    pub event: Event,
}

impl Event {
    /// Whether the event told the player something that no order could have told: a die or a
    /// random choice. Stepping back past one is counted.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Roll(_) | Event::Pick { .. })
    }
}

impl Serialize for Purpose {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Choice {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// One line of the event log: when, and then the event's own fields (`turn` events keep theirs).
impl Serialize for Happening {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Line<'a> {
            day: u8,
            turn: String,
            phase: u8,
            segment: Option<SegmentId>,
            #[serde(flatten)]
            event: Body<'a>,
        }
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Body<'a> {
            Clock { event: &'static str },
            Other(&'a Event),
        }
        let event = match &self.event {
            Event::Turn { .. } => Body::Clock { event: "turn" },
            Event::Phase { .. } => Body::Clock { event: "phase" },
            Event::Segment { .. } => Body::Clock { event: "segment" },
            other => Body::Other(other),
        };
        let turn = format!("{:04}", self.at.turn.time());
        Line {
            day: self.at.turn.day,
            turn,
            phase: self.at.phase,
            segment: self.at.segment,
            event,
        }
        .serialize(serializer)
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Target::Fighters => "escorts",
            Target::AttackPlanes => "attack planes",
        })
    }
}
