//! US air units lost, and what follows from it.

use super::air_unit::AirUnitId;
use super::mission::MissionId;
use crate::engine::event::{Event, UnitLoss};
use crate::engine::play::Play;
use crate::engine::scenario;
use crate::engine::victory;

/// Loses a unit in flight, and its mission with its last unit.
pub(crate) fn lose_unit(play: &mut Play, unit: AirUnitId, why: UnitLoss) {
    let Some(mission) = play.table.mission_of(unit) else {
        return;
    };
    let (id, hex) = (mission.id, mission.hex);
    play.happen(Event::UnitLost {
        what: unit,
        points: 1,
        mission: id,
        hex,
        why,
    });
    victory::score(play, scenario::Scored::UnitLost, 1);
    remove_if_empty(play, id);
}

/// Loses every unit of a mission that has run out of fuel (4.454).
pub(crate) fn lose_mission(play: &mut Play, id: MissionId) {
    let units = play
        .table
        .mission(id)
        .map(|mission| mission.units)
        .unwrap_or_default();
    units
        .iter()
        .for_each(|unit| lose_unit(play, unit, UnitLoss::OutOfFuel));
}

/// Takes a mission off the map once it has no units.
pub(crate) fn remove_if_empty(play: &mut Play, id: MissionId) {
    if play
        .table
        .mission(id)
        .is_some_and(|mission| mission.units.is_empty())
    {
        play.happen(Event::MissionRemoved { what: id });
    }
}
