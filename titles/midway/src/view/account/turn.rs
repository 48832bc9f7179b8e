//! The account of a turn: its marker, and what was lost.

use super::{Account, Losses, marker};
use crate::engine::event::{BaseEvent, Event, MarkerEvent};
use crate::view::calendar;
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// What a turn came to.
pub(super) fn turn(shown: ShownRecord, span: SpanId, number: u8) -> Account {
    let events = shown.events_of(span);
    let losses = Losses::of(events);
    let (mut drawn, mut fallen) = (None, None);
    for it in events {
        match it.event {
            Event::Markers(MarkerEvent::Drawn { marker }) => drawn = Some(marker),
            Event::Bases(BaseEvent::Captured { base, .. }) => fallen = Some(base),
            _ => {}
        }
    }
    let parts = [
        fallen.map(|base| format!("{base} is captured")),
        losses.of_both(),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let headline = drawn.map_or_else(String::new, |it| marker::outcome(it).headline);
    let sentence = match parts.is_empty() {
        true => headline,
        false => format!("{headline}. {}.", wording::capitalized(&parts.join("; "))),
    };
    let tone = match fallen {
        Some(_) => Tone::Bad,
        None => losses.tone(),
    };
    let title = format!("Turn {number}, {}", calendar::dates(number));
    Account {
        losses: losses.by_side(),
        ..Account::of(Outcome::new(tone, title, sentence))
    }
}
