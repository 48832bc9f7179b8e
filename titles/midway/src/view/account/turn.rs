//! The account of a turn: what was lost in it.

use super::{Account, Losses};
use crate::engine::event::{BaseEvent, Event};
use crate::view::calendar;
use crate::view::card::{Outcome, Tone};
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// What a turn came to. Its marker is told as it comes, and not listed turn by turn (7.0).
pub(super) fn turn(shown: ShownRecord, span: SpanId, number: u8) -> Account {
    let events = shown.events_of(span);
    let losses = Losses::of(events);
    let fallen = events.iter().find_map(|it| match it.event {
        Event::Bases(BaseEvent::Captured { base, .. }) => Some(base),
        _ => None,
    });
    let parts = [
        fallen.map(|base| format!("{base} is captured")),
        losses.of_both(),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let sentence = match (parts.is_empty(), shown.is_over(span)) {
        (false, _) => format!("{}.", wording::capitalized(&parts.join("; "))),
        (true, true) => "Nothing is lost.".to_owned(),
        (true, false) => String::new(),
    };
    let tone = match fallen {
        Some(_) => Tone::Bad,
        None => losses.tone(),
    };
    let title = calendar::turn_with_dates(number);
    Account {
        losses: losses.by_side(),
        ..Account::of(Outcome::new(tone, title, sentence))
    }
}
