//! Leeward movement: which marker each carrier task group gets at the end of US Move, and what the wind leaves its
//! carriers to launch and to land until the next (17).

use super::air_unit::{AirUnitId, CarrierId, CarrierType, TaskGroupId};
use super::cap;
use super::flight_deck::FlightDeck;
use super::mission::CapId;
use super::operating_limit::{LimitedBy, OperatingLimit};
use super::task_group_set::TaskGroupSet;
use super::unit_set::UnitSet;
use crate::engine::charts::{SECOND_WIND_ROLL, WIND, WindRoll};
use crate::engine::event::{Event, FleetEvent, Purpose};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::map::{HexId, Wind, WindCourse};
use crate::engine::record::Scope;
use crate::engine::refusal::{DeckRefusal, MissionRefusal, Refusal};
use crate::engine::scenario::Variant;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Units that a group to leeward launches or lands in a phase, and that a carrier of one that keeps station does (17.2,
/// 17.3).
const ONE: u8 = 1;

/// What the wind leaves a carrier, with what others of her group have launched or landed in this phase (17.2, 17.3).
pub(super) fn of_wind(table: &Table, carrier: CarrierId) -> Option<OperatingLimit> {
    let data = carrier.data();
    let others = || {
        let decks = table.decks.iter().filter(|deck| {
            let other = deck.carrier;
            other != carrier && other.data().group == data.group && has_operated(deck)
        });
        decks.map(|deck| deck.carrier.data().kind)
    };
    let (units, by) = match (table.wind_course(data.group)?, data.kind) {
        (WindCourse::Windward, _) => return None,
        (WindCourse::Leeward, _) => {
            let is_taken = others().next().is_some();
            (
                if is_taken { 0 } else { ONE },
                LimitedBy::Leeward(data.group),
            )
        }
        (WindCourse::StationKeeping, CarrierType::Cv) => (ONE, LimitedBy::StationKeeping),
        (WindCourse::StationKeeping, CarrierType::Cvl) => {
            match others().any(|kind| kind == CarrierType::Cvl) {
                true => (0, LimitedBy::OtherLightCarrier(data.group)),
                false => (ONE, LimitedBy::StationKeeping),
            }
        }
    };
    Some(OperatingLimit { units, by })
}

const fn has_operated(deck: &FlightDeck) -> bool {
    deck.handled.launched + deck.handled.landed > 0
}

/// Whether the wind lets some ready units take off together, beside what the limit of each carrier says (17.2, 17.3).
pub(super) fn check_together(table: &Table, units: UnitSet) -> Result<(), Refusal> {
    if table.markers.wind.is_none() {
        return Ok(());
    }
    for group in table.task_groups.iter().map(|group| group.id) {
        let hers = table.decks.iter().filter(|deck| {
            deck.carrier.data().group == group && !deck.ready.common(units).is_empty()
        });
        let launching: Vec<(CarrierId, u8)> = hers
            .map(|deck| (deck.carrier, deck.ready.common(units).len()))
            .collect();
        let all: u8 = launching.iter().map(|(_, units)| *units).sum();
        let most = together_in(table, group, &launching);
        if all > most {
            return Err(Refusal::Decks(match table.wind_course(group) {
                Some(WindCourse::Leeward) => DeckRefusal::ToLeeward(group),
                _ => DeckRefusal::OneLightCarrier(group),
            }));
        }
    }
    Ok(())
}

/// Of some ready units, in their order, those that the wind lets take off together (17.2, 17.3).
pub fn within_the_wind(table: &Table, units: impl IntoIterator<Item = AirUnitId>) -> UnitSet {
    let units = units.into_iter();
    units.fold(UnitSet::EMPTY, |all, unit| {
        let more = all.with(unit.into());
        match check_together(table, more) {
            Ok(()) => more,
            Err(_) => all,
        }
    })
}

/// Units that some carriers launch or land together in one phase, where each by herself could so many (17.2, 17.3).
pub fn together(table: &Table, each: &[(CarrierId, u8)]) -> u8 {
    let groups = table.task_groups.iter().map(|group| group.id);
    groups.map(|group| together_in(table, group, each)).sum()
}

/// Those of one task group.
fn together_in(table: &Table, group: TaskGroupId, each: &[(CarrierId, u8)]) -> u8 {
    let hers = || each.iter().filter(|(it, _)| it.data().group == group);
    let all = || hers().map(|(_, units)| *units);
    // A carrier that is listed twice still has one unit.
    let with_units = |wanted: CarrierType| {
        let those = hers().filter(|(it, units)| it.data().kind == wanted && *units > 0);
        let mut carriers: Vec<CarrierId> = those.map(|(it, _)| *it).collect();
        carriers.insertion_sort();
        carriers.dedup();
        carriers.len() as u8
    };
    match table.wind_course(group) {
        None | Some(WindCourse::Windward) => all().sum(),
        Some(WindCourse::Leeward) => all().max().unwrap_or(0).min(ONE),
        Some(WindCourse::StationKeeping) => {
            with_units(CarrierType::Cv) + with_units(CarrierType::Cvl).min(ONE)
        }
    }
}

/// Under Leeward no patrol enters the box (17.2).
pub(super) fn check_cap(table: &Table, group: TaskGroupId) -> Result<(), Refusal> {
    match table.wind_course(group) {
        Some(WindCourse::Leeward) => Err(Refusal::Missions(MissionRefusal::NoCapToLeeward(group))),
        None | Some(WindCourse::StationKeeping | WindCourse::Windward) => Ok(()),
    }
}

/// Where each task group lies as the US Move chit is drawn: at its end that says how each has moved.
pub(crate) fn stations(table: &Table) -> Vec<(TaskGroupId, HexId)> {
    let groups = table.task_groups.iter();
    groups.map(|group| (group.id, group.hex)).collect()
}

/// At the end of US Move each task group with carriers gets the marker of its own move, and where that is to leeward
/// its patrols come out of their box (17.0-17.2).
pub(crate) fn mark_courses(play: &mut Play, before: &[(TaskGroupId, HexId)]) {
    let Some(wind) = play.table.markers.wind else {
        return;
    };
    play.scoped(Scope::WindCourses, |play| {
        for course in WindCourse::ALL {
            let groups = sailing(&play.table, wind, before, course);
            if !groups.is_empty() {
                play.happen(Event::Fleet(FleetEvent::CourseMarked { course, groups }));
            }
        }
        // 17.2: at once.
        for cap in to_come_out(&play.table) {
            cap::place_on_map(play, cap);
        }
    });
}

/// The task groups with carriers that have moved so.
fn sailing(
    table: &Table,
    wind: Wind,
    before: &[(TaskGroupId, HexId)],
    course: WindCourse,
) -> TaskGroupSet {
    let moved_so = before.iter().filter_map(|(group, from)| {
        let to = table.task_group(*group)?.hex;
        (wind.course(*from, to) == course).then_some(*group)
    });
    moved_so
        .filter(|group| table.is_carrier_group(*group))
        .collect()
}

/// The patrols of task groups that go to leeward.
fn to_come_out(table: &Table) -> Vec<CapId> {
    let leeward = |cap: &CapId| table.wind_course(cap.group) == Some(WindCourse::Leeward);
    let patrols = table.cap_missions().map(|(cap, _)| cap);
    patrols.filter(leeward).collect()
}

/// Before the first turn the wind is set, as it was or by the die, and in some scenarios the fleet has come to leeward
/// (17.5, 17.6).
pub(crate) fn set_the_wind(play: &mut Play, leeward_at_start: bool) {
    if !play.table.plays(Variant::LeewardMovement) {
        return;
    }
    play.scoped(Scope::Wind, |play| {
        let wind = match play.table.plays(Variant::VariableWind) {
            true => roll_the_wind(play),
            false => Wind::HISTORICAL,
        };
        play.happen(Event::Fleet(FleetEvent::WindSet { wind }));
        let groups = play.table.task_groups.iter().map(|group| group.id);
        let groups: TaskGroupSet = groups
            .filter(|group| leeward_at_start && play.table.is_carrier_group(*group))
            .collect();
        if !groups.is_empty() {
            play.happen(Event::Fleet(FleetEvent::LeewardAtStart { groups }));
        }
    });
}

/// The wind by the die, which is rolled again on a 10 (17.6).
fn roll_the_wind(play: &mut Play) -> Wind {
    let mut column = 0;
    loop {
        match play.roll(Purpose::Wind, &WIND, column, []) {
            WindRoll::From(wind) => return wind,
            WindRoll::RollAgain => column = SECOND_WIND_ROLL,
        }
    }
}

/// The table as it would be without the wind, to tell what is so because of it.
pub fn without_wind(table: &Table) -> Table {
    let mut calm = table.clone();
    calm.markers.wind = None;
    calm
}
