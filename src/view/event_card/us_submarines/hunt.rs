//! What the escorts of a force do to a submarine, after its attack or while it shadows the force (14.152, 14.17).

use crate::engine::charts::{Hunt, Outcome};
use crate::engine::fleet::SubmarineId;
use crate::engine::{Event, EventRecord, Purpose, Roll, SubmarineEvent, Table, count};
use crate::view::card::Fact;
use crate::view::event_card::card::{distinct, each};
use crate::view::event_card::dice::in_short;
use crate::view::wording;

/// What became of a submarine that was hunted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::view::event_card) enum Fate {
    /// Nothing.
    Escaped,
    /// The die was odd (14.172).
    Unhunted,
    /// It is driven deep for so many of its chits.
    Pinned(u8),
    /// It was sunk.
    Lost,
}

/// What became of it, if it was hunted.
pub(in crate::view::event_card) fn fate(events: &[EventRecord], who: SubmarineId) -> Option<Fate> {
    each(events, |event| match event {
        Event::Roll(Roll {
            purpose: Purpose::Hunt(_, hunted),
            ..
        }) if *hunted == who => Some(Fate::Escaped),
        Event::Submarines(event) => match event {
            SubmarineEvent::OddDie { submarine, .. } if *submarine == who => Some(Fate::Unhunted),
            SubmarineEvent::Pinned {
                submarine, turns, ..
            } if *submarine == who => Some(Fate::Pinned(*turns)),
            SubmarineEvent::Lost { submarine, .. } if *submarine == who => Some(Fate::Lost),
            _ => None,
        },
        _ => None,
    })
    .last()
}

/// The submarines that were hunted, in their order.
pub(in crate::view::event_card) fn hunted(events: &[EventRecord]) -> Vec<SubmarineId> {
    distinct(each(events, |event| match event {
        Event::Roll(roll) => prey(roll),
        _ => None,
    }))
}

/// The submarine that a die is rolled against.
pub(in crate::view::event_card) const fn prey(roll: &Roll) -> Option<SubmarineId> {
    match roll.purpose {
        Purpose::Hunt(_, submarine) => Some(submarine),
        _ => None,
    }
}

/// How it is now.
pub(in crate::view::event_card) fn fact(
    events: &[EventRecord],
    who: SubmarineId,
    table: &Table,
) -> Fact {
    let (value, note) = match fate(events, who) {
        Some(Fate::Lost) => ("sunk".to_owned(), "by the escorts".to_owned()),
        Some(Fate::Pinned(chits)) => (
            "driven deep".to_owned(),
            format!("for {}", count(chits, "chit", "chits")),
        ),
        _ => {
            let lies = table.submarines.get(who);
            let state = lies.map_or_else(String::new, |it| wording::submarine(it.state));
            (state, "unharmed".to_owned())
        }
    };
    Fact::new(who.to_string(), value, note)
}

/// What the hunt came to, in a sentence.
pub(in crate::view::event_card) fn sentence(
    events: &[EventRecord],
    who: SubmarineId,
    table: &Table,
) -> String {
    match fate(events, who) {
        None => String::new(),
        Some(Fate::Unhunted) => {
            format!("The die is odd: only a crippled ship is there, and nobody hunts {who}.")
        }
        Some(Fate::Escaped) => match table.submarines.get(who).and_then(|it| it.shadows()) {
            Some(force) => format!("The escorts hunt {who}, which keeps {force} in sight."),
            None => format!("The escorts hunt {who}, and do not find it."),
        },
        Some(Fate::Pinned(1)) => {
            format!("The escorts drive {who} deep: at its next chit it can only come up again.")
        }
        Some(Fate::Pinned(chits)) => format!(
            "The escorts drive {who} deep: for {} it can do nothing.",
            count(chits, "chit", "chits")
        ),
        Some(Fate::Lost) => format!("The escorts have sunk {who}."),
    }
}

/// A die of the hunt in a line.
pub(in crate::view::event_card) fn line(roll: &Roll) -> String {
    let who = prey(roll).map_or_else(String::new, |who| format!(" for {who}"));
    let die = in_short(roll);
    match roll.result {
        Outcome::Hunt(Hunt::NoEffect) => format!("Hunt{who}: {die}, nothing found."),
        result => format!("Hunt{who}: {die}, gave {result}."),
    }
}
