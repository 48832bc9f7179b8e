//! The accounts of who is seen, and by whom (9).

use super::Account;
use crate::engine::event::{Event, FlightEvent, MarkerEvent, SpottedBy, SpottingEvent};
use crate::engine::table::Table;
use crate::engine::units::{Force, Side};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// What of a side was spotted in a span, by looks.
#[derive(Default)]
struct Seen {
    /// How many looks there were.
    looks: usize,
    /// What was spotted.
    spotted: Vec<String>,
    /// In a line each.
    lines: Vec<String>,
}

fn seen(shown: ShownRecord, span: SpanId, side: Side) -> Seen {
    let mut all = Seen::default();
    for (_, it) in shown.own_events_of(span) {
        let Event::Spotting(event) = &it.event else {
            continue;
        };
        all.lines.extend(line(event));
        match event {
            SpottingEvent::Looked { by, .. } if by.side() != side => all.looks += 1,
            SpottingEvent::Spotted {
                force,
                why: SpottedBy::Attempt | SpottedBy::Meeting,
                ..
            } if force.side() == side => all.spotted.push(force.to_string()),
            SpottingEvent::ShipSpotted { ship, .. } if ship.side() == side => {
                all.spotted.push(ship.to_string());
            }
            _ => {}
        }
    }
    all
}

/// An event of spotting in a sentence; nothing of what a player would not tell.
pub(super) fn line(event: &SpottingEvent) -> Option<String> {
    match event {
        SpottingEvent::Begun { .. } => None,
        // A base sees what lies there, turn after turn.
        SpottingEvent::Spotted {
            why: SpottedBy::OwnBase,
            ..
        } => None,
        event => Some(event.to_string()),
    }
}

/// What the IJN sees of ours. Nothing where it does not look.
pub(super) fn by_ijn(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let seen = seen(shown, span, Side::Usn);
    if seen.looks == 0 && seen.lines.is_empty() {
        return None;
    }
    let outcome = match &seen.spotted[..] {
        [] => Outcome::new(Tone::Good, "The IJN sees none of ours", ""),
        spotted => Outcome::new(
            Tone::Bad,
            format!("The IJN sees {}", wording::list(spotted)),
            "What is spotted can be attacked until the turn ends.",
        ),
    };
    Some(Account::of(outcome).lines(seen.lines))
}

/// What we see in the reaction, and who strikes.
pub(super) fn by_usn(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let seen = seen(shown, span, Side::Ijn);
    let mut lines = seen.lines;
    let mut places = Vec::new();
    let mut flown = 0;
    for (_, it) in shown.own_events_of(span) {
        if let Event::Flights(event) = &it.event {
            if let FlightEvent::Launched { units, space } = event {
                flown += units.len();
                places.push(*space);
            }
            lines.push(event.to_string());
        }
    }
    let outcome = match (&seen.spotted[..], flown) {
        (_, 1..) => {
            let fly = wording::count(flown, "air unit strikes", "air units strike");
            Outcome::new(Tone::Even, format!("{fly} {}", wording::list(&places)), "")
        }
        ([], 0) if seen.looks == 0 => return None,
        ([], 0) => Outcome::new(
            Tone::Bad,
            "We see nothing",
            "Who fails may not strike there.",
        ),
        (spotted, 0) => Outcome::new(Tone::Good, format!("We see {}", wording::list(spotted)), ""),
    };
    Some(Account::of(outcome).lines(lines).at(places))
}

/// What we see in our own phase, and what signals intelligence tells (6.0(12)).
pub(super) fn intelligence(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let known = shown
        .own_events_of(span)
        .find_map(|(_, it)| match it.event {
            Event::Markers(MarkerEvent::Known { marker }) => Some(marker),
            _ => None,
        });
    let Some(marker) = known else {
        return by_usn(shown, span);
    };
    let outcome = Outcome::new(
        Tone::Good,
        format!("The next marker is {marker}"),
        "Signals intelligence has read the IJN's plan for the coming turn.",
    );
    Some(Account {
        waits: shown.is_over(span),
        ..Account::of(outcome)
    })
}

/// What stood behind the markers that were turned over in a span: the ships on the table.
pub(super) fn behind_markers(shown: ShownRecord, span: SpanId, table: &Table) -> Vec<String> {
    let turned = shown
        .own_events_of(span)
        .filter_map(|(_, it)| match it.event {
            Event::Spotting(SpottingEvent::Spotted {
                force: force @ Force::Ijn(_),
                why: SpottedBy::Attempt | SpottedBy::Meeting,
                ..
            }) => Some(force),
            _ => None,
        });
    let turned = turned.filter(|force| table.is_spotted(*force));
    turned
        .map(|force| format!("{force}: {}.", wording::list(table.ships_in(force))))
        .collect()
}
