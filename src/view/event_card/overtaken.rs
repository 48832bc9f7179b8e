//! Crippled ships that lie by themselves as the enemy comes: they are lost (12.46).

use super::card::CardContent;
use super::ships::our_losses_aboard;
use crate::engine::map::HexId;
use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, Table};
use crate::view::account;
use crate::view::card::{Fact, Tone};
use crate::view::wording;

/// The ships that were come upon.
pub(super) fn overtaken(events: &[EventRecord], table: &Table) -> CardContent {
    let found = account::ships_overtaken(events).map(|(_, ship, hex)| (ship, hex));
    let found: Vec<(ShipId, HexId)> = found.collect();
    let is_ours = found.iter().any(|(ship, _)| ship.is_us());
    let names: Vec<String> = found.iter().map(|(ship, _)| ship.to_string()).collect();
    let is = if found.len() == 1 { "is" } else { "are" };
    let mut facts: Vec<Fact> = found
        .iter()
        .map(|(ship, hex)| Fact::new(ship.to_string(), "sunk", hex.to_string()))
        .collect();
    if is_ours {
        facts.push(our_losses_aboard(events));
    }
    CardContent {
        tone: if is_ours { Tone::Bad } else { Tone::Good },
        headline: format!("{} {is} lost", wording::list(&names)),
        sentence: sentence(&found, table),
        facts,
        hexes: found.iter().map(|(_, hex)| *hex).collect(),
        ..CardContent::default()
    }
}

/// Where they lay and who came upon them, place by place.
fn sentence(found: &[(ShipId, HexId)], table: &Table) -> String {
    let mut places: Vec<(HexId, Vec<ShipId>)> = Vec::new();
    for (ship, hex) in found {
        match places.iter_mut().find(|(place, _)| place == hex) {
            Some((_, ships)) => ships.push(*ship),
            None => places.push((*hex, vec![*ship])),
        }
    }
    let is_one_place = places.len() == 1;
    let told = places.iter().map(|(hex, ships)| {
        let names: Vec<String> = ships.iter().map(ToString::to_string).collect();
        let (subject, object) = match (is_one_place, ships.len()) {
            (true, 1) => ("She".to_owned(), "her"),
            (true, _) => ("They".to_owned(), "them"),
            (false, 1) => (wording::list(&names), "her"),
            (false, _) => (wording::list(&names), "them"),
        };
        let place = place(table, *hex);
        let by = by(table, ships, *hex);
        format!("{subject} lay crippled and alone {place}; {by} came upon {object}.")
    });
    let told: Vec<String> = told.collect();
    format!("{} No more is needed to sink a cripple.", told.join(" "))
}

/// Where they lay: as seen from the fleet, but for those that it has come upon itself.
fn place(table: &Table, hex: HexId) -> String {
    match table.groups_in(hex).is_empty() {
        true => wording::whereabouts(table, hex),
        false => format!("in {hex}"),
    }
}

/// Who came upon them: for theirs the task groups that are in the hex now.
fn by(table: &Table, ships: &[ShipId], hex: HexId) -> String {
    match ships.iter().any(|ship| ship.is_us()) {
        true => "a Japanese surface force".to_owned(),
        false => wording::fleet_in(table, hex),
    }
}
