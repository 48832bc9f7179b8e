//! The accounts of the IJN's movement and of its air launch (6.0(3), 6.0(5)).

use super::{Account, battle};
use crate::engine::event::{Event, FlightEvent, MovementEvent, Purpose};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// Who sails where, and what stops them. Nothing on a line where no force is.
pub(super) fn of_ijn(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let (mut moved, mut lines, mut places) = (Vec::new(), Vec::new(), Vec::new());
    let mut stays = Vec::new();
    let mut rolled = Vec::new();
    for (_, it) in shown.own_events_of(span) {
        match &it.event {
            Event::Roll(roll) => match roll.purpose {
                Purpose::Movement { force } => rolled.push((force, roll.result.to_string())),
                Purpose::IncidentCheck { .. } => {}
                Purpose::Incident { .. } => lines.push(it.event.to_string()),
                _ => {}
            },
            Event::Movement(event) => match event {
                MovementEvent::Moved { force, to, .. } => {
                    moved.push(*force);
                    places.push(*to);
                    lines.push(event.to_string());
                }
                MovementEvent::Halted { force, .. } => {
                    stays.push(*force);
                    lines.push(event.to_string());
                }
                MovementEvent::ShipMoved { .. }
                | MovementEvent::SentBack { .. }
                | MovementEvent::MarkerRemoved { .. } => lines.push(event.to_string()),
            },
            Event::Incidents(event) => lines.push(event.to_string()),
            Event::Spotting(event) => lines.extend(super::spotting::line(event)),
            event if battle::is_aftermath(event) => lines.push(event.to_string()),
            _ => {}
        }
    }
    if rolled.is_empty() && stays.is_empty() && lines.is_empty() {
        return None;
    }
    moved.dedup();
    let headline = match (&moved[..], &stays[..]) {
        ([], []) => "No force sails".to_owned(),
        ([], stays) => format!(
            "{} to fight",
            wording::count(stays.len(), "force stays", "forces stay")
        ),
        ([force], _) => format!("{force} sails"),
        (forces, _) => format!("{} forces sail", forces.len()),
    };
    let outcome = Outcome::new(Tone::Even, headline, "");
    Some(Account::of(outcome).lines(lines).at(places))
}

/// Which aircraft of the IJN fly, and where.
pub(super) fn launched(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let (mut lines, mut places, mut count) = (Vec::new(), Vec::new(), 0);
    for (_, it) in shown.own_events_of(span) {
        if let Event::Flights(FlightEvent::Launched { units, space }) = &it.event {
            count += units.len();
            lines.push(format!("At {space}: {}.", wording::list(units)));
            if !places.contains(space) {
                places.push(*space);
            }
        }
    }
    if count == 0 {
        return None;
    }
    let fly = wording::count(count, "air unit flies", "air units fly");
    let headline = format!("The IJN: {fly} at {}", wording::list(&places));
    let outcome = Outcome::new(Tone::Bad, headline, "");
    Some(Account::of(outcome).lines(lines).at(places))
}
