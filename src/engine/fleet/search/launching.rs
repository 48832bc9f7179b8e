//! Launching a search (8.27, 8.28, 8.282).

use super::aim::{NARROW_AIMS, SearchAim};
use super::{SearchId, UnitSet};
use crate::engine::event::{Event, SearchEvent};
use crate::engine::fleet::grounded::TakeOff;
use crate::engine::fleet::launch::{check_launching, check_take_off};
use crate::engine::fleet::night::check_light;
use crate::engine::fleet::{FlightDeck, fit_for_the_light, within_the_wind};
use crate::engine::map::Bearing;
use crate::engine::order::Order;
use crate::engine::refusal::{Refusal, SearchRefusal};
use crate::engine::scenario::Variant;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Units of a search: one or two (8.27).
const MOST_UNITS: u8 = 2;

/// Whether units may be sent on a search: one or two ready units of one task group, at night night-capable
/// ones, and fighters alone for an extended search (8.27, 8.28, 18.21, 22.2).
///
/// # Errors
/// The rule that forbids it.
pub fn check_search(table: &Table, units: UnitSet, aim: SearchAim) -> Result<(), Refusal> {
    check_crew(table, units)?;
    check_aim(table, units, aim)
}

/// Whether units may be sent on a search, wherever it flies.
fn check_crew(table: &Table, units: UnitSet) -> Result<(), Refusal> {
    if units.is_empty() || units.len() > MOST_UNITS {
        return Err(Refusal::Searches(SearchRefusal::SearchOfOneOrTwo));
    }
    check_take_off(table, units)?;
    let mut groups = decks_of(table, units).map(|deck| deck.carrier.data().group);
    let first = groups.next();
    if groups.any(|group| Some(group) != first) {
        return Err(Refusal::Searches(SearchRefusal::SearchOfOneGroup));
    }
    check_light(table, TakeOff::Search, units)
}

/// Whether units that may be sent on a search may fly it there.
fn check_aim(table: &Table, units: UnitSet, aim: SearchAim) -> Result<(), Refusal> {
    match aim {
        SearchAim::Extended(_) if !table.plays(Variant::ExtendedSearch) => {
            Err(Refusal::Searches(SearchRefusal::NoExtendedSearch))
        }
        SearchAim::Extended(_) => match units.iter().find(|unit| !unit.kind().is_fighter()) {
            Some(unit) => Err(Refusal::Searches(SearchRefusal::ExtendedNeedsFighters(
                unit,
            ))),
            None => Ok(()),
        },
        SearchAim::Narrow(step) if step >= NARROW_AIMS => {
            Err(Refusal::Searches(SearchRefusal::NoSuchAim))
        }
        SearchAim::Narrow(_) | SearchAim::Standard(_) => Ok(()),
    }
}

fn decks_of(table: &Table, units: UnitSet) -> impl Iterator<Item = &FlightDeck> {
    let on = move |deck: &&FlightDeck| !deck.ready.common(units).is_empty();
    table.decks.iter().filter(on)
}

/// Launches a search: its units leave their decks, and its marker is placed (8.27, steps 1 and 2).
pub(super) fn launch(play: &mut Play, search: SearchId, units: UnitSet, aim: SearchAim) {
    if let Some(launched) = search_launched(&play.table, search, units, aim) {
        play.happen(launched);
    }
}

/// What launching a search comes to; nothing if its units are on no deck.
pub(crate) fn search_launched(
    table: &Table,
    search: SearchId,
    units: UnitSet,
    aim: SearchAim,
) -> Option<Event> {
    let deck = decks_of(table, units).next()?;
    let group = table.task_group(deck.carrier.data().group)?;
    Some(Event::Searches(SearchEvent::Launched {
        what: search,
        units,
        hex: group.hex,
        base: group.id,
        aim,
        max_radius: aim.max_radius(group.hex),
    }))
}

/// Searches as `legal` lists them: each type of unit of a carrier alone, and the first two units of a task
/// group, in each of the twelve directions, standard, extended and narrow. The player may send any other.
pub(super) fn possible(table: &Table) -> impl Iterator<Item = Order> {
    let mut crews: Vec<UnitSet> = Vec::new();
    for group in &table.task_groups {
        let mut able = UnitSet::EMPTY;
        let decks = table.decks.iter();
        for deck in decks.filter(|deck| deck.carrier.data().group == group.id) {
            if check_launching(table, deck, 1).is_err() {
                continue;
            }
            let left = table.launches_left(deck.carrier);
            let ready = fit_for_the_light(table, deck.ready);
            able = able.with(ready.first(left));
            let mut kinds = Vec::new();
            for unit in ready.iter() {
                if !kinds.contains(&unit.kind()) {
                    kinds.push(unit.kind());
                    crews.push(unit.into());
                }
            }
        }
        let able = within_the_wind(table, able.iter());
        if able.len() >= MOST_UNITS {
            crews.push(able.first(MOST_UNITS));
        }
    }
    let aims = || {
        Bearing::all().flat_map(|bearing| {
            [
                SearchAim::Standard(bearing),
                SearchAim::Extended(bearing),
                SearchAim::Narrow(7 * bearing.steps()),
            ]
        })
    };
    let crews = crews.into_iter();
    let crews = crews.filter(|units| check_crew(table, *units).is_ok());
    crews.flat_map(move |units| {
        let aims = aims().filter(move |aim| check_aim(table, units, *aim).is_ok());
        aims.map(move |aim| Order::Search { units, aim })
    })
}
