//! How searches end: aboard again, or in the sea (8.28).

use super::card::{Told, distinct, each};
use crate::engine::charts::Sighting;
use crate::engine::fleet::{AirUnitId, CarrierId, SearchId, UnitSet};
use crate::engine::map::HexId;
use crate::engine::{Event, Happening, SearchEvent, Table, UnitLoss, count};
use crate::view::fight::{Fact, Tone, none_or_units};
use crate::view::wording;

/// Searches that are back: who landed where, and which forces they saw.
pub(super) fn home(shown: &[Happening], events: &[Happening], table: &Table) -> Told {
    let searches: Vec<SearchId> = distinct(each(events, |event| match event {
        Event::Searches(SearchEvent::Removed { what }) => Some(*what),
        _ => None,
    }));
    let names: Vec<String> = searches.iter().map(ToString::to_string).collect();
    let landed = |search: SearchId| {
        let landed = each(shown, move |event| match event {
            Event::Searches(SearchEvent::Landed {
                carrier,
                unit,
                from,
                ..
            }) if *from == search => Some((*unit, *carrier)),
            _ => None,
        });
        landed.collect::<Vec<(AirUnitId, CarrierId)>>()
    };
    let seen = searches.iter().flat_map(|search| seen_by(shown, *search));
    let seen: Vec<String> = distinct(seen);
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
    Told {
        tone: Tone::Even,
        headline: format!(
            "{} {} back",
            wording::list(&names),
            if names.len() == 1 { "is" } else { "are" }
        ),
        sentence: match (seen.is_empty(), names.len()) {
            (true, 1) => "It saw no ship.".to_owned(),
            (true, _) => "They saw no ship.".to_owned(),
            (false, 1) => format!("It saw {}.", wording::list(&seen)),
            (false, _) => format!("They saw {}.", wording::list(&seen)),
        },
        facts: searches.iter().map(fact).collect(),
        hexes: deck
            .and_then(|deck| table.hex_of(deck))
            .into_iter()
            .collect(),
        ..Told::default()
    }
}

/// The forces that a search saw, in their order.
fn seen_by(shown: &[Happening], search: SearchId) -> Vec<String> {
    let mut sought = None;
    let mut seen = Vec::new();
    for happening in shown {
        match &happening.event {
            Event::Searches(SearchEvent::LooksFor { search: who, force }) => {
                sought = (*who == search).then_some(*force);
            }
            Event::Roll(roll) => {
                if let crate::engine::Purpose::Search(who, force) = roll.purpose
                    && who == search
                    && sought == Some(force)
                    && roll.sighting() != Some(Sighting::Nothing)
                {
                    seen.push(force.to_string());
                }
            }
            _ => {}
        }
    }
    seen
}

/// Units of a search that found no deck.
pub(super) fn lost(events: &[Happening], table: &Table) -> Told {
    let lost: Vec<(AirUnitId, Option<SearchId>, HexId)> = each(events, |event| match event {
        Event::UnitLost {
            what,
            search,
            hex,
            why: UnitLoss::NoRoom,
            ..
        } => Some((*what, *search, *hex)),
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
    Told {
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
                    wording::carriers(units)
                ),
            ),
            Fact::new("Their losses", "none", ""),
        ],
        hexes: lost.iter().map(|it| it.2).collect(),
        ..Told::default()
    }
}
