//! What of the log matters, and what of it the player wants to see.

use crate::engine::{Choice, Event, ForceEvent, Purpose, Roll};

/// What of the log the player wants to see.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Filter {
    /// All of it, with the bookkeeping folded.
    #[default]
    Everything,
    /// Without the bookkeeping.
    Important,
    /// What was lost and what was scored, in fights too.
    Losses,
    /// The fights alone.
    Fights,
}

impl Filter {
    /// All of them, in their order.
    pub const ALL: [Filter; 4] = [
        Filter::Everything,
        Filter::Important,
        Filter::Losses,
        Filter::Fights,
    ];

    /// What stands on its button.
    pub const fn title(self) -> &'static str {
        match self {
            Filter::Everything => "Everything",
            Filter::Important => "What matters",
            Filter::Losses => "Losses and score",
            Filter::Fights => "Fights",
        }
    }

    /// What the log says where there is nothing of it.
    pub const fn nothing(self) -> &'static str {
        match self {
            Filter::Everything | Filter::Important => "Nothing has happened yet.",
            Filter::Losses => "Nothing has been lost or scored yet.",
            Filter::Fights => "Nobody has fought yet.",
        }
    }
}

/// How much an event matters in the log.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// It shows elsewhere and has no line: orders, the clock, and a chit that still lies face down.
    Untold,
    /// Fuel, flights, handling, landing.
    Bookkeeping,
    /// A player would tell it.
    Important,
    /// Something was lost.
    Loss,
}

/// How much an event matters.
pub(super) fn weight(event: &Event) -> Weight {
    match event {
        Event::Order { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::FiresOut { .. }
        // The chit is turned over by the event after it.
        | Event::Pick {
            what: Choice::LevelOne(_),
            ..
        } => Weight::Untold,
        Event::UnitLost { .. } | Event::GotThrough { .. } | Event::Sunk { .. } => Weight::Loss,
        Event::PointsLost { .. }
        | Event::RaidPlaced { .. }
        | Event::RaidDestroyed { .. }
        | Event::RaidWithdrew { .. }
        | Event::MustReturn { .. }
        | Event::Contacted { .. }
        | Event::Surprised { .. }
        | Event::Hits { .. }
        | Event::Damaged { .. }
        | Event::Sinking { .. }
        | Event::DeckInoperative { .. }
        | Event::DeckRepaired { .. }
        | Event::DeckCrash { .. }
        | Event::FireBrokeOut { .. }
        | Event::FireChanged { .. }
        | Event::Detached { .. }
        | Event::Score { .. }
        | Event::Ended { .. }
        | Event::Detection { .. }
        | Event::Forces(
            ForceEvent::Intelligence { .. }
            | ForceEvent::FalseContact { .. }
            | ForceEvent::DoubleForce { .. }
            | ForceEvent::ShipsDrawn { .. }
            | ForceEvent::LeftTheMap { .. }
            | ForceEvent::AllSunk { .. },
        )
        | Event::Roll(Roll {
            purpose: Purpose::Outbreak(_) | Purpose::Spread(_),
            ..
        }) => Weight::Important,
        _ => Weight::Bookkeeping,
    }
}

/// Whether an event belongs to what was lost and what was scored.
pub(super) fn is_loss_or_score(event: &Event) -> bool {
    matches!(
        event,
        Event::UnitLost { .. }
            | Event::PointsLost { .. }
            | Event::GotThrough { .. }
            | Event::Hits { .. }
            | Event::Damaged { .. }
            | Event::Sinking { .. }
            | Event::Sunk { .. }
            | Event::DeckInoperative { .. }
            | Event::FireBrokeOut { .. }
            | Event::Score { .. }
            | Event::Ended { .. }
    )
}
