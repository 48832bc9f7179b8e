//! The chits of a phase: which were drawn, and what each has done (3.1, 7.2, 8.14).

use super::card::{ChitView, Told, distinct, each};
use super::pilot;
use crate::engine::forces::{ActivationChit, Detection, ForceId};
use crate::engine::map::HexId;
use crate::engine::{Event, ForceEvent, ForceMove, Happening, Table, count};
use crate::view::fight::{Fact, Tone};
use crate::view::{chit, wording};

/// The chits drawn, the forces that moved, and contacts that have faded.
pub(super) fn chits(events: &[Happening], table: &Table) -> Told {
    let mut rows: Vec<Row> = Vec::new();
    for event in events.iter().map(|it| &it.event) {
        match event {
            Event::Forces(ForceEvent::Chit { chit }) => rows.push(Row::of(*chit)),
            Event::Forces(ForceEvent::ChitIdle { chit }) => {
                row(&mut rows, *chit).did = vec!["moves nothing".to_owned()];
            }
            Event::Detection { force, to, .. } => {
                let did = &mut of(&mut rows, *force).did;
                match to {
                    Detection::Undetected => did.push("contact is lost".to_owned()),
                    to => did.push(format!("contact fades to {to}")),
                }
            }
            Event::Forces(ForceEvent::Moved {
                what,
                from,
                to,
                why,
            }) => {
                let verb = match why {
                    ForceMove::Retirement => "draws off",
                    _ => "steams",
                };
                let way = wording::bearing(*from, *to);
                of(&mut rows, *what)
                    .did
                    .push(format!("{verb} {way} to {to}"));
            }
            Event::Forces(ForceEvent::LeftTheMap { what, .. }) => {
                of(&mut rows, *what).did.push("leaves the map".to_owned());
            }
            Event::Forces(ForceEvent::UsAdvantage { force, on: false }) => {
                of(&mut rows, *force)
                    .did
                    .push("US Advantage is gone".to_owned());
            }
            _ => {}
        }
    }
    let lost = each(events, |event| match event {
        Event::Detection {
            force,
            to: Detection::Undetected,
            ..
        } => Some(*force),
        Event::Forces(ForceEvent::LeftTheMap { what, .. }) => Some(*what),
        _ => None,
    });
    let lost: Vec<Lost> = distinct(lost)
        .into_iter()
        .map(|force| (force, table.force(force).map(|force| force.hex)))
        .collect();
    let moved = distinct(each(events, |event| match event {
        Event::Forces(ForceEvent::Moved { what, .. }) => Some(*what),
        _ => None,
    }));
    let hexes = moved.iter().chain(lost.iter().map(|(force, _)| force));
    let hexes = hexes.filter_map(|force| table.force(*force));
    Told {
        tone: if lost.is_empty() {
            Tone::Even
        } else {
            Tone::Bad
        },
        headline: headline(&rows, &lost),
        sentence: sentence(events, moved.len(), &lost),
        facts: lost.iter().map(|it| last_seen(it, table)).collect(),
        hexes: hexes.map(|force| force.hex).collect(),
        chits: rows.into_iter().enumerate().map(Row::view).collect(),
        ..Told::default()
    }
}

/// A force that nobody sees any more, and its hex; none if it has left the map.
type Lost = (ForceId, Option<HexId>);

/// A chit, or a force that acts, with what it did.
struct Row {
    chit: ActivationChit,
    did: Vec<String>,
}

impl Row {
    fn of(chit: ActivationChit) -> Row {
        let did = chit::does(chit).map(str::to_owned);
        Row {
            chit,
            did: did.into_iter().collect(),
        }
    }

    fn view((number, row): (usize, Row)) -> ChitView {
        ChitView {
            number,
            face: Some(chit::face(row.chit)),
            of: chit::name(row.chit),
            did: row.did.join("; "),
        }
    }
}

fn row(rows: &mut Vec<Row>, chit: ActivationChit) -> &mut Row {
    let at = rows.iter().position(|row| row.chit == chit);
    let at = at.unwrap_or_else(|| {
        rows.push(Row::of(chit));
        rows.len() - 1
    });
    &mut rows[at]
}

fn of(rows: &mut Vec<Row>, force: ForceId) -> &mut Row {
    row(rows, ActivationChit::Force(force))
}

fn headline(rows: &[Row], lost: &[Lost]) -> String {
    let names = |is_there: bool| {
        let lost = lost.iter().filter(|(_, hex)| hex.is_some() == is_there);
        let names: Vec<String> = lost.map(|(force, _)| force.to_string()).collect();
        (names.len(), wording::list(&names))
    };
    match (names(true), names(false)) {
        ((0, _), (0, _)) => {
            let names: Vec<String> = rows.iter().map(|row| row.chit.to_string()).collect();
            format!("Chits of this phase: {}", names.join(", "))
        }
        ((0, _), (1, gone)) => format!("{gone} leaves the map"),
        ((0, _), (_, gone)) => format!("{gone} leave the map"),
        ((_, lost), (0, _)) => format!("Contact with {lost} is lost"),
        ((_, lost), (1, gone)) => format!("Contact with {lost} is lost, and {gone} leaves the map"),
        ((_, lost), (_, gone)) => format!("Contact with {lost} is lost, and {gone} leave the map"),
    }
}

/// What they came to together.
fn sentence(events: &[Happening], moved: usize, lost: &[Lost]) -> String {
    match lost {
        [] => {}
        _ if lost.iter().all(|(_, hex)| hex.is_none()) => {
            return "Over the edge of the map nothing can find it again.".to_owned();
        }
        [_] => {
            return "It has moved on since it was last seen. No strike can look for it until it is found again."
                .to_owned();
        }
        _ => {
            return "They have moved on since they were last seen. No strike can look for them until they are found \
                    again."
                .to_owned();
        }
    }
    let faded = each(events, |event| match event {
        Event::Detection { force, .. } => Some(*force),
        _ => None,
    });
    let moves = match moved {
        0 => "No force has moved".to_owned(),
        moved => count(moved as u8, "force moves", "forces move"),
    };
    match distinct(faded).len() {
        0 => format!("{moves}."),
        faded => format!(
            "{moves}, and contact with {} fades.",
            match faded {
                1 => "one of them".to_owned(),
                faded => format!("{faded} of them"),
            }
        ),
    }
}

/// What is still known of a force that nobody sees any more.
fn last_seen((force, hex): &Lost, table: &Table) -> Fact {
    match (table.force(*force), hex) {
        (Some(there), Some(hex)) => Fact::new(
            force.to_string(),
            "undetected",
            format!(
                "{} \u{b7} {}",
                pilot::known(there.intelligence),
                wording::place(table, *hex)
            ),
        ),
        _ => Fact::new(force.to_string(), "left the map", ""),
    }
}
