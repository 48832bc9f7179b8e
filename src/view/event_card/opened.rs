//! The scene before the report: the reports on which hits of submarines had waited are opened one after the other, and
//! each hit is given to a ship (14.162).

use super::card::CardContent;
use super::dice::{die_line, earlier_dice, newest_die};
use super::drawn::{self, Learnt};
use super::kind::CardSpan;
use super::{commitment, waiting_hits};
use crate::engine::forces::ForceId;
use crate::engine::{EventRecord, Roll, Scope, Table, count_of};
use crate::view::account::{self, NewsKind, counter_after};
use crate::view::card::{Fact, Tone};
use crate::view::shown_record::ShownRecord;

/// A report as far as it has been opened; `rolling` is the die that rolls next.
pub(super) fn told(
    shown: ShownRecord,
    events: &[EventRecord],
    span: CardSpan,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let Some((force, which)) = report(shown, span) else {
        return CardContent::default();
    };
    let learnt = Learnt::of(events, force, table);
    let opened = CardContent {
        roll: newest_die(events, span.from, rolling),
        lines: earlier_dice(events, rolling.is_some())
            .map(die_line)
            .collect(),
        chits: drawn::chits(events),
        hexes: table
            .force(learnt.is)
            .map(|it| it.hex)
            .into_iter()
            .collect(),
        ..CardContent::default()
    };
    if !span.is_over {
        let hits = table.force(learnt.is).map_or(0, |it| it.hits.total());
        let waits = (hits > 0).then(|| {
            let hits = count_of(hits, "torpedo hit", "torpedo hits");
            Fact::new("They wait", hits, format!("on a ship of {}", learnt.is))
        });
        return CardContent {
            headline: format!("{which}{force} is opened"),
            sentence: "The day is over, and what your submarines hit becomes known.".to_owned(),
            facts: waits.into_iter().chain(learnt.fact()).collect(),
            ..opened
        };
    }
    let given = account::SubmarineAccount::of(events).given;
    let content = match given.is_empty() {
        false => waiting_hits::told(events, table),
        true => nothing(events, force),
    };
    let facts = content.facts.into_iter().chain(learnt.fact());
    CardContent {
        tone: content.tone,
        headline: format!("{which}{}", content.headline),
        sentence: content.sentence,
        facts: facts.chain(commitment::facts(events, table)).collect(),
        hexes: content.hexes,
        ..opened
    }
}

/// The force of a card, and which of the reports it is: "1 of 3: ", nothing where it is the only one.
fn report(shown: ShownRecord, span: CardSpan) -> Option<(ForceId, String)> {
    let record = shown.record();
    let all = (0..record.spans().len()).filter_map(|id| match record.span(id).scope {
        Scope::ReportOpened { force } => Some((record.span(id).events.start, force)),
        _ => None,
    });
    let all: Vec<(usize, ForceId)> = all.collect();
    let place = all.iter().position(|(start, _)| *start == span.from)?;
    let which = match all.len() {
        1 => String::new(),
        reports => format!("{} of {reports}: ", place + 1),
    };
    Some((all[place].1, which))
}

/// A report that proves to be no ship at all.
fn nothing(events: &[EventRecord], force: ForceId) -> CardContent {
    let is_nothing = account::news(events).any(|it| matches!(it.what, NewsKind::Nothing(_)));
    let force = counter_after(events, force);
    CardContent {
        tone: Tone::Even,
        headline: match is_nothing {
            true => format!("{force} was nothing"),
            false => format!("{force} had no ship to hit"),
        },
        sentence: "What was reported hit there was no ship.".to_owned(),
        ..CardContent::default()
    }
}
