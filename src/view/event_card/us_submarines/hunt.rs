//! What the escorts of a force do to a submarine, after its attack or while it shadows the force (14.152, 14.17).

use crate::engine::charts::{Hunt, Outcome};
use crate::engine::fleet::SubmarineId;
use crate::engine::{EventRecord, Roll, Table, count_of};
use crate::view::account::{HuntFate, SubmarineAccount, hunted_by};
use crate::view::card::Fact;
use crate::view::wording;

/// What became of it, if it was hunted.
pub(in crate::view::event_card) fn fate(
    events: &[EventRecord],
    who: SubmarineId,
) -> Option<HuntFate> {
    SubmarineAccount::of(events).fate(who)
}

/// The submarines that were hunted, in their order.
pub(in crate::view::event_card) fn hunted(events: &[EventRecord]) -> Vec<SubmarineId> {
    let hunted = SubmarineAccount::of(events).hunted.into_iter();
    hunted.map(|(submarine, _)| submarine).collect()
}

/// How it is now.
pub(in crate::view::event_card) fn fact(
    events: &[EventRecord],
    who: SubmarineId,
    table: &Table,
) -> Fact {
    let (value, note) = match fate(events, who) {
        Some(HuntFate::Lost) => ("sunk".to_owned(), "by the escorts".to_owned()),
        Some(HuntFate::Pinned(chits)) => (
            "driven deep".to_owned(),
            format!("for {}", count_of(chits, "chit", "chits")),
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
        Some(HuntFate::Unhunted) => {
            format!("The die is odd: only a crippled ship is there, and nobody hunts {who}.")
        }
        Some(HuntFate::Escaped) => match table.submarines.get(who).and_then(|it| it.shadows()) {
            Some(force) => format!("The escorts hunt {who}, which keeps {force} in sight."),
            None => format!("The escorts hunt {who}, and do not find it."),
        },
        Some(HuntFate::Pinned(1)) => {
            format!("The escorts drive {who} deep: at its next chit it can only come up again.")
        }
        Some(HuntFate::Pinned(chits)) => format!(
            "The escorts drive {who} deep: for {} it can do nothing.",
            count_of(chits, "chit", "chits")
        ),
        Some(HuntFate::Lost) => format!("The escorts have sunk {who}."),
    }
}

/// A die of the hunt in a line.
pub(in crate::view::event_card) fn line(roll: &Roll) -> String {
    let who = hunted_by(roll).map_or_else(String::new, |who| format!(" for {who}"));
    let die = wording::die_read(roll);
    match roll.result {
        Outcome::Hunt(Hunt::NoEffect) => format!("Hunt{who}: {die}, nothing found."),
        result => format!("Hunt{who}: {die}, gave {result}."),
    }
}
