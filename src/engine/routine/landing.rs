//! Landings by rote: whoever is over a deck comes down where there is room (6.28).

use super::{Routine, RoutineKind};
use crate::engine::decision::Decision;
use crate::engine::draft::Draft;
use crate::engine::fleet::{AirStep, CarrierId, Mission};
use crate::engine::game::Game;
use crate::engine::order::Order;
use crate::engine::table::Table;

/// Landing every mission over carriers, those with the least fuel first.
pub(super) fn landings(table: &Table) -> Routine {
    let mut over: Vec<&Mission> = Vec::new();
    for mission in &table.missions {
        if table.carriers_in(mission.hex).next().is_some() {
            let place = over.partition_point(|other| other.fuel <= mission.fuel);
            over.insert(place, mission);
        }
    }
    let mut draft = Draft::new(table, AirStep::Land);
    for mission in over {
        land_units(&mut draft, mission);
    }
    draft.routine(RoutineKind::LandAll, "Land everybody there is room for")
}

/// What there is room for once landings have been carried out: a unit lost in landing leaves its
/// place to another (4.451). Nothing outside the landing step.
pub fn landings_left(game: &Game) -> Vec<Order> {
    match game.decision() {
        Some(Decision::AirOperations {
            step: AirStep::Land,
        }) => landings(game.table()).orders,
        _ => Vec::new(),
    }
}

/// The orders that land as many units of a mission as there is room for.
pub fn landing_of(table: &Table, mission: &Mission) -> Vec<Order> {
    let mut draft = Draft::new(table, AirStep::Land);
    land_units(&mut draft, mission);
    draft.orders
}

/// Lands units of a mission: each at home if it can, or else on the first deck with room.
fn land_units(draft: &mut Draft, mission: &Mission) {
    for unit in mission.units.iter() {
        let home = std::iter::once(unit.home());
        let others: Vec<CarrierId> = draft.table.carriers_in(mission.hex).collect();
        home.chain(others)
            .any(|carrier| draft.add(Order::Land { unit, carrier }));
    }
}
