//! How searches end: aboard again, or in the sea (8.28).

use super::card::{CardContent, distinct};
use crate::engine::fleet::{SearchId, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::{EventRecord, Table, UnitLoss, count_of};
use crate::view::account::{self, Attempt, SearchAccount, UnitLost};
use crate::view::card::{Fact, Tone};
use crate::view::fight::none_or_units;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// Searches that are back: who landed where, and which forces they saw.
pub(super) fn home(shown: ShownRecord, events: &[EventRecord], table: &Table) -> CardContent {
    let searches: Vec<SearchId> = distinct(account::searches_over(events));
    let names: Vec<String> = searches.iter().map(ToString::to_string).collect();
    let told: Vec<SearchAccount> = searches
        .iter()
        .filter_map(|search| account::search(shown, *search))
        .collect();
    let told = |search: &SearchId| told.iter().find(|told| told.id == *search);
    let landed = |search: &SearchId| told(search).map_or(&[][..], |told| &told.landed);
    let reports = searches.iter().filter_map(told).flat_map(seen_by);
    let reports: Vec<(ForceId, bool)> = distinct(reports);
    let named = |was_there: bool| -> Vec<String> {
        let forces = reports
            .iter()
            .filter(|(_, is_there)| *is_there == was_there);
        distinct(forces.map(|(force, _)| force.to_string()))
    };
    let (seen, struck) = (named(true), named(false));
    let who = if names.len() == 1 { "It" } else { "They" };
    let fact = |search: &SearchId| {
        let landed = landed(search);
        let units: UnitSet = landed.iter().map(|it| it.0).collect();
        let decks = distinct(landed.iter().map(|it| it.1.to_string()));
        Fact::new(
            search.to_string(),
            format!("{} aboard", none_or_units(units.len())),
            wording::list(&decks),
        )
    };
    let last = searches.last().map(landed);
    let deck = last.and_then(|landed| landed.last().map(|it| it.1));
    CardContent {
        tone: Tone::Even,
        headline: format!(
            "{} {} back",
            wording::list(&names),
            if names.len() == 1 { "is" } else { "are" }
        ),
        sentence: report(who, &seen, &struck),
        facts: searches.iter().map(fact).collect(),
        hexes: deck
            .and_then(|deck| table.hex_of(deck))
            .into_iter()
            .collect(),
        ..CardContent::default()
    }
}

/// What searches report: the forces they saw, and those that proved to be nothing (7.35).
fn report(who: &str, seen: &[String], struck: &[String]) -> String {
    let (forces, nothing) = (wording::list(seen), wording::list(struck));
    match (seen.is_empty(), struck.is_empty()) {
        (true, true) => format!("{who} saw no ship."),
        (false, true) => format!("{who} saw {forces}."),
        (true, false) => format!("{who} saw no ship, and struck {nothing} off: nothing was there."),
        (false, false) => {
            format!("{who} saw {forces}, and struck {nothing} off: nothing was there.")
        }
    }
}

/// The forces that a search found, in their order, each with whether there was one.
fn seen_by(search: &SearchAccount) -> Vec<(ForceId, bool)> {
    let attempts: Vec<&Attempt> = search.attempts().collect();
    let seen = attempts.iter().enumerate();
    let seen = seen.filter(|(_, attempt)| attempt.is_seen());
    let there = |(number, attempt): (usize, &&Attempt)| {
        let mut later = attempts[number..].iter();
        let is_struck = later.any(|it| it.force == attempt.force && it.is_nothing);
        (attempt.force, !is_struck)
    };
    seen.map(there).collect()
}

/// Units of a search that found no deck.
pub(super) fn lost(events: &[EventRecord], table: &Table) -> CardContent {
    let lost = account::units_lost(events).filter(|unit| unit.why.is_without_deck());
    let lost: Vec<UnitLost> = lost.collect();
    let names: Vec<String> = distinct(lost.iter().filter_map(|it| it.search))
        .iter()
        .map(ToString::to_string)
        .collect();
    let names = wording::list(&names);
    let units: UnitSet = lost.iter().map(|it| it.unit).collect();
    let places: Vec<String> = distinct(lost.iter().map(|it| it.hex))
        .into_iter()
        .map(|hex| wording::whereabouts(table, hex))
        .collect();
    let number = count_of(units.len(), "unit", "units");
    CardContent {
        tone: Tone::Bad,
        headline: match units.len() {
            1 => format!("{number} of {names} ditches: no deck is free"),
            _ => format!("{number} of {names} ditch: no deck is free"),
        },
        sentence: match lost.iter().any(|it| it.why == UnitLoss::NoRoomInTheWind) {
            // 17.2, 17.3.
            true => format!(
                "A search must land when it is home, and the carriers {} do not steam into the wind: they land no more in this phase.",
                wording::list(&places)
            ),
            false => format!(
                "A search must land when it is home, and no carrier {} had room.",
                wording::list(&places)
            ),
        },
        facts: vec![
            Fact::new(
                "Our losses",
                none_or_units(units.len()),
                format!(
                    "{}, of {}",
                    wording::by_type(units),
                    wording::carriers(table, units)
                ),
            ),
            Fact::new("Their losses", "none", ""),
        ],
        hexes: lost.iter().map(|it| it.hex).collect(),
        ..CardContent::default()
    }
}
