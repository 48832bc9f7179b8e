//! US air units lost, and what follows from it.

use super::air_unit::{AirUnitId, CarrierId};
use super::mission::MissionId;
use crate::engine::event::{AirEvent, Event, LossEvent, UnitLoss};
use crate::engine::record::Scope;
use crate::engine::title::Play;

/// Loses a unit, wherever it is, and its mission with its last unit.
pub(crate) fn lose_unit(play: &mut Play, unit: AirUnitId, why: UnitLoss) {
    let carrier = play.table.aboard(unit).map(|(deck, _)| deck.carrier);
    lose(play, unit, carrier, why);
}

/// Loses a unit that comes in to land on a carrier (4.451, 6.42).
pub(crate) fn lose_in_landing(play: &mut Play, unit: AirUnitId, carrier: CarrierId) {
    lose(play, unit, Some(carrier), UnitLoss::Landing);
}

fn lose(play: &mut Play, unit: AirUnitId, carrier: Option<CarrierId>, why: UnitLoss) {
    let mission = play.table.mission_of(unit);
    let mission = mission.map(|mission| (mission.id, mission.hex));
    let mut searches = play.table.searches.iter();
    let search = searches.find(|search| search.units.contains(unit));
    let search = search.map(|search| (search.id, search.hex));
    let aboard = carrier.and_then(|carrier| play.table.hex_of(carrier));
    let in_the_air = mission.map(|(_, hex)| hex).or(search.map(|(_, hex)| hex));
    let Some(hex) = in_the_air.or(aboard) else {
        return;
    };
    let mission = mission.map(|(id, _)| id);
    play.happen(Event::Losses(LossEvent::Unit {
        what: unit,
        points: 1,
        mission,
        search: search.map(|(id, _)| id),
        carrier,
        hex,
        why,
    }));
    if let Some(mission) = mission {
        remove_if_empty(play, mission);
    }
}

/// Loses every unit of a mission that has run out of fuel (4.454).
pub(crate) fn lose_mission(play: &mut Play, id: MissionId) {
    let units = play
        .table
        .mission(id)
        .map(|mission| mission.units)
        .unwrap_or_default();
    play.scoped(Scope::Ditching { mission: id }, |play| {
        for unit in units.iter() {
            lose_unit(play, unit, UnitLoss::OutOfFuel);
        }
    });
}

/// Takes a mission off the map once it has no units.
pub(crate) fn remove_if_empty(play: &mut Play, id: MissionId) {
    if play
        .table
        .mission(id)
        .is_some_and(|mission| mission.units.is_empty())
    {
        play.happen(Event::Air(AirEvent::MissionRemoved { what: id }));
    }
}
