//! The forces that arrive in a turn, and where (7.1).

use super::card::CardContent;
use super::dice::fallen;
use crate::engine::charts::{NearCarriers, Outcome};
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::{Choice, EventRecord, Purpose, Roll, Table, count_of};
use crate::view::account::{self, NewsKind};
use crate::view::card::{Fact, Tone};
use crate::view::wording;

/// Who comes, and where. Nothing is known of them yet.
pub(super) fn told(events: &[EventRecord], table: &Table) -> CardContent {
    let come = account::news(events).filter_map(|it| match it.what {
        NewsKind::Reported(hex, ..) => Some((it.force, hex)),
        _ => None,
    });
    let come: Vec<(ForceId, HexId)> = come.collect();
    let names: Vec<String> = come.iter().map(|it| it.0.to_string()).collect();
    let number = count_of(come.len() as u8, "force arrives", "forces arrive");
    let fact = |(force, hex): &(ForceId, HexId)| {
        let whereabouts = wording::whereabouts(table, *hex);
        let note = format!("{whereabouts}; {}", dice(events, *force));
        Fact::new(force.to_string(), hex.to_string(), note)
    };
    let away = fallen(events).filter_map(|roll| turned_away(roll.purpose, roll.result));
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
    let dice = events.iter().filter_map(|record| {
        let event = &record.event;
        let is_taken = event.choice() == Some(Choice::ArrivalHex(force));
        let taken = || is_taken.then(|| "which is taken: another is drawn".to_owned());
        event
            .roll()
            .and_then(|roll| of_force(roll, force))
            .or_else(taken)
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
