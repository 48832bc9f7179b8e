//! Searches coming home: they land at once, or are lost (8.28).

use super::SearchId;
use crate::engine::charts::{SAFE_RETURN, SafeReturn};
use crate::engine::event::{AnotherGroup, Deck, Event, Purpose, SearchEvent, UnitLoss};
use crate::engine::fleet::handling::{check_clear, check_deck_for_landing};
use crate::engine::fleet::landing::check_deck;
use crate::engine::fleet::night::rest;
use crate::engine::fleet::{AirUnitId, CarrierId, lose_in_landing, lose_unit, without_wind};
use crate::engine::order::Order;
use crate::engine::record::Scope;
use crate::engine::refusal::{MissionRefusal, Refusal, SearchRefusal};
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Whether a search has units that want a deck. With one deck and one unit, or no deck at all and none to be
/// cleared, there is nothing to choose, and what must be done is done.
pub(super) fn must_choose(play: &mut Play, id: SearchId) -> bool {
    loop {
        let Some(search) = play.table.search(id) else {
            return false;
        };
        let landings = landings(&play.table, id);
        match landings[..] {
            [Order::Land { unit, carrier }] if search.units.len() == 1 => {
                land(play, id, unit, carrier);
            }
            // A deck could still be cleared by pushing landed units over the side (6.291).
            [] if could_be_cleared(&play.table, id) => return true,
            [] => ditch(play, id),
            _ => return true,
        }
    }
}

/// The landings that a search can make now.
fn landings(table: &Table, id: SearchId) -> Vec<Order> {
    let Some(search) = table.search(id) else {
        return Vec::new();
    };
    let decks = table.carriers_in(search.hex);
    let pairs = decks.flat_map(|carrier| {
        let units = search.units.iter();
        units.map(move |unit| Order::Land { unit, carrier })
    });
    pairs
        .filter(|order| check_search_landing(table, id, *order).is_ok())
        .collect()
}

/// Whether a search could land if landed units were pushed over the side.
fn could_be_cleared(table: &Table, id: SearchId) -> bool {
    let mut cleared = table.clone();
    for deck in &mut cleared.decks {
        deck.landing = super::UnitSet::EMPTY;
    }
    !landings(&cleared, id).is_empty()
}

/// A unit of the search lands on a carrier in the hex, within her limits; it is lost only if none has room
/// (8.28).
pub(crate) fn check_search_landing(
    table: &Table,
    id: SearchId,
    order: Order,
) -> Result<(), Refusal> {
    let search = table.search(id).ok_or(SearchRefusal::NoSearch(id))?;
    match order {
        Order::Land { unit, .. } if !search.units.contains(unit) => {
            Err(Refusal::Missions(MissionRefusal::NotFlying(unit)))
        }
        Order::Land { carrier, .. } => {
            if !table.carriers_in(search.hex).any(|there| there == carrier) {
                return Err(Refusal::Searches(SearchRefusal::SearchElsewhere {
                    search: id,
                    carrier,
                }));
            }
            check_clear(table, carrier)?;
            check_deck_for_landing(table, carrier)
        }
        Order::GoOn if landings(table, id).is_empty() => Ok(()),
        Order::GoOn => Err(Refusal::Searches(SearchRefusal::SearchMustLand(id))),
        _ => Err(Refusal::NotAsked),
    }
}

pub(crate) fn legal_search_landings(table: &Table, id: SearchId) -> Vec<Order> {
    let landings = landings(table, id);
    if landings.is_empty() {
        vec![Order::GoOn]
    } else {
        landings
    }
}

/// Brings a unit down; at dusk and at night after a Safe Return roll, unless the hex is lit or the unit is
/// night-capable (6.42, 6.432, 22.7).
pub(in crate::engine::fleet) fn land(
    play: &mut Play,
    id: SearchId,
    unit: AirUnitId,
    carrier: CarrierId,
) {
    play.scoped(Scope::Landing { unit }, |play| {
        come_down(play, id, unit, carrier)
    });
}

fn come_down(play: &mut Play, id: SearchId, unit: AirUnitId, carrier: CarrierId) {
    let hex = play.table.hex_of(carrier);
    let light = hex.map(|hex| play.table.landing_light(hex).of(&play.table, unit.into()));
    // Searches have no fuel marker, and are never fuel critical.
    let dark = light.filter(|light| light.all_must_check());
    let safe = match dark {
        Some(dark) => play.roll(Purpose::Landing(unit), &SAFE_RETURN, 0, dark.modifier()),
        None => SafeReturn::Safe,
    };
    let another_group = why_another_group(&play.table, id, unit, carrier);
    match safe {
        SafeReturn::Safe => {
            play.happen(Event::Searches(SearchEvent::Landed {
                carrier,
                unit,
                from: id,
                to: Deck::Landing,
                another_group,
            }));
            rest(play, unit, carrier);
        }
        SafeReturn::Lost => {
            lose_in_landing(play, unit, carrier);
            check_deck(play, carrier);
        }
    }
    remove_if_empty(play, id);
}

/// Why a unit lands on another task group than the one that launched it, if it does (8.28).
fn why_another_group(
    table: &Table,
    id: SearchId,
    unit: AirUnitId,
    carrier: CarrierId,
) -> Option<AnotherGroup> {
    let search = table.search(id)?;
    if carrier.data().group == search.base {
        return None;
    }
    let here = table.carriers_in(search.hex);
    let theirs = here.filter(|other| other.data().group == search.base);
    let mut open = theirs.filter(|other| table.limits(*other).launch_or_land > 0);
    let Some(first) = open.next() else {
        return Some(AnotherGroup::NoCarrier);
    };
    let has_room =
        |carrier: CarrierId| check_search_landing(table, id, Order::Land { unit, carrier }).is_ok();
    match has_room(first) || open.any(has_room) {
        true => Some(AnotherGroup::Chosen),
        false => Some(AnotherGroup::NoRoom),
    }
}

/// The units of a search that find no deck are lost (8.28).
pub(super) fn ditch(play: &mut Play, id: SearchId) {
    let Some(search) = play.table.search(id) else {
        return;
    };
    let units = search.units;
    play.scoped(Scope::NoDeckForSearch { search: id }, |play| {
        for unit in units.iter() {
            let why = why_no_room(&play.table, id);
            lose_unit(play, unit, why);
        }
        remove_if_empty(play, id);
    });
}

/// Whether it is the wind that leaves a search no deck (8.28, 17.2, 17.3).
fn why_no_room(table: &Table, id: SearchId) -> UnitLoss {
    let is_wind = table.markers.wind.is_some() && !landings(&without_wind(table), id).is_empty();
    match is_wind {
        true => UnitLoss::NoRoomInTheWind,
        false => UnitLoss::NoRoom,
    }
}

fn remove_if_empty(play: &mut Play, id: SearchId) {
    if play
        .table
        .search(id)
        .is_some_and(|search| search.units.is_empty())
    {
        play.happen(Event::Searches(SearchEvent::Removed { what: id }));
    }
}
