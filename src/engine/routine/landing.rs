//! Landings in a batch: whoever is over a deck comes down where there is room (6.28).

use super::{Routine, RoutineKind};
use crate::engine::decision::Decision;
use crate::engine::draft::Draft;
use crate::engine::fleet::{AirStep, CarrierId, Mission, MissionId};
use crate::engine::game::Game;
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::order::Order;
use crate::engine::staff;
use crate::engine::table::Table;

/// Landing every mission over carriers.
pub(super) fn landings(table: &Table) -> Routine {
    let mut missions: Vec<&Mission> = table.missions_over_carriers().collect();
    missions.insertion_sort_by_key(|mission| mission.fuel);
    let mut draft = Draft::new(table, AirStep::Land);
    for mission in missions {
        land_units(&mut draft, mission);
    }
    draft.routine(RoutineKind::LandAll, "Land everybody there is room for")
}

/// The missions that the staff would bring down now and that find room, those with the least fuel first.
/// None outside the landing step.
pub fn missions_due(game: &Game) -> Vec<MissionId> {
    let land = AirStep::Land;
    match game.decision() {
        Some(Decision::AirOperations { step }) if step == land => due(game).1,
        _ => Vec::new(),
    }
}

/// The landings of those that are due, one after the other as the staff would have them.
fn due(game: &Game) -> (Draft, Vec<MissionId>) {
    let mut draft = Draft::new(game.table(), AirStep::Land);
    let mut landed = Vec::new();
    while let Some(order) = staff::next_landing(game, &draft.table)
        && let Order::Land { unit, .. } = order
    {
        let mission = draft.table.mission_of(unit).map(|mission| mission.id);
        if !draft.add(order) {
            break;
        }
        landed.extend(mission.filter(|it| !landed.contains(it)));
    }
    (draft, landed)
}

/// Landing them.
pub(super) fn due_landings(game: &Game) -> Routine {
    let (draft, due) = due(game);
    let title = match due.as_slice() {
        [one] => format!("Land {one}"),
        [one, other] => format!("Land {one} and {other}"),
        all => format!("Land the {} missions that are due", all.len()),
    };
    draft.routine(RoutineKind::LandDue, &title)
}

/// What a routine of landings still has room for once it has been carried out: a unit lost in landing leaves
/// its place to another (4.451). Nothing outside the landing step.
pub fn landings_left(game: &Game, kind: RoutineKind) -> Vec<Order> {
    let land = AirStep::Land;
    match (game.decision(), kind) {
        (Some(Decision::AirOperations { step }), _) if step != land => Vec::new(),
        (Some(Decision::AirOperations { .. }), RoutineKind::LandAll) => {
            landings(game.table()).orders
        }
        // One at a time: what the die of one leaves decides on which deck the next comes down.
        (Some(Decision::AirOperations { .. }), RoutineKind::LandDue) => {
            let next = staff::next_landing(game, game.table());
            next.into_iter().collect()
        }
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
