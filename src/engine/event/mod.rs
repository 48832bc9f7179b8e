//! What happened. The table changes by events and by nothing else, so that a game can be audited
//! from its events alone.

mod happening;
mod parts;

use serde::Serialize;

use super::clock::Turn;
use super::fleet::{
    AirUnitId, CapId, CarrierId, Fuel, Interceptor, MissionId, TaskGroupId, UnitSet,
};
use super::forces::{ForceId, RaidId};
use super::map::HexId;
use super::order::Order;
use super::scenario::{Scored, Variant};
use super::sequence::SegmentId;

pub use happening::{Happening, Moment};
pub use parts::{Choice, Deck, FuelUse, Purpose, Roll, Target, UnitLoss};

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

impl Event {
    /// Whether the event told the player something that no order could have told: a die or a
    /// random choice. Stepping back past one is counted.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Roll(_) | Event::Pick { .. })
    }
}
