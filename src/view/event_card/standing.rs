//! Which card stands, or has come to its end, as a game is shown.

use std::ops::Range;

use super::extent::Extent;
use super::kind::{CardSpan, kind};
use super::topic::{CardTopic, topic};
use crate::engine::{Record, Scope, Table};
use crate::view::account::{self, Arrived, Mover};
use crate::view::shown_record::ShownRecord;

/// The card that is over with the last of the events shown, if one is; what has been acknowledged before is no part of
/// it. `table` makes the table at that point, which few cards need.
pub fn ending(
    shown: ShownRecord,
    acknowledged: usize,
    table: impl FnOnce() -> Table,
) -> Option<CardSpan> {
    let record = shown.record();
    let last = shown.end().checked_sub(1)?;
    let mut extent = Extent::at(record, last, acknowledged)?;
    let Range { start, end } = extent.events;
    if end != shown.end() || extent.goes_on || start < acknowledged {
        return None;
    }
    if extent.topic == CardTopic::FlownPast {
        let table = table();
        extent.events.start = (start..end).find(|n| is_flown_past(record, *n, &table))?;
    }
    extent.card(record)
}

/// Whether the last of the events shown is part of what a line tells: nobody need look at it for long.
pub fn is_in_passing(shown: ShownRecord, acknowledged: usize) -> bool {
    let last = shown.end().checked_sub(1);
    let extent = last.and_then(|last| Extent::at(shown.record(), last, acknowledged));
    extent.is_some_and(|it| !stands(shown.record(), &it))
}

/// Whether the card of some events stands for the player: when they are over, or while their dice fall, where victory
/// points hang on them.
fn stands(record: &Record, extent: &Extent) -> bool {
    let events = &record.events()[extent.events.clone()];
    kind(extent.topic, events).is_some_and(|kind| kind.waits() || kind.is_at_stake())
}

/// Whether the die that rolls next is watched as it falls, on the card that it belongs to: one that says what a search sees, or what that is, what a
/// force does that comes up, what becomes of a fire, what a submarine does or what becomes of it, or whether aircraft
/// come to Guam.
pub fn is_watched(shown: ShownRecord, acknowledged: usize) -> bool {
    let extent = Extent::at(shown.record(), shown.end(), acknowledged);
    extent.is_some_and(|it| {
        let is_of_chits = matches!(it.topic, CardTopic::Draw | CardTopic::Chits);
        it.topic.while_dice_fall().is_some() && !is_of_chits && stands(shown.record(), &it)
    })
}

/// With which event a new game begins to be shown: with its first radar contact, or its first chits where forces raid; and
/// of which of the two that is.
pub fn first_card(record: &Record) -> Option<(usize, Scope)> {
    let mut spans = 0..record.spans().len();
    let first = spans.find(|span| {
        let start = record.span(*span).events.start;
        let is_first = matches!(record.span(*span).scope, Scope::RadarContact | Scope::Draw);
        let topic = || topic(record, start).map(|it| it.0);
        is_first && matches!(topic(), Some(CardTopic::RadarContact | CardTopic::Draw))
    })?;
    let first = record.span(first);
    Some((first.events.start, first.scope))
}

/// The card that stands while its events come, if they are of a kind that is watched as the dice fall and it stands when
/// they are over; with `rolling` the next event is a die that rolls on it.
pub fn in_progress(shown: ShownRecord, acknowledged: usize, rolling: bool) -> Option<CardSpan> {
    let at = match rolling {
        true => shown.end(),
        false => shown.end().checked_sub(1)?,
    };
    let extent = Extent::at(shown.record(), at, acknowledged)?;
    let stands_as = extent.topic.while_dice_fall()?;
    if extent.events.start < acknowledged || !stands(shown.record(), &extent) {
        return None;
    }
    let Extent { topic, events, .. } = extent;
    let upto = shown.end();
    let from = events.start.min(upto);
    // Chits may not be worth a card, or not yet.
    kind(topic, &shown.events()[from..])?;
    Some(CardSpan {
        kind: stands_as,
        from,
        upto,
        is_over: false,
    })
}

/// Whether a raid flies past fighters with an event, and on (10.23).
fn is_flown_past(record: &Record, number: usize, table: &Table) -> bool {
    let events = record.events();
    let later = record.span(events[number].span).events.end;
    let mut moves = account::places(&events[number..later])
        .filter(|place| matches!((place.who, place.how), (Mover::Raid(_), Arrived::From(_))));
    let (Some(here), Some(_)) = (moves.next().filter(|it| it.number == 0), moves.next()) else {
        return false;
    };
    let mut missions = table.missions.iter();
    missions.any(|mission| mission.is_intercept() && mission.hex == here.hex)
}
