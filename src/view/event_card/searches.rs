//! How searches end: aboard again, or in the sea (8.28).

use super::card::{CardContent, distinct, each};
use crate::engine::charts::Sighting;
use crate::engine::fleet::{AirUnitId, CarrierId, SearchId, UnitSet};
use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::engine::{
    Event, EventRecord, ForceEvent, LossEvent, Purpose, Scope, SearchEvent, Table, UnitLoss, count,
};
use crate::view::card::{Fact, Tone};
use crate::view::fight::none_or_units;
use crate::view::shown_record::ShownRecord;
use crate::view::wording;

/// Searches that are back: who landed where, and which forces they saw.
pub(super) fn home(shown: ShownRecord, events: &[EventRecord], table: &Table) -> CardContent {
    let searches: Vec<SearchId> = distinct(each(events, |event| match event {
        Event::Searches(SearchEvent::Removed { what }) => Some(*what),
        _ => None,
    }));
    let names: Vec<String> = searches.iter().map(ToString::to_string).collect();
    let landed = |search: SearchId| {
        let landed = of_search(shown, search).filter_map(|it| match it.event {
            Event::Searches(SearchEvent::Landed { carrier, unit, .. }) => Some((unit, carrier)),
            _ => None,
        });
        landed.collect::<Vec<(AirUnitId, CarrierId)>>()
    };
    let reports = searches.iter().flat_map(|search| seen_by(shown, *search));
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
        let landed = landed(*search);
        let units: UnitSet = landed.iter().map(|it| it.0).collect();
        let decks = distinct(landed.iter().map(|it| it.1.to_string()));
        Fact::new(
            search.to_string(),
            format!("{} aboard", none_or_units(units.len())),
            wording::list(&decks),
        )
    };
    let last = searches.last().map(|search| landed(*search));
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

/// All that a search did.
fn of_search(shown: ShownRecord<'_>, search: SearchId) -> impl Iterator<Item = &EventRecord> {
    shown.events_about(move |scope| scope == Scope::Search { search })
}

/// The forces that a search found, in their order, each with whether there was one.
fn seen_by(shown: ShownRecord, search: SearchId) -> Vec<(ForceId, bool)> {
    let mut sought = None;
    let mut seen: Vec<(ForceId, bool)> = Vec::new();
    for record in of_search(shown, search) {
        match &record.event {
            Event::Searches(SearchEvent::LooksFor { force, .. }) => sought = Some(*force),
            Event::Roll(roll) => {
                if let Purpose::Search(_, force) = roll.purpose
                    && roll.sighting() != Some(Sighting::Nothing)
                {
                    seen.push((force, true));
                }
            }
            Event::Forces(ForceEvent::FalseContact { what, .. }) if sought == Some(*what) => {
                let of_it = seen.iter_mut().filter(|(force, _)| force == what);
                of_it.for_each(|(_, is_there)| *is_there = false);
            }
            _ => {}
        }
    }
    seen
}

/// Units of a search that found no deck.
pub(super) fn lost(events: &[EventRecord], table: &Table) -> CardContent {
    let lost: Vec<(AirUnitId, Option<SearchId>, HexId)> = each(events, |event| match event {
        Event::Losses(LossEvent::Unit {
            what,
            search,
            hex,
            why: UnitLoss::NoRoom,
            ..
        }) => Some((*what, *search, *hex)),
        _ => None,
    })
    .collect();
    let names: Vec<String> = distinct(lost.iter().filter_map(|it| it.1))
        .iter()
        .map(ToString::to_string)
        .collect();
    let names = wording::list(&names);
    let units: UnitSet = lost.iter().map(|it| it.0).collect();
    let places: Vec<String> = distinct(lost.iter().map(|it| it.2))
        .into_iter()
        .map(|hex| wording::whereabouts(table, hex))
        .collect();
    let number = count(units.len(), "unit", "units");
    CardContent {
        tone: Tone::Bad,
        headline: match units.len() {
            1 => format!("{number} of {names} ditches: no deck is free"),
            _ => format!("{number} of {names} ditch: no deck is free"),
        },
        sentence: format!(
            "A search must land when it is home, and no carrier {} had room.",
            wording::list(&places)
        ),
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
        hexes: lost.iter().map(|it| it.2).collect(),
        ..CardContent::default()
    }
}
