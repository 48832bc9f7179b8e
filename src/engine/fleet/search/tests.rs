//! Air searches on tables made for them (8.1, 8.2, 8.3, 18.1-18.3).

mod flight;
mod landing;
mod options;
mod shadowing;
mod sighting;
mod sweeps;
mod waiting_hits;

use kernel::Dice;

use super::flight::SearchFlight;
use super::{SearchAim, SearchId};
use crate::engine::clock::Turn;
use crate::engine::decision::Decision;
use crate::engine::event::{AirEvent, Event, Roll, SearchEvent, TurnReason};
use crate::engine::fleet::{AirUnitId, AirUnitType, TaskGroupId, UnitSet};
use crate::engine::forces::{Detection, Force, ForceId, Intelligence, LevelOne};
use crate::engine::map::{Bearing, HexId};
use crate::engine::order::Order;
use crate::engine::scenario::Variant;
use crate::engine::table::Table;
use crate::engine::title::{Play, Step};

const F: ForceId = ForceId::Letter('F');
const G: ForceId = ForceId::Letter('G');
const HOME: HexId = HexId::at(1113);
const SEARCH: SearchId = SearchId(1);
/// Along the row of hexes to the west.
const WEST: SearchAim = SearchAim::Standard(Bearing::clockwise(9));
/// To the west with fighters, twelve hexes out (18.2).
const FAR_WEST: SearchAim = SearchAim::Extended(Bearing::clockwise(9));
const LARGE: Intelligence = Intelligence::Level1(LevelOne::Large);

fn units(kind: AirUnitType, number: usize) -> UnitSet {
    let of_group = |unit: &AirUnitId| unit.home().data().group == TaskGroupId(1);
    let all = AirUnitId::all().filter(of_group);
    all.filter(|unit| unit.kind() == kind)
        .take(number)
        .collect()
}

/// Two units that are no fighters.
fn pair() -> UnitSet {
    [AirUnitType::Tbm, AirUnitType::Tbf]
        .map(|kind| units(kind, 2))
        .into_iter()
        .find(|units| units.len() == 2)
        .unwrap()
}

/// Three task groups in a hex, and nothing else.
fn fleet(home: HexId, options: &[Variant], dice: &[u8]) -> Play {
    let mut play = Play::new(Table::new(Turn::at(20, 530)), Dice::script(dice));
    play.table.options = options.to_vec();
    for group in 1..=3 {
        play.happen(Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(group),
            hex: home,
        }));
    }
    play
}

/// A search in the air, just launched.
fn launch(play: &mut Play, what: SearchId, units: UnitSet, aim: SearchAim) {
    let hex = play.table.task_groups[0].hex;
    play.happen(Event::Searches(SearchEvent::Launched {
        what,
        units,
        hex,
        base: TaskGroupId(1),
        aim,
        max_radius: aim.max_radius(hex),
    }));
}

/// Turns the search for home where it is, as if it had met force F.
fn turn_back(play: &mut Play) {
    let there = play.table.search(SEARCH).unwrap();
    let (hex, at) = (there.hex, there.at);
    play.happen(Event::Searches(SearchEvent::Turned {
        search: SEARCH,
        hex,
        at,
        force: F,
        why: TurnReason::MetCarriers,
    }));
}

/// Where, for which force and why the search turned for home, each time it did.
fn turned(play: &Play) -> Vec<(HexId, ForceId, TurnReason)> {
    let events = play.events().iter();
    events
        .filter_map(|it| match &it.event {
            Event::Searches(SearchEvent::Turned {
                hex, force, why, ..
            }) => Some((*hex, *force, *why)),
            _ => None,
        })
        .collect()
}

/// One unit in the air, of fighters if it goes far out, and force F so many hexes west of the fleet.
fn watching(aim: SearchAim, hexes: u16, options: &[Variant], dice: &[u8]) -> Play {
    let mut play = fleet(HOME, options, dice);
    let crew = match aim {
        SearchAim::Extended(_) => units(AirUnitType::F6F, 1),
        _ => pair().first(1),
    };
    launch(&mut play, SEARCH, crew, aim);
    place(&mut play, F, 1113 + hexes);
    assert_eq!(u16::from(force(&play).hex.distance(HOME)), hexes);
    play
}

fn place(play: &mut Play, force: ForceId, hex: u16) {
    play.table.forces.push(Force::unseen(force, HexId::at(hex)));
}

fn force(play: &Play) -> &Force {
    play.table.force(F).unwrap()
}

fn known(mut play: Play, intelligence: Intelligence, detection: Detection) -> Play {
    for force in &mut play.table.forces {
        (force.intelligence, force.detection) = (intelligence, detection);
    }
    play
}

/// Carries a flight on, up to a question or its end.
fn carry_on(flight: &mut SearchFlight, play: &mut Play) -> Option<Decision> {
    loop {
        match flight.step(play) {
            Step::Again => {}
            Step::Ask(decision) => return Some(decision),
            _ => return None,
        }
    }
}

/// The first search flies for a segment, up to a question or its end.
fn fly(play: &mut Play) -> Option<Decision> {
    carry_on(&mut SearchFlight::new(SEARCH), play)
}

/// Distances from the point of origin at which the first search ends its moves, until it is home.
fn stops(play: &mut Play) -> Vec<u8> {
    let mut stops = Vec::new();
    while stops.last() != Some(&0) {
        fly(play);
        let search = play.table.search(SEARCH).unwrap();
        stops.push(search.at.distance(search.origin));
        assert!(stops.len() < 10, "{stops:?}");
    }
    stops
}

fn rolls(play: &Play) -> Vec<&Roll> {
    let events = play.events().iter();
    events.filter_map(|it| it.event.roll()).collect()
}

/// What was added to each roll.
fn added(play: &Play) -> Vec<Vec<i8>> {
    let values = |roll: &Roll| roll.modifiers.iter().map(|it| it.value).collect();
    rolls(play).into_iter().map(values).collect()
}

/// The zones searched, with the forces found to look for.
fn searched(play: &Play) -> Vec<(String, Vec<ForceId>)> {
    let looked = |event: &Event| match event {
        Event::Searches(SearchEvent::Searched { zone, forces, .. }) => {
            let zone = zone.map(|zone| zone.to_string());
            Some((zone.unwrap_or_default(), forces.clone()))
        }
        _ => None,
    };
    play.events()
        .iter()
        .filter_map(|it| looked(&it.event))
        .collect()
}
