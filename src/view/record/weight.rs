//! What of the log matters, and what of it the player wants to see.

use crate::engine::{
    AirEvent, AttackEvent, ButaiEvent, Choice, DamageEvent, DeckEvent, DetectionEvent, Event,
    ForceEvent, GuamEvent, Idle, LossEvent, Purpose, RaidEvent, Roll, ScoreEvent,
};

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
pub enum Importance {
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
pub(super) fn weight(event: &Event) -> Importance {
    match event {
        Event::Order { .. }
        | Event::Forces(ForceEvent::ChitIdle { why: Idle::NoOp, .. })
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Segment { .. }
        | Event::Damage(DamageEvent::FiresOut { .. })
        // The chit is turned over by the event after it.
        | Event::Pick {
            what: Choice::LevelOne(_),
            ..
        } => Importance::Untold,
        Event::Losses(LossEvent::Unit { .. }) | Event::Raids(RaidEvent::GotThrough { attack: 1.., .. }) | Event::Damage(DamageEvent::Sunk { .. }) => Importance::Loss,
        Event::Losses(LossEvent::Points { .. })
        // One that comes without attack planes has lost us nothing.
        | Event::Raids(RaidEvent::GotThrough { attack: 0, .. } | RaidEvent::Placed { .. } | RaidEvent::Destroyed { .. } | RaidEvent::Withdrew { .. })
        | Event::Guam(
            GuamEvent::TakesOff { .. }
            | GuamEvent::FliesHome { .. }
            | GuamEvent::Landed { .. }
            | GuamEvent::Reinforced { .. }
            | GuamEvent::ArrivedUnseen { .. },
        )
        | Event::Attacks(AttackEvent::MustReturn { .. } | AttackEvent::Contacted { .. } | AttackEvent::Surprised { .. })
        | Event::Damage(DamageEvent::Hits { .. } | DamageEvent::Damaged { .. } | DamageEvent::Sinking { .. } | DamageEvent::DeckInoperative { .. } | DamageEvent::DeckRepaired { .. })
        | Event::Decks(DeckEvent::Crash { .. })
        | Event::Damage(DamageEvent::FireBrokeOut { .. } | DamageEvent::FireChanged { .. })
        | Event::Air(AirEvent::Detached { .. })
        | Event::Score(ScoreEvent::Scored { .. } | ScoreEvent::Ended { .. })
        | Event::Detection(DetectionEvent::Changed { .. })
        | Event::Butai(
            ButaiEvent::RaidLaunched { .. }
            | ButaiEvent::CounterReplaced { .. }
            | ButaiEvent::LeftBehind { .. }
            | ButaiEvent::Exited { .. },
        )
        | Event::Forces(
            ForceEvent::Intelligence { .. }
            | ForceEvent::FalseContact { .. }
            | ForceEvent::DoubleForce { .. }
            | ForceEvent::ShipsDrawn { .. }
            | ForceEvent::LeftTheMap { .. }
            | ForceEvent::AllSunk { .. },
        )
        | Event::Commitment(_)
        | Event::Roll(Roll {
            purpose: Purpose::Outbreak(_) | Purpose::Spread(_),
            ..
        }) => Importance::Important,
        _ => Importance::Bookkeeping,
    }
}

/// Whether an event belongs to what was lost and what was scored.
pub(super) fn is_loss_or_score(event: &Event) -> bool {
    matches!(
        event,
        Event::Losses(LossEvent::Unit { .. } | LossEvent::Points { .. })
            | Event::Raids(RaidEvent::GotThrough { attack: 1.., .. })
            | Event::Damage(
                DamageEvent::Hits { .. }
                    | DamageEvent::Damaged { .. }
                    | DamageEvent::Sinking { .. }
                    | DamageEvent::Sunk { .. }
                    | DamageEvent::DeckInoperative { .. }
                    | DamageEvent::FireBrokeOut { .. }
            )
            | Event::Score(ScoreEvent::Scored { .. } | ScoreEvent::Ended { .. })
    )
}
