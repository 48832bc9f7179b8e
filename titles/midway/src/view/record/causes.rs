//! What made the end of a game: how bases fell, the transports that never landed, and where the IJN gave up.

use crate::engine::EventRecord;
use crate::engine::event::{BaseEvent, Event, HitEvent, MovementEvent, Purpose, SentBack};
use crate::engine::map::{Line, Place};
use crate::engine::table::{ShipPlace, Table};
use crate::engine::units::{IslandBase, Ship, ShipClass, Side};
use crate::view::wording;

/// What made the end, in a sentence each.
pub(super) fn causes(events: &[EventRecord], table: &Table) -> Vec<String> {
    let falls = events
        .iter()
        .enumerate()
        .filter_map(|(n, it)| match it.event {
            Event::Bases(BaseEvent::Captured { base, by }) => {
                let lost = defense_lost(&events[..n], base);
                Some(format!(
                    "{by} landed at {base} in turn {}.{lost}",
                    it.at.turn
                ))
            }
            _ => None,
        });
    let transports = transports_lost(table);
    let gave_up = gave_up(events);
    falls.chain(transports).chain(gave_up).collect()
}

/// When the defense of a base was lost before it fell, and to whom.
fn defense_lost(events: &[EventRecord], base: IslandBase) -> String {
    let is_lost = |it: &EventRecord| it.event == HitEvent::DefenseEliminated { base }.into();
    let Some(lost) = events.iter().rposition(is_lost) else {
        return String::new();
    };
    let mut rolls = events[..lost].iter().rev().filter_map(|it| it.event.roll());
    let by = rolls.find_map(|roll| match roll.purpose {
        Purpose::Bombardment { ship, .. } => Some(format!("to the guns of {ship}")),
        Purpose::Bomb { unit, .. } => Some(format!("to bombs of {unit}")),
        _ => None,
    });
    let by = by.map_or_else(String::new, |by| format!(", {by}"));
    format!(
        " Its defense had been lost in turn {}{by}.",
        events[lost].at.turn
    )
}

/// How many of the IJN's transports could not land any more, if any could not.
fn transports_lost(table: &Table) -> Option<String> {
    let all: Vec<Ship> = Ship::of(Side::Ijn)
        .filter(|ship| ship.class() == ShipClass::Tr)
        .collect();
    let those = |at: ShipPlace| {
        all.iter()
            .filter(|ship| table.ships[**ship].at == at)
            .count()
    };
    let (sunk, damaged) = (those(ShipPlace::Sunk), those(ShipPlace::Damaged));
    let of = all.len();
    let says = |number: usize, what: &str| (number > 0).then(|| format!("{number} of {of} {what}"));
    let parts = [says(sunk, "sunk"), says(damaged, "damaged")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| format!("Transports of the IJN: {}.", parts.join(", ")))
}

/// Where and when the losses of a line sent the IJN home (6.0(9)).
fn gave_up(events: &[EventRecord]) -> Option<String> {
    let mut times: Vec<(Line, u8)> = Vec::new();
    for it in events {
        let Event::Movement(MovementEvent::SentBack {
            to,
            why: SentBack::Morale,
            ..
        }) = it.event
        else {
            continue;
        };
        let line = Place::line(to).map(|line| (line, it.at.turn));
        if let Some(time) = line.filter(|time| times.last() != Some(time)) {
            times.push(time);
        }
    }
    let times = times
        .iter()
        .map(|(line, turn)| format!("{line} in turn {turn}"));
    let times: Vec<String> = times.collect();
    (!times.is_empty()).then(|| {
        format!(
            "The IJN\u{2019}s morale gave way on {}.",
            wording::list(times)
        )
    })
}
