//! Which events are those of one force that comes up: from what fades of the contact with it to the end of its move.

use crate::engine::charts::{Outcome, RaidDecision};
use crate::engine::forces::Launcher;
use crate::engine::{
    AirPoints, ButaiEvent, Choice, CommitmentEvent, DamageEvent, Event, EventRecord, FleetEvent,
    ForceEvent, GuamEvent, LossEvent, ProcedureEvent, Purpose, RaidEvent, Roll, Scenario,
    ScoreEvent, SegmentId, SubmarineEvent,
};
use crate::view::event_card::span::{CardKind, Span};
use crate::view::event_card::unseen::loses_contact;

/// Whether the forces of a game raid, so that each that comes up has a card of its own.
pub fn forces_raid(shown: &[EventRecord]) -> bool {
    let Some(Event::Game { scenario, options }) = shown.first().map(|it| &it.event) else {
        return false;
    };
    let scenario = Scenario::numbered(*scenario);
    scenario.is_some_and(|scenario| scenario.force_raids(options).is_some())
}

/// How far the activation that the newest event belongs to has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// More of it follows.
    NotYet,
    /// It is over.
    Over(Span),
}

/// The activation that the event before the number `upto` belongs to, if it belongs to one; what came before `told` is
/// no part of it.
pub fn standing(all: &[EventRecord], told: usize, upto: usize) -> Option<Ended> {
    let (from, stage) = run(all, told, upto)?;
    let goes_on = all.get(upto).is_some_and(|next| stage.takes(next));
    if goes_on {
        return Some(Ended::NotYet);
    }
    Some(Ended::Over(Span {
        kind: kind(&all[from..upto]),
        from,
        upto,
        is_over: true,
    }))
}

/// The activation that the events shown are in the middle of: of what kind it is they cannot tell yet.
pub fn unfolding(shown: &[EventRecord], told: usize) -> Option<(CardKind, usize)> {
    run(shown, told, shown.len()).map(|(from, _)| (CardKind::ComesUp, from))
}

/// The activation in which the event of a number lies, to be looked at again, if it has been shown to its end.
pub fn at(shown: &[EventRecord], number: usize) -> Option<Span> {
    let begins = run(shown, 0, number + 1)?.0;
    let mut ends = (number + 1..=shown.len()).filter_map(|upto| {
        // What is still being asked is told by its own card.
        run(shown, begins, upto).filter(|(_, stage)| *stage == Stage::Acts)?;
        standing(shown, begins, upto)
    });
    ends.find_map(|ended| match ended {
        Ended::Over(span) => Some(span),
        Ended::NotYet => None,
    })
}

/// The newest force of the turn that was asked whether it strikes: its card, and what that is called.
pub fn newest(shown: &[EventRecord]) -> Option<(String, Span)> {
    let turn = shown.last()?.at.turn;
    let of_turn = (0..shown.len()).rev();
    let mut of_turn = of_turn.take_while(|n| shown[*n].at.turn == turn);
    let (number, force) = of_turn.find_map(|n| match shown[n].event {
        Event::Procedure(ProcedureEvent::Begins { force, .. }) => Some((n, force)),
        _ => None,
    })?;
    Some((format!("how {force} came up"), at(shown, number)?))
}

/// Whether a die of the procedure is watched as it rolls: each is.
pub fn is_watched(shown: &[EventRecord], roll: &Roll) -> bool {
    let of_procedure = matches!(
        roll.purpose,
        Purpose::WouldRaid(_)
            | Purpose::RaidStrength(_)
            | Purpose::Range(_)
            | Purpose::LevelTwo(_)
            | Purpose::Commitment(_)
    );
    if matches!(roll.purpose, Purpose::Hunt(..)) {
        return forces_raid(shown);
    }
    of_procedure
        && match run(shown, 0, shown.len()) {
            Some((_, Stage::Asked { .. })) => true,
            // 13.23.
            Some((from, _)) => reaches_limit(&shown[from..]),
            None => false,
        }
}

/// The activation that a die begins, if nothing else has begun it: crippled ships by themselves, whose escorts hunt.
pub fn begins_with(shown: &[EventRecord], told: usize, roll: &Roll) -> bool {
    matches!(roll.purpose, Purpose::Hunt(..))
        && forces_raid(shown)
        && run(shown, told, shown.len()).is_none()
}

/// Whether the commitment limit has been reached in an activation.
fn reaches_limit(events: &[EventRecord]) -> bool {
    let is_limit = |event: &Event| {
        matches!(
            event,
            Event::Commitment(CommitmentEvent::LimitReached { .. })
        )
    };
    events.iter().any(|it| is_limit(&it.event))
}

/// How long to look at an event of an activation, in milliseconds at normal speed.
pub fn milliseconds(event: &Event) -> Option<u64> {
    Some(match event {
        Event::Procedure(event) => match event {
            ProcedureEvent::Begins { .. } => 700,
            ProcedureEvent::Target { .. } | ProcedureEvent::Cripple { .. } => 700,
            ProcedureEvent::CalledBack { .. } | ProcedureEvent::Reduced { .. } => 1500,
            ProcedureEvent::Basis { .. } | ProcedureEvent::Combined { .. } => 1200,
            // The card stays for it.
            ProcedureEvent::NoRaid { .. } => 300,
        },
        Event::Butai(event) => match event {
            ButaiEvent::CounterReplaced { .. } | ButaiEvent::TracksMoved { .. } => 0,
            ButaiEvent::RaidLaunched { .. } => 600,
            ButaiEvent::Retires { .. } => 450,
            ButaiEvent::LeftBehind { .. } | ButaiEvent::Exited { .. } => 900,
        },
        Event::Roll(roll) => match roll.purpose {
            // Whether they strike, and how strong, is what it is all about.
            Purpose::WouldRaid(_) if roll.result == Outcome::RaidDecision(RaidDecision::Raids) => {
                2400
            }
            Purpose::WouldRaid(_) => 1200,
            Purpose::RaidStrength(_) => 1800,
            Purpose::Range(_) | Purpose::Commitment(_) => 1200,
            _ => return None,
        },
        _ => return None,
    })
}

/// Where the events of one activation stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Contact has faded, or it has come to retire.
    Opened,
    /// It is being asked; so many waves are still to be seen by radar, once that is known.
    Asked { waves: Option<u8> },
    /// It has been asked, and moves.
    Acts,
}

impl Stage {
    /// The stage after an event; none if the event is the first of another activation, or of none.
    fn after(self, event: &Event) -> Option<Stage> {
        match (self, event) {
            (Stage::Opened, Event::Procedure(ProcedureEvent::Begins { .. })) => {
                Some(Stage::Asked { waves: None })
            }
            (
                Stage::Opened,
                Event::Forces(ForceEvent::Moved { .. } | ForceEvent::KeptHex { .. }),
            ) => Some(Stage::Acts),
            (Stage::Asked { .. }, Event::Procedure(ProcedureEvent::NoRaid { .. })) => {
                Some(Stage::Acts)
            }
            (Stage::Asked { .. }, Event::Butai(ButaiEvent::RaidLaunched { waves, .. })) => {
                Some(Stage::Asked {
                    waves: Some(waves.number()),
                })
            }
            (Stage::Asked { waves: Some(1) }, Event::Raids(RaidEvent::Placed { .. })) => {
                Some(Stage::Acts)
            }
            (Stage::Asked { waves: Some(left) }, Event::Raids(RaidEvent::Placed { .. })) => {
                Some(Stage::Asked {
                    waves: Some(left - 1),
                })
            }
            // What has acted does not fade or retire once more, and is not asked again.
            (Stage::Acts, event) if opens(event).is_some() => None,
            (stage, _) => Some(stage),
        }
    }

    /// Whether an event goes on with the activation.
    fn takes(self, next: &EventRecord) -> bool {
        belongs(next) && self.after(&next.event).is_some()
    }
}

/// The stage of an activation that an event begins, if it begins one.
fn opens(event: &Event) -> Option<Stage> {
    match event {
        Event::Detection(_) | Event::Butai(ButaiEvent::Retires { .. }) => Some(Stage::Opened),
        Event::Procedure(ProcedureEvent::Begins { .. }) => Some(Stage::Asked { waves: None }),
        _ => None,
    }
}

/// The stage that an event begins where nobody has been asked: what moves then are crippled ships under tow.
fn of_cripples(event: &Event) -> Option<Stage> {
    match event {
        Event::Forces(ForceEvent::Moved { .. }) => Some(Stage::Acts),
        Event::Roll(Roll {
            purpose: Purpose::Hunt(..),
            ..
        }) => Some(Stage::Opened),
        _ => None,
    }
}

/// The first event of the activation that the events before the number `upto` end with, and where it stands.
fn run(all: &[EventRecord], told: usize, upto: usize) -> Option<(usize, Stage)> {
    let upto = upto.min(all.len());
    let back = (told..upto).rev().take_while(|n| belongs(&all[*n]));
    let first = back.last()?;
    if !forces_raid(all) {
        return None;
    }
    let mut standing: Option<(usize, Stage)> = None;
    for (n, record) in all.iter().enumerate().take(upto).skip(first) {
        let event = &record.event;
        standing = match standing.and_then(|(from, stage)| Some((from, stage.after(event)?))) {
            Some(goes_on) => Some(goes_on),
            None => opens(event)
                .or_else(|| of_cripples(event))
                .map(|stage| (n, stage)),
        };
    }
    standing
}

/// Whether an event may be one of an activation.
fn belongs(record: &EventRecord) -> bool {
    record.at.segment == Some(SegmentId::Activation)
        && match &record.event {
            Event::Roll(roll) => !matches!(
                roll.purpose,
                Purpose::MissionMovement
                    | Purpose::LandAirArrival(_)
                    | Purpose::LandAirStrength(_)
                    | Purpose::SubmarineContact(..)
                    | Purpose::UsSubmarineAttack(..)
                    | Purpose::TorpedoHits(..)
            ),
            Event::Pick { what, .. } => *what != Choice::Chit,
            Event::Forces(event) => !matches!(
                event,
                ForceEvent::Chit { .. }
                    | ForceEvent::ChitIdle { .. }
                    | ForceEvent::CupFilled { .. }
                    | ForceEvent::TaskForceMoved { .. }
            ),
            // Ships that are overtaken have a card of their own.
            Event::Fleet(event) => matches!(event, FleetEvent::RaidAtCripple { .. }),
            // What comes to Guam from elsewhere is met on its way like any raid.
            Event::Guam(event) => matches!(
                event,
                GuamEvent::TakesOff { .. } | GuamEvent::BoxesMoved { .. }
            ),
            Event::Losses(event) => matches!(
                event,
                LossEvent::Points {
                    what: AirPoints::Returning(_),
                    ..
                }
            ),
            Event::Submarines(event) => matches!(
                event,
                SubmarineEvent::Pinned { .. }
                    | SubmarineEvent::Lost { .. }
                    | SubmarineEvent::OddDie { .. }
                    | SubmarineEvent::HitsPromote { .. }
                    | SubmarineEvent::HitsGiven { .. }
            ),
            Event::Damage(event) => matches!(
                event,
                DamageEvent::Damaged { .. }
                    | DamageEvent::Sinking { .. }
                    | DamageEvent::Sunk { .. }
            ),
            Event::Detection(_)
            | Event::Procedure(_)
            | Event::Commitment(_)
            | Event::Butai(_)
            | Event::Raids(RaidEvent::Placed { .. })
            | Event::Score(ScoreEvent::Scored { .. }) => true,
            _ => false,
        }
}

/// What the whole of an activation came to.
pub(in crate::view::event_card) fn kind(events: &[EventRecord]) -> CardKind {
    let any = |is: fn(&Event) -> bool| events.iter().any(|it| is(&it.event));
    if any(|event| matches!(event, Event::Butai(ButaiEvent::RaidLaunched { .. }))) {
        CardKind::RaidLaunched
    } else if any(|event| loses_contact(event) || is_grave(event)) {
        CardKind::ForceGone
    } else if any(|event| matches!(event, Event::Procedure(ProcedureEvent::CalledBack { .. }))) {
        CardKind::CalledBack
    } else {
        CardKind::ComesUp
    }
}

/// Whether something happened that nobody should miss.
fn is_grave(event: &Event) -> bool {
    matches!(
        event,
        Event::Butai(ButaiEvent::Exited { .. })
            | Event::Commitment(CommitmentEvent::LimitReached { .. })
            | Event::Submarines(
                SubmarineEvent::Pinned { .. }
                    | SubmarineEvent::Lost { .. }
                    | SubmarineEvent::HitsGiven { .. }
            )
            | Event::Losses(LossEvent::Points {
                what: AirPoints::Returning(_),
                ..
            })
    )
}

/// The force that comes up, by the counter that it had first, or Guam; of crippled ships alone, the first of them.
pub(super) fn force(events: &[EventRecord]) -> Option<Launcher> {
    let asked = events.iter().find_map(|it| match it.event {
        Event::Procedure(ProcedureEvent::Begins { force, .. }) => Some(force),
        _ => None,
    });
    asked.or_else(|| {
        events.iter().find_map(|it| match it.event {
            Event::Forces(ForceEvent::Moved { what, .. }) => Some(what.into()),
            Event::Detection(crate::engine::DetectionEvent::Changed { force, .. })
            | Event::Roll(Roll {
                purpose: Purpose::Hunt(force, _),
                ..
            }) => Some(force.into()),
            _ => None,
        })
    })
}
