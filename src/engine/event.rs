//! What happened. The table changes by events and by nothing else, so that a game can be audited
//! from its events alone.

mod air;
mod arrival;
mod attacks;
mod butai;
mod commitment;
mod damage;
mod decks;
mod detection;
mod event_record;
mod fleet;
mod forces;
mod guam;
mod losses;
mod parts;
mod procedure;
mod raids;
mod refuelling;
mod score;
mod searches;
mod submarines;
mod surface;

use kernel::Title;
use serde::Serialize;

use super::clock::Turn;
use super::decision::{Decision, Declined};
use super::order::Order;
use super::scenario::Variant;
use super::sequence::SegmentId;
use super::title::PhilippineSea;

pub use air::AirEvent;
pub use arrival::ArrivalEvent;
pub use attacks::AttackEvent;
pub use butai::ButaiEvent;
pub use commitment::{CommitmentEvent, IndexChange};
pub use damage::DamageEvent;
pub use decks::DeckEvent;
pub use detection::DetectionEvent;
pub use event_record::{EventRecord, GameTime};
pub use fleet::FleetEvent;
pub use forces::ForceEvent;
pub use guam::GuamEvent;
pub use losses::LossEvent;
pub use parts::{
    AirPoints, AnotherGroup, Between, Choice, Deck, DrawnFrom, ForceMove, FuelUse, HitKind, Idle,
    Killer, MoveReason, NothingThere, Pick, Purpose, Roll, Target, TurnReason, UnitLoss,
};
pub use procedure::{Back, NoRaid, PointsAway, ProcedureEvent, RaidBasis};
pub use raids::{Homeward, RaidEvent};
pub use refuelling::RefuellingEvent;
pub use score::ScoreEvent;
pub use searches::SearchEvent;
pub use submarines::SubmarineEvent;
pub use surface::SurfaceEvent;

/// Something that happened, of the kind its tag says. A line of the event log begins with the time; what the clock has
/// come to is not told twice.
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
        /// The turn.
        #[serde(skip)]
        turn: Turn,
    },
    /// An action phase begins.
    Phase {
        /// 1 to 4.
        #[serde(skip)]
        number: u8,
    },
    /// A segment begins.
    Segment {
        /// The segment.
        #[serde(skip)]
        name: SegmentId,
    },
    /// The player gave an order.
    Order {
        /// The order.
        #[serde(flatten)]
        order: Order,
        /// The question that he was asked.
        asked: Decision,
        /// What he would not do, where going on says no to one thing alone.
        #[serde(skip_serializing_if = "Option::is_none")]
        declined: Option<Declined>,
    },
    /// The die was rolled on a chart. By far the largest, and one event of eight.
    Roll(Box<Roll>),
    /// Something was chosen at random without a chart.
    Pick(Pick),
    /// Of task groups, CAP and air missions.
    #[serde(untagged)]
    Air(AirEvent),
    /// Of task groups that part, crippled ships and lights.
    #[serde(untagged)]
    Fleet(FleetEvent),
    /// Of the carriers' decks.
    #[serde(untagged)]
    Decks(DeckEvent),
    /// Of raids, and of the fighters sent against them.
    #[serde(untagged)]
    Raids(RaidEvent),
    /// Of the Japanese forces and their chits.
    #[serde(untagged)]
    Forces(ForceEvent),
    /// Of carrier forces, their counters and displays.
    #[serde(untagged)]
    Butai(ButaiEvent),
    /// Of Guam and its aircraft.
    #[serde(untagged)]
    Guam(GuamEvent),
    /// Of the air raid procedure.
    #[serde(untagged)]
    Procedure(ProcedureEvent),
    /// Of what is seen of the Japanese forces.
    #[serde(untagged)]
    Detection(DetectionEvent),
    /// Of air search.
    #[serde(untagged)]
    Searches(SearchEvent),
    /// Of attacks on ships.
    #[serde(untagged)]
    Attacks(AttackEvent),
    /// Of the damage to ships, and of fires.
    #[serde(untagged)]
    Damage(DamageEvent),
    /// Of what is lost in the air.
    #[serde(untagged)]
    Losses(LossEvent),
    /// Of the score.
    #[serde(untagged)]
    Score(ScoreEvent),
    /// Of commitment.
    #[serde(untagged)]
    Commitment(CommitmentEvent),
    /// Of the Arrival Phase.
    #[serde(untagged)]
    Arrivals(ArrivalEvent),
    /// Of the US submarines.
    #[serde(untagged)]
    Submarines(SubmarineEvent),
    /// Of forces that turn back for oil (20).
    #[serde(untagged)]
    Refuelling(RefuellingEvent),
    /// Of ships that meet (21).
    #[serde(untagged)]
    Surface(SurfaceEvent),
}

impl From<Roll> for Event {
    fn from(roll: Roll) -> Event {
        Event::Roll(Box::new(roll))
    }
}

impl From<Pick> for Event {
    fn from(pick: Pick) -> Event {
        Event::Pick(pick)
    }
}

impl Event {
    /// The die that was rolled, if it is one.
    pub const fn roll(&self) -> Option<&Roll> {
        match self {
            Event::Roll(roll) => Some(roll),
            _ => None,
        }
    }

    /// What was chosen at random, if it is a choice.
    pub const fn choice(&self) -> Option<Choice> {
        match self {
            Event::Pick(pick) => Some(pick.what),
            _ => None,
        }
    }

    /// The order that was given, if it is one.
    pub const fn order(&self) -> Option<&Order> {
        match self {
            Event::Order { order, .. } => Some(order),
            _ => None,
        }
    }

    /// Whether the event told the player something that no order could have told: a die or a
    /// random choice. Stepping back past one is counted.
    pub fn reveals(&self) -> bool {
        PhilippineSea::reveals(self)
    }

    /// Whether victory points may change by it (15.1).
    pub(super) fn counts_for_victory(&self) -> bool {
        matches!(
            self,
            Event::Losses(_)
                | Event::Raids(RaidEvent::GotThrough { .. })
                | Event::Damage(DamageEvent::Hits { .. } | DamageEvent::Sunk { .. })
                | Event::Forces(ForceEvent::Intelligence { .. })
                | Event::Butai(ButaiEvent::Exited { .. })
                | Event::Submarines(SubmarineEvent::HitsGiven { .. } | SubmarineEvent::Lost { .. })
        )
    }
}
