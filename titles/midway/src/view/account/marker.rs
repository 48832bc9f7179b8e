//! The account of the Ops marker that is drawn (6.0(1), 7).

use super::Account;
use super::spotting;
use crate::engine::event::{Event, MarkerEvent, MovementEvent};
use crate::engine::map::Line;
use crate::engine::scenario::{OpsMarker, SpecialMarker};
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};

/// Which marker is turned over, and what it does. Nothing before it is.
pub(super) fn marker(shown: ShownRecord, span: SpanId) -> Option<Account> {
    let mut drawn = None;
    let (mut lines, mut acts) = (Vec::new(), false);
    for (_, it) in shown.own_events_of(span) {
        match &it.event {
            Event::Markers(MarkerEvent::Drawn { marker }) => {
                if let Some(before) = drawn.replace(*marker) {
                    lines.insert(0, drawn_before(before));
                }
            }
            Event::Markers(event @ MarkerEvent::Disregarded { .. }) => {
                lines.push(event.to_string())
            }
            event => {
                let deed = deed(event);
                acts |= deed.is_some();
                lines.extend(deed);
            }
        }
    }
    let drawn = drawn?;
    let places = drawn.lines().flat_map(Line::island_bases);
    let places: Vec<_> = places.map(|base| base.place()).collect();
    Some(Account {
        waits: shown.is_over(span) && acts,
        ..Account::of(outcome(drawn)).lines(lines).at(places)
    })
}

/// That another marker was drawn first, which has this one drawn after it.
fn drawn_before(before: OpsMarker) -> String {
    format!("{before} was drawn first; after it another marker is drawn, which is this one.")
}

/// What a marker did as it came, in a sentence each; which marker it was is not said.
pub fn deeds(shown: ShownRecord, span: SpanId) -> Vec<String> {
    let own = shown.own_events_of(span);
    own.filter_map(|(_, it)| deed(&it.event)).collect()
}

/// What a marker does beside the lines that it activates.
fn deed(event: &Event) -> Option<String> {
    match event {
        Event::Spotting(event) => spotting::line(event),
        Event::Movement(
            event @ (MovementEvent::Moved { .. }
            | MovementEvent::SentBack { .. }
            | MovementEvent::MarkerRemoved { .. }
            | MovementEvent::Halted { .. }
            | MovementEvent::ShipMoved { .. }),
        ) => Some(event.to_string()),
        Event::IjnRepairs(event) => Some(event.to_string()),
        _ => None,
    }
}

/// The marker that was drawn last in a span.
pub(super) fn drawn(shown: ShownRecord, span: SpanId) -> Option<OpsMarker> {
    let drawn = shown
        .own_events_of(span)
        .filter_map(|(_, it)| match it.event {
            Event::Markers(MarkerEvent::Drawn { marker }) => Some(marker),
            _ => None,
        });
    drawn.last()
}

/// What a marker does, in a few words.
pub(super) fn outcome(marker: OpsMarker) -> Outcome {
    let OpsMarker::Special(special) = marker else {
        return active(marker, "Its forces look, sail and attack.");
    };
    let (tone, headline, sentence) = match special {
        SpecialMarker::Nagano => return active(marker, "Admiral Nagano strikes south."),
        SpecialMarker::Yamamoto => {
            return active(
                marker,
                "Admiral Yamamoto strikes in the centre and the north.",
            );
        }
        SpecialMarker::CfVsNgs => (
            Tone::Good,
            "CF vs NGS: the IJN quarrels",
            "No line is active, and the IJN phase is over.",
        ),
        SpecialMarker::Intelligence => (
            Tone::Bad,
            "Intelligence",
            "The IJN looks for each of our forces at sea: a 1 finds it.",
        ),
        SpecialMarker::Redeploy => (
            Tone::Even,
            "Redeploy",
            "Forces on the line of a captured base go to lines of the die's choice.",
        ),
        SpecialMarker::Reinforcement => (
            Tone::Bad,
            "Reinforcement",
            "The IJN gets something back that it had lost.",
        ),
        SpecialMarker::VictorySpirit => (
            Tone::Bad,
            "Victory Spirit",
            "Each of our forces at sea goes one space back.",
        ),
    };
    Outcome::new(tone, headline, sentence)
}

/// A marker that activates lines.
fn active(marker: OpsMarker, sentence: &str) -> Outcome {
    let names: Vec<&str> = marker.lines().map(|line| line.data().name).collect();
    let headline = match &names[..] {
        [one] => format!("{marker}: the {one} line is active"),
        names => format!("{marker}: the {} lines are active", names.join(" and ")),
    };
    Outcome::new(Tone::Even, headline, sentence)
}
