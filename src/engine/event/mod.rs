//! What happened. The table changes by events and by nothing else, so that a game can be audited
//! from its events alone.

mod forces;
mod happening;
mod parts;
mod searches;

use serde::Serialize;

use super::charts::{DamageRolls, Surprise};
use super::clock::Turn;
use super::combat::{Attacker, Quarry};
use super::fleet::{
    AirStep, AirUnitId, CapId, CarrierId, Fuel, Interceptor, MissionId, SearchId, TaskGroupId,
    UnitSet,
};
use super::forces::{Detection, ForceId, Intelligence, RaidId, Service};
use super::map::HexId;
use super::order::Order;
use super::scenario::{Scored, Variant};
use super::sequence::SegmentId;
use super::ships::{Condition, ShipId, ShipSet};

pub use forces::ForceEvent;
pub use happening::{Happening, Moment};
pub use parts::{
    AirPoints, Choice, Deck, DrawnFrom, ForceMove, FuelUse, HitKind, Killer, MoveReason, Purpose,
    Roll, Target, UnitLoss,
};
pub use searches::SearchEvent;

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
        /// The candidates, all equally likely.
        among: Vec<String>,
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
    /// Ships left the Battle Line and formed a task group of their own (6.15).
    Detached {
        /// The new task group.
        what: TaskGroupId,
        /// Where.
        hex: HexId,
        /// Its ships.
        ships: ShipSet,
    },
    /// A CAP mission was placed in its task group's box.
    #[serde(rename = "placed")]
    CapPlaced {
        /// It.
        what: CapId,
        /// The air mission display it holds (4.13).
        display: u8,
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
        /// Naval or land aircraft (5.75).
        service: Service,
    },
    /// A Japanese force was placed on the map.
    #[serde(rename = "placed")]
    ForcePlaced {
        /// It.
        what: ForceId,
        /// Where.
        hex: HexId,
        /// How well its place is known (8.1).
        detection: Detection,
        /// What is known of it (7.3).
        intelligence: Intelligence,
        /// Whether it retires (19).
        retiring: bool,
        /// Its ships, as far as they are known.
        ships: Vec<ShipId>,
        /// The strength of its CAP, where the scenario fixes it (5.4).
        cap: Option<u8>,
    },
    /// Units were placed aboard a carrier.
    #[serde(rename = "placed")]
    Aboard {
        /// The carrier.
        what: CarrierId,
        /// Where on her.
        deck: Deck,
        /// The units.
        units: UnitSet,
    },
    /// Units were set aside, to be divided among the strikes.
    #[serde(rename = "placed")]
    PoolPlaced {
        /// The units.
        units: UnitSet,
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
        /// What made it fly.
        why: MoveReason,
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
        /// What made it fly.
        why: MoveReason,
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
    /// A step of air operations begins (6.23).
    AirStep {
        /// Which.
        step: AirStep,
    },
    /// Units took off as a mission, or to join one (4.14).
    Launched {
        /// The mission.
        what: MissionId,
        /// Where.
        hex: HexId,
        /// The units that took off.
        units: UnitSet,
        /// The mission's fuel now (4.15).
        fuel: Fuel,
        /// The task group it belongs to.
        base: TaskGroupId,
    },
    /// Units took off for combat air patrol (4.33).
    CapLaunched {
        /// The CAP mission.
        what: CapId,
        /// The air mission display it holds (4.13).
        display: u8,
        /// The units that took off.
        units: UnitSet,
    },
    /// Units of a strike that is being formed went back to the others.
    Recalled {
        /// The strike they leave.
        mission: MissionId,
        /// The units.
        units: UnitSet,
    },
    /// A unit was raised, serviced, stowed or lowered (6.25-6.27).
    #[serde(rename = "deck")]
    Handled {
        /// On whom.
        carrier: CarrierId,
        /// The unit.
        unit: AirUnitId,
        /// From where.
        from: Deck,
        /// To where.
        to: Deck,
    },
    /// The player decided that a mission meets a raid (4.51).
    Declared {
        /// The fighters.
        interceptor: Interceptor,
        /// The raid.
        raid: RaidId,
    },
    /// A mission's fight with its raid begins; its fuel has been paid (4.51).
    BattleBegins {
        /// The mission.
        mission: MissionId,
        /// The raid.
        raid: RaidId,
    },
    /// Fighters that were sent against a raid found nothing left to fight; their fuel is spent (4.51).
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
        /// Whose.
        what: AirPoints,
        /// Air points.
        points: u8,
        /// How many of them were kept from the attack already (5.72).
        aborted: u8,
        /// Of which kind.
        kind: Target,
        /// Where.
        #[serde(rename = "where")]
        hex: HexId,
        /// Who did it.
        why: Killer,
    },
    /// A US air unit was lost.
    #[serde(rename = "lost")]
    UnitLost {
        /// The unit.
        what: AirUnitId,
        /// Units: always 1.
        points: u8,
        /// The mission it flew with, if it was in the air.
        mission: Option<MissionId>,
        /// The search it flew with, if it was on one.
        search: Option<SearchId>,
        /// The carrier it was aboard, or coming in to land on.
        carrier: Option<CarrierId>,
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
        /// The fuel it landed with, its point for landing paid if it could pay it (4.433).
        fuel: Fuel,
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
    /// An attack on ships begins (5.1, 5.7).
    AttackBegins {
        /// Who attacks.
        by: Attacker,
        /// Whom.
        target: Quarry,
    },
    /// A strike found its target, or took another for it (5.21, 5.24).
    Contacted {
        /// The strike.
        mission: MissionId,
        /// The force it found.
        force: ForceId,
        /// Where that is.
        hex: HexId,
        /// Whether it is not the one it looked for.
        wrong: bool,
    },
    /// A strike makes no further attempt and must return (5.23).
    MustReturn {
        /// It.
        mission: MissionId,
    },
    /// A force became better or less known (8.1).
    Detection {
        /// It.
        force: ForceId,
        /// What was known.
        from: Detection,
        /// What is known now.
        to: Detection,
        /// How that came.
        why: &'static str,
    },
    /// How far a strike surprised its target (5.31).
    Surprised {
        /// The force.
        force: ForceId,
        /// How far.
        surprise: Surprise,
    },
    /// A force's CAP is up for this phase (5.42, 5.43).
    CapUp {
        /// The force.
        force: ForceId,
        /// Its air points.
        points: u8,
    },
    /// A strike and a force's CAP meet (4.53).
    StrikeCombat {
        /// The strike.
        mission: MissionId,
        /// The force.
        force: ForceId,
        /// Points of CAP that take on the escorts.
        on_escorts: u8,
        /// Points of CAP that are free for the attack planes.
        on_attack: u8,
    },
    /// One more point of CAP turns on the attack planes (4.57).
    CapTurns {
        /// The force.
        force: ForceId,
        /// The strike.
        mission: MissionId,
    },
    /// An attack unit of a strike is kept from its attack; it flies on (4.57, 5.51).
    Aborted {
        /// The strike.
        mission: MissionId,
        /// The unit.
        unit: AirUnitId,
    },
    /// Points of a raid are kept from its attack; they fly on (5.73).
    PointsAborted {
        /// The raid.
        raid: RaidId,
        /// Air points.
        points: u8,
        /// Of which kind: fighters do nothing more anyway.
        kind: Target,
        /// Who did it.
        why: Killer,
    },
    /// Ships open fire on what flies over them (5.51, 5.72).
    GunsFire {
        /// Whose guns.
        what: Quarry,
        /// Factors firing together.
        factors: u8,
        /// The battleships that fire on an overflying raid and are turned over (5.721).
        overflown: Vec<ShipId>,
    },
    /// The strength of an attack and the damage rolls it is worth (5.61).
    AttackStrength {
        /// Who attacks.
        by: Attacker,
        /// Attack value of all who take part, doubled where it is.
        total: u16,
        /// Whether no fighters met it, so that it counts twice (5.61).
        doubled: bool,
        /// The column of the chart, as it is headed.
        column: &'static str,
        /// One damage roll each, with its modifier.
        rolls: DamageRolls,
    },
    /// A damage roll was assigned to a ship (5.61).
    Aimed {
        /// Which roll, from 0.
        roll: u8,
        /// The ship.
        ship: ShipId,
    },
    /// A ship was hit.
    Hits {
        /// The ship.
        ship: ShipId,
        /// How often.
        hits: u8,
        /// By what.
        kind: HitKind,
    },
    /// A ship's condition got worse (12.11, 12.26, 12.5).
    Damaged {
        /// The ship.
        ship: ShipId,
        /// What it is now.
        condition: Condition,
    },
    /// A Japanese carrier has hits to her capacity: once they are permanent she sinks (12.27).
    Sinking {
        /// The ship.
        ship: ShipId,
    },
    /// A ship sank, or a unit of small ships was put out of the battle (12.27, 12.51, 12.53).
    Sunk {
        /// The ship.
        ship: ShipId,
    },
    /// A carrier's flight deck cannot be used (12.12).
    DeckInoperative {
        /// The carrier.
        carrier: CarrierId,
    },
    /// A carrier's flight deck can be used again (12.13).
    DeckRepaired {
        /// The carrier.
        carrier: CarrierId,
    },
    /// A fire broke out (12.31).
    FireBrokeOut {
        /// The carrier.
        carrier: CarrierId,
    },
    /// A fire burns on as it did (12.33).
    FireBurnsOn {
        /// The carrier.
        carrier: CarrierId,
        /// Which of her fires, from 0.
        fire: u8,
        /// Its level.
        level: u8,
    },
    /// A fire changed (12.33).
    FireChanged {
        /// The carrier.
        carrier: CarrierId,
        /// Which of her fires, from 0.
        fire: u8,
        /// Its level now; 0 is out, and the next fire takes its place.
        level: u8,
    },
    /// The last fire aboard a carrier went out.
    FiresOut {
        /// The carrier.
        carrier: CarrierId,
    },
    /// Hits on Japanese ships grew older by a turn (12.21).
    HitsAdjusted,
    /// An attack is over.
    AttackOver {
        /// Who attacked.
        by: Attacker,
    },
    /// A raid that has done what it could flew off.
    RaidWithdrew {
        /// It.
        raid: RaidId,
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
    /// Of the Japanese forces and their chits.
    #[serde(untagged)]
    Forces(ForceEvent),
    /// Of air search.
    #[serde(untagged)]
    Searches(SearchEvent),
}

impl Event {
    /// Whether the event told the player something that no order could have told: a die or a
    /// random choice. Stepping back past one is counted.
    pub fn reveals(&self) -> bool {
        matches!(self, Event::Roll(_) | Event::Pick { .. })
    }

    /// Whether victory points may change by it (15.1).
    pub(super) fn counts_for_victory(&self) -> bool {
        matches!(
            self,
            Event::PointsLost { .. }
                | Event::UnitLost { .. }
                | Event::GotThrough { .. }
                | Event::Hits { .. }
                | Event::Sunk { .. }
                | Event::Forces(ForceEvent::Intelligence { .. })
        )
    }
}
