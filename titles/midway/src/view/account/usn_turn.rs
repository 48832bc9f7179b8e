//! The accounts of what the player does in his own phase: organization, operations, repairs (6.0(11), 6.0(13), 6.0(16),
//! 6.0(17)).

use super::Account;
use crate::engine::event::{
    Event, MovementEvent, OrganizationEvent, SequenceEvent, UsnOperationEvent, UsnRepairEvent,
};
use crate::engine::map::Place;
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// What has been organized.
pub(super) fn organization(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let mut lines = Vec::new();
    let mut arrived = None;
    for (_, it) in shown.own_events_of(span) {
        if let Event::Organization(event) = &it.event {
            lines.push(event.to_string());
            if let OrganizationEvent::Reinforced { unit, .. } = event {
                arrived = Some(*unit);
            }
        }
    }
    let headline = match (arrived, lines.len()) {
        (_, 0) => return None,
        (Some(unit), _) => format!("{unit} arrives"),
        (None, changes) => wording::count(changes, "change", "changes"),
    };
    let tone = match arrived {
        Some(_) => Tone::Good,
        None => Tone::Even,
    };
    Some(Account::of(Outcome::new(tone, headline, "")).lines(lines))
}

/// Who sails, and which aircraft are based elsewhere.
pub(super) fn operations(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let (mut lines, mut sailed, mut rebased) = (Vec::new(), None, 0);
    for (_, it) in shown.own_events_of(span) {
        match &it.event {
            Event::Movement(event) => {
                match event {
                    MovementEvent::Moved { force, to, .. } => {
                        sailed = Some((force.to_string(), *to));
                    }
                    MovementEvent::ShipMoved { ship, to, .. } => {
                        sailed = Some((ship.to_string(), *to));
                    }
                    MovementEvent::Halted { .. }
                    | MovementEvent::SentBack { .. }
                    | MovementEvent::MarkerRemoved { .. } => {}
                }
                lines.push(event.to_string());
            }
            Event::UsnOperations(event @ UsnOperationEvent::Rebased { .. }) => {
                rebased += 1;
                lines.push(event.to_string());
            }
            Event::Flights(event) => lines.push(event.to_string()),
            Event::Incidents(event) => lines.push(event.to_string()),
            Event::Spotting(event) => lines.extend(super::spotting::line(event)),
            Event::Hits(event) => lines.push(event.to_string()),
            _ => {}
        }
    }
    let places: Vec<Place> = sailed.iter().map(|(_, to)| *to).collect();
    let headline = match (sailed, rebased) {
        (Some((who, to)), _) => format!("{who} sails to {to}"),
        (None, 0) if lines.is_empty() => return None,
        (None, 0) => "Orders for this turn".to_owned(),
        (None, rebased) => format!(
            "{} elsewhere",
            wording::count(rebased, "air unit is based", "air units are based")
        ),
    };
    let outcome = Outcome::new(Tone::Even, headline, "");
    Some(Account::of(outcome).lines(lines).at(places))
}

/// What is repaired, or on its way to be; and how the game ends with the turn.
pub(super) fn repairs(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let (mut lines, mut back) = (Vec::new(), Vec::new());
    let (mut begun, mut failed): (usize, usize) = (0, 0);
    let mut ended = None;
    for (_, it) in shown.own_events_of(span) {
        match &it.event {
            Event::Sequence(SequenceEvent::Ended { outcome }) => ended = Some(*outcome),
            Event::UsnRepairs(event) => {
                match event {
                    UsnRepairEvent::ShipRepaired { ship, .. } => back.push(ship.to_string()),
                    UsnRepairEvent::AirRepaired { unit, .. } => back.push(unit.to_string()),
                    UsnRepairEvent::DefenseRepaired { base } => {
                        back.push(format!("the defense of {base}"));
                    }
                    UsnRepairEvent::OnTrack { .. } | UsnRepairEvent::DefenseOnTrack { .. } => {
                        begun += 1;
                    }
                    UsnRepairEvent::NotRepairable { .. }
                    | UsnRepairEvent::DefenseNotRepairable { .. } => failed += 1,
                    UsnRepairEvent::Withdrawn { .. }
                    | UsnRepairEvent::Refitted { .. }
                    | UsnRepairEvent::MovedDown { .. }
                    | UsnRepairEvent::DefenseMovedDown { .. } => {}
                }
                lines.push(event.to_string());
            }
            _ => {}
        }
    }
    if let Some(end) = ended {
        let tone = match end.level.is_won() {
            true => Tone::Good,
            false => Tone::Bad,
        };
        let outcome = Outcome::new(tone, end.level.text(), end.to_string());
        return Some(Account::of(outcome).lines(lines));
    }
    let (tone, headline) = match (back.is_empty(), begun, failed) {
        (false, _, _) => (Tone::Good, format!("{} repaired", wording::list(&back))),
        (true, 1.., _) => {
            let begun = wording::count(begun, "repair begins", "repairs begin");
            (Tone::Good, begun)
        }
        (true, 0, 1..) => (Tone::Bad, "Nothing can be repaired yet".to_owned()),
        (true, 0, 0) if lines.is_empty() => return None,
        (true, 0, 0) => (Tone::Even, "Repairs go on".to_owned()),
    };
    let outcome = Outcome::new(tone, wording::capitalized(&headline), "");
    Some(Account::of(outcome).lines(lines))
}
