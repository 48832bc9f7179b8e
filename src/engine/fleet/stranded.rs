//! Missions that are in the air when the game ends: those with too little fuel to come home are lost.

use super::fuel::Fuel;
use super::losses::lose_unit;
use super::mission::Mission;
use crate::engine::event::{AirEvent, Event, UnitLoss};
use crate::engine::record::Scope;
use crate::engine::table::Table;
use crate::engine::title::Play;

/// Fuel points that landing takes (4.433).
const LANDING: u8 = 1;

/// Loses every mission that cannot pay a point a hex to the nearest carrier group and one to land, down to box 6 of Fuel
/// Critical.
pub(crate) fn lose_the_stranded(play: &mut Play) {
    play.scoped(Scope::NeverHome, settle);
}

fn settle(play: &mut Play) {
    let missions = play.table.missions.iter();
    let stranded = missions.filter(|mission| !can_come_home(&play.table, mission));
    let units: Vec<_> = stranded.flat_map(|mission| mission.units.iter()).collect();
    for unit in units {
        lose_unit(play, unit, UnitLoss::NeverHome);
    }
    // The others are told of: nothing is left to happen to them.
    let home = play.table.missions.iter().filter_map(|mission| {
        Some(AirEvent::HomeAtTheEnd {
            what: mission.id,
            units: mission.units,
            hexes: to_the_nearest_carriers(&play.table, mission)?,
            left: mission.fuel,
        })
    });
    let home: Vec<AirEvent> = home.collect();
    for event in home {
        play.happen(Event::Air(event));
    }
}

/// Whether a mission can pay its way home.
pub fn can_come_home(table: &Table, mission: &Mission) -> bool {
    let nearest = to_the_nearest_carriers(table, mission);
    nearest.is_some_and(|hexes| pays(mission.fuel, hexes.saturating_add(LANDING)))
}

fn to_the_nearest_carriers(table: &Table, mission: &Mission) -> Option<u8> {
    let groups = table.task_groups.iter().map(|group| group.hex);
    let carriers = groups.filter(|hex| table.has_carriers_in(*hex));
    carriers.map(|hex| hex.distance(mission.hex)).min()
}

fn pays(fuel: Fuel, points: u8) -> bool {
    i8::try_from(points).is_ok_and(|points| fuel.can_pay(points))
}
