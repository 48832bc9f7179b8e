//! The chit of a base that may send aircraft to Guam: whether it does, how many, and how they come (16.12, 16.21,
//! 16.22).

use super::card::{CardContent, each};
use super::dice::{in_short, newest_die};
use super::span::{CardKind, Span};
use super::{contact, dice};
use crate::engine::fleet::GUAM;
use crate::engine::forces::LandBase;
use crate::engine::{
    Choice, Event, EventRecord, GuamEvent, Purpose, RaidEvent, Roll, SegmentId, Table, count,
};
use crate::view::fight::{Fact, Tone};

/// Whether a die is the one with which a base comes up.
pub(super) const fn begins_with(roll: &Roll) -> bool {
    matches!(roll.purpose, Purpose::LandAirArrival(_))
}

/// Where begins what the events before the number `upto` are part of, if a base has come up.
pub(super) fn first(all: &[EventRecord], told: usize, upto: usize) -> Option<usize> {
    for n in (told..upto.min(all.len())).rev() {
        if matches!(&all[n].event, Event::Roll(roll) if begins_with(roll)) {
            return Some(n);
        }
        if !follows(&all[n]) {
            return None;
        }
    }
    None
}

/// The moment that ends before the event number `upto`, if one does.
pub(super) fn span(all: &[EventRecord], told: usize, upto: usize) -> Option<Span> {
    let from = first(all, told, upto)?;
    let events = &all[from..upto];
    let sends = events
        .iter()
        .any(|it| matches!(it.event, Event::Guam(GuamEvent::Reinforced { .. })));
    let is_placed = events
        .iter()
        .any(|it| matches!(it.event, Event::Raids(RaidEvent::Placed { .. })));
    let goes_on = !is_placed && all.get(upto).is_some_and(follows);
    (!goes_on).then_some(Span {
        kind: match sends {
            true => CardKind::Reinforced,
            false => CardKind::NotReinforced,
        },
        from,
        upto,
        is_over: true,
    })
}

/// Whether an event may follow from the die.
fn follows(record: &EventRecord) -> bool {
    record.at.segment == Some(SegmentId::Activation)
        && match &record.event {
            Event::Roll(roll) => is_later(roll),
            Event::Pick { what, .. } => matches!(what, Choice::RaidHex(_)),
            Event::Guam(event) => matches!(
                event,
                GuamEvent::Reinforced { .. } | GuamEvent::ArrivedUnseen { .. }
            ),
            Event::Raids(event) => matches!(event, RaidEvent::Placed { .. }),
            _ => false,
        }
}

/// Whether a die may come after the first: how many fly, and where radar sees them.
const fn is_later(roll: &Roll) -> bool {
    matches!(
        roll.purpose,
        Purpose::LandAirStrength(_) | Purpose::Range(_)
    )
}

/// Whether a die of a base is watched as it rolls: each is.
pub(super) fn is_watched(shown: &[EventRecord], roll: &Roll) -> bool {
    begins_with(roll) || (is_later(roll) && first(shown, 0, shown.len()).is_some())
}

/// The card as far as it has come; `rolling` is the die that rolls next.
pub(super) fn told(
    events: &[EventRecord],
    span: Span,
    rolling: Option<&Roll>,
    table: &Table,
) -> CardContent {
    let rolls: Vec<&Roll> = dice::all_dice(events, rolling).collect();
    let Some(base) = rolls.iter().find_map(|roll| base(roll)) else {
        return CardContent::default();
    };
    let dice = CardContent {
        roll: newest_die(events, span.from, rolling),
        lines: dice::earlier_dice(events, rolling.is_some())
            .map(line)
            .collect(),
        hexes: vec![GUAM],
        ..CardContent::default()
    };
    let sent = each(events, |event| match event {
        Event::Guam(GuamEvent::Reinforced { points, .. }) => Some(*points),
        _ => None,
    })
    .last();
    if !span.is_over {
        return CardContent {
            headline: format!("The chit of {base}: do aircraft come to Guam?"),
            sentence: match rolls.last().map(|roll| roll.purpose) {
                Some(Purpose::LandAirStrength(_)) => "They come: the die says how many.",
                Some(Purpose::Range(_)) => {
                    "You have ships or fighters near enough: the die says where radar sees them."
                }
                _ => "The die says whether it sends them now; it does so once a day.",
            }
            .to_owned(),
            facts: vec![value(table)],
            ..dice
        };
    }
    let Some(sent) = sent else {
        return CardContent {
            headline: format!("Nothing comes from {base}"),
            sentence: "Its chit goes back into the cup for the next turn.".to_owned(),
            facts: vec![value(table)],
            ..dice
        };
    };
    let points = count(sent, "air point", "air points");
    let is_met = events
        .iter()
        .any(|it| matches!(it.event, Event::Raids(RaidEvent::Placed { .. })));
    if is_met {
        let contact = contact::contact(events, table);
        return CardContent {
            headline: format!(
                "{points} {} from {base} to Guam",
                if sent == 1 { "flies" } else { "fly" }
            ),
            sentence: format!(
                "{} What is not shot down on its way makes Guam stronger.",
                contact.sentence
            ),
            roll: dice.roll,
            lines: dice.lines,
            ..contact
        };
    }
    CardContent {
        tone: Tone::Bad,
        headline: format!(
            "{points} {} on Guam from {base}",
            if sent == 1 { "lands" } else { "land" }
        ),
        sentence: "No ship or fighter of yours was near enough to see them come.".to_owned(),
        facts: vec![value(table)],
        ..dice
    }
}

/// What Guam has.
fn value(table: &Table) -> Fact {
    let value = table.guam.value;
    Fact::new("Guam", count(value, "air point", "air points"), "")
}

const fn base(roll: &Roll) -> Option<LandBase> {
    match roll.purpose {
        Purpose::LandAirArrival(base) | Purpose::LandAirStrength(base) => Some(base),
        _ => None,
    }
}

/// A die before the one that is shown.
fn line(roll: &Roll) -> String {
    let die = in_short(roll);
    match roll.purpose {
        Purpose::LandAirArrival(_) => format!("Whether they come: {die}, they do."),
        Purpose::LandAirStrength(_) => format!("How many: {die}, gave {}.", roll.result),
        _ => dice::die_line(roll),
    }
}
