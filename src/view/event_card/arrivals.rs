//! The forces that arrive in a turn, and where (7.1).

use super::card::{CardContent, each};
use super::span::{CardKind, Span};
use crate::engine::charts::{NearCarriers, Outcome};
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::{
    ArrivalEvent, Choice, DetectionEvent, Event, EventRecord, Purpose, Roll, SegmentId, Table,
    count,
};
use crate::view::fight::{Fact, Tone};
use crate::view::wording;

/// The moment that ends before the event number `upto`, if one does; what came before `told` is no part of it.
pub(super) fn span(all: &[EventRecord], told: usize, upto: usize) -> Option<Span> {
    let here = (told..upto.min(all.len())).rev();
    let here = here.take_while(|n| belongs(&all[*n]));
    let from = here.last()?;
    let is_placed = all[from..upto].iter().any(|it| placed(&it.event).is_some());
    let goes_on = all.get(upto).is_some_and(belongs);
    (is_placed && !goes_on).then_some(Span {
        kind: CardKind::Arrivals,
        from,
        upto,
        is_over: true,
    })
}

fn belongs(record: &EventRecord) -> bool {
    record.at.segment == Some(SegmentId::Arrival)
        && match &record.event {
            Event::Roll(roll) => matches!(
                roll.purpose,
                Purpose::ArrivalZone(_) | Purpose::ArrivalHex(_) | Purpose::ArrivalNearCarriers(_)
            ),
            Event::Pick { what, .. } => matches!(what, Choice::ArrivalHex(_)),
            Event::Arrivals(event) => matches!(event, ArrivalEvent::Arrive { .. }),
            event => placed(event).is_some(),
        }
}

const fn placed(event: &Event) -> Option<(ForceId, HexId)> {
    match event {
        Event::Detection(DetectionEvent::Placed { what, hex, .. }) => Some((*what, *hex)),
        _ => None,
    }
}

/// Who comes, and where. Nothing is known of them yet.
pub(super) fn told(events: &[EventRecord], table: &Table) -> CardContent {
    let come: Vec<(ForceId, HexId)> = each(events, placed).collect();
    let names: Vec<String> = come.iter().map(|it| it.0.to_string()).collect();
    let number = count(come.len() as u8, "force arrives", "forces arrive");
    let fact = |(force, hex): &(ForceId, HexId)| {
        let whereabouts = wording::whereabouts(table, *hex);
        let note = format!("{whereabouts}; {}", dice(events, *force));
        Fact::new(force.to_string(), hex.to_string(), note)
    };
    let away = each(events, |event| match event {
        Event::Roll(roll) => turned_away(roll.purpose, roll.result),
        _ => None,
    });
    CardContent {
        tone: Tone::Even,
        headline: match names.as_slice() {
            [only] => format!("{only} arrives"),
            _ => number,
        },
        sentence: "Nobody knows what they are: carriers, battleships, or nothing at all."
            .to_owned(),
        lines: away.collect(),
        facts: come.iter().map(fact).collect(),
        hexes: come.iter().map(|it| it.1).collect(),
        ..CardContent::default()
    }
}

/// The dice of a force in their order, each with what it gave, and whether its hex was taken (7.12-7.15).
fn dice(events: &[EventRecord], force: ForceId) -> String {
    let dice = each(events, |event| match event {
        Event::Roll(roll) => of_force(roll, force),
        Event::Pick { what, .. } if *what == Choice::ArrivalHex(force) => {
            Some("which is taken: another is drawn".to_owned())
        }
        _ => None,
    });
    dice.collect::<Vec<_>>().join(", ")
}

/// What a die of the force has said.
fn of_force(roll: &Roll, force: ForceId) -> Option<String> {
    let (of, what) = match roll.purpose {
        Purpose::ArrivalZone(of) => (of, format!("zone {}", roll.result)),
        Purpose::ArrivalHex(of) => (of, "hex".to_owned()),
        Purpose::ArrivalNearCarriers(of) => (of, roll.result.to_string()),
        _ => return None,
    };
    (of == force).then(|| format!("{what} by die {}", roll.die))
}

/// A force that keeps clear of US carriers near the hex where it was to arrive (7.15).
fn turned_away(purpose: Purpose, result: Outcome) -> Option<String> {
    let Purpose::ArrivalNearCarriers(force) = purpose else {
        return None;
    };
    match result {
        Outcome::NearCarriers(NearCarriers::OtherHex) => Some(format!(
            "{force} keeps clear of your carriers: another hex."
        )),
        Outcome::NearCarriers(NearCarriers::OtherZone) => Some(format!(
            "{force} keeps clear of your carriers: it comes from elsewhere."
        )),
        _ => None,
    }
}
