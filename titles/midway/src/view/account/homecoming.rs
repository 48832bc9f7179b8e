//! The account of aircraft that come home (18.0).

use super::Account;
use crate::engine::event::{Event, FlightEvent};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// Who came home, and who could not.
pub(super) fn homecoming(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let (mut home, mut lines, mut lost) = (0, Vec::new(), 0);
    for (_, it) in shown.own_events_of(span) {
        if let Event::Flights(event) = &it.event {
            match event {
                FlightEvent::Returned { units } => home += units.len(),
                FlightEvent::Diverted { .. } => lines.push(event.to_string()),
                FlightEvent::AirUnitLost { .. } => {
                    lost += 1;
                    lines.push(event.to_string());
                }
                FlightEvent::StrikePlanned { .. } | FlightEvent::Launched { .. } => {}
            }
        }
    }
    if home == 0 && lines.is_empty() {
        return None;
    }
    let units = |number| wording::count(number, "air unit", "air units");
    let headline = match (home, lost) {
        (0, 0) => "Aircraft land elsewhere".to_owned(),
        (home, 0) => format!("{} back at base", units(home)),
        (_, lost) => format!("{} lost without a base", units(lost)),
    };
    let outcome = Outcome::new(Tone::Even, headline, "");
    Some(Account::of(outcome).lines(lines))
}

/// The steps in which battles are fought: what is done around those.
pub(super) fn around_battles(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let launched = shown
        .own_events_of(span)
        .find_map(|(_, it)| match &it.event {
            Event::Flights(FlightEvent::Launched { units, space }) => Some((units.len(), *space)),
            _ => None,
        });
    match launched {
        Some((units, space)) => {
            let units = wording::count(units, "air unit flies", "air units fly");
            let outcome = Outcome::new(Tone::Even, format!("{units} at {space}"), "");
            Some(Account::of(outcome).at([space]))
        }
        None => homecoming(shown, span),
    }
}
