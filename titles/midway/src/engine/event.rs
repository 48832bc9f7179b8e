//! What happened. The table changes by events and by nothing else, so that a game can be audited from its events alone.

mod bases;
mod battle;
mod flights;
mod hits;
mod ijn_repairs;
mod incidents;
mod markers;
mod movement;
mod organization;
mod parts;
mod sequence;
mod setup;
mod spotting;
mod usn_operations;
mod usn_repairs;

use serde::Serialize;

use super::decision::Decision;
use super::order::Order;
use super::units::Side;

pub use bases::BaseEvent;
pub use battle::BattleEvent;
pub use flights::{AirLoss, FlightEvent};
pub use hits::HitEvent;
pub use ijn_repairs::IjnRepairEvent;
pub use incidents::IncidentEvent;
pub use markers::MarkerEvent;
pub use movement::{HaltReason, MovementEvent, SentBack};
pub use organization::OrganizationEvent;
pub use parts::{Choice, Purpose};
pub use sequence::SequenceEvent;
pub use setup::SetupEvent;
pub use spotting::{SpottedBy, SpottingEvent};
pub use usn_operations::UsnOperationEvent;
pub use usn_repairs::UsnRepairEvent;

/// A die or dice rolled on a chart of this game.
pub type Roll = kernel::Roll<super::Midway>;
/// Something chosen at random in this game.
pub type Pick = kernel::Pick<super::Midway>;

/// Something that happened, of the kind its tag says.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The player gave an order.
    Order {
        /// The order.
        order: Order,
        /// What he was asked.
        #[serde(flatten)]
        asked: Decision,
    },
    /// Dice were rolled on a chart.
    Roll(Box<Roll>),
    /// Something was chosen at random without a chart.
    Pick(Pick),
    /// Of the set-up (3).
    #[serde(untagged)]
    Setup(SetupEvent),
    /// Of turns, steps and operations, and of the end (5, 6).
    #[serde(untagged)]
    Sequence(SequenceEvent),
    /// Of the Ops markers (7).
    #[serde(untagged)]
    Markers(MarkerEvent),
    /// Of who is seen (9).
    #[serde(untagged)]
    Spotting(SpottingEvent),
    /// Of ships that move (8).
    #[serde(untagged)]
    Movement(MovementEvent),
    /// Of island bases (15, 16).
    #[serde(untagged)]
    Bases(BaseEvent),
    /// Of what the IJN repairs and gets back (7.1, 19).
    #[serde(untagged)]
    IjnRepairs(IjnRepairEvent),
    /// Of incidents (21).
    #[serde(untagged)]
    Incidents(IncidentEvent),
    /// Of the player's organization (6.0(11)).
    #[serde(untagged)]
    Organization(OrganizationEvent),
    /// Of his operations (6.0(13)).
    #[serde(untagged)]
    UsnOperations(UsnOperationEvent),
    /// Of his logistics and repairs (6.0(16), 6.0(17)).
    #[serde(untagged)]
    UsnRepairs(UsnRepairEvent),
    /// Of aircraft that fly and land (6.0(4b), 6.0(5), 6.0(13a), 18).
    #[serde(untagged)]
    Flights(FlightEvent),
    /// Of battles (10 to 14).
    #[serde(untagged)]
    Battle(BattleEvent),
    /// Of what is hit (17).
    #[serde(untagged)]
    Hits(HitEvent),
}

impl From<Roll> for Event {
    fn from(roll: Roll) -> Event {
        Event::Roll(Box::new(roll))
    }
}

/// A procedure says what happened by its subject alone: `play.happen(SpottingEvent::Looked { .. })`.
macro_rules! events_by_subject {
    ($($subject:ident($event:ty)),* $(,)?) => {$(
        impl From<$event> for Event {
            fn from(event: $event) -> Event {
                Event::$subject(event)
            }
        }
    )*};
}

events_by_subject! {
    Pick(Pick),
    Setup(SetupEvent),
    Sequence(SequenceEvent),
    Markers(MarkerEvent),
    Spotting(SpottingEvent),
    Movement(MovementEvent),
    Bases(BaseEvent),
    IjnRepairs(IjnRepairEvent),
    Incidents(IncidentEvent),
    Organization(OrganizationEvent),
    UsnOperations(UsnOperationEvent),
    UsnRepairs(UsnRepairEvent),
    Flights(FlightEvent),
    Battle(BattleEvent),
    Hits(HitEvent),
}

impl Event {
    /// The dice that were rolled, if it is a roll.
    pub const fn roll(&self) -> Option<&Roll> {
        match self {
            Event::Roll(roll) => Some(roll),
            _ => None,
        }
    }

    /// Whether it told the player what no order could have told: dice, a random choice, or what is behind a marker that
    /// is spotted without a die, flies from under it or lands (9.0, 9.2). Stepping back past one is counted.
    pub fn reveals(&self) -> bool {
        match self {
            Event::Roll(_) | Event::Pick(_) => true,
            Event::Spotting(event) => matches!(
                event,
                SpottingEvent::Spotted { .. } | SpottingEvent::DecoysShown { .. }
            ),
            Event::Flights(FlightEvent::Launched { units, .. }) => {
                units.iter().any(|unit| unit.side() == Side::Ijn)
            }
            Event::Bases(BaseEvent::Captured { .. }) => true,
            _ => false,
        }
    }
}
