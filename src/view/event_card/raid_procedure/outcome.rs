//! What a force that comes up is, and what its card comes to.

use crate::engine::forces::Launcher;
use crate::engine::{
    AirPoints, ButaiEvent, CommitmentEvent, Event, EventRecord, ForceEvent, LossEvent,
    ProcedureEvent, Purpose, Roll, Scenario, SubmarineEvent,
};
use crate::view::event_card::kind::CardKind;
use crate::view::event_card::unseen::loses_contact;

/// Whether the forces of a game raid, so that each that comes up has a card of its own.
pub fn forces_raid(shown: &[EventRecord]) -> bool {
    let Some(Event::Game { scenario, options }) = shown.first().map(|it| &it.event) else {
        return false;
    };
    let scenario = Scenario::numbered(*scenario);
    scenario.is_some_and(|scenario| scenario.force_raids(options).is_some())
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
