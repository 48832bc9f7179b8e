//! Take-offs in a batch: the ready fighters, the patrols, the strike (4.14, 4.33, 6.24).

use super::{Routine, RoutineKind, is_fighter, units_at};
use crate::engine::draft::Draft;
use crate::engine::fleet::{
    AirOperations, AirStep, AirUnitId, CarrierId, MissionId, MissionType, UnitSet,
};
use crate::engine::order::Order;
use crate::engine::table::Table;

/// As many of some units as can take off together, in the order given.
pub(super) fn able_to_launch(
    table: &Table,
    units: &[AirUnitId],
    order: impl Fn(UnitSet) -> Order,
) -> Option<Order> {
    let mut all = UnitSet::EMPTY;
    for unit in units {
        let more = all.with((*unit).into());
        if AirOperations::check(table, AirStep::Launch, order(more)).is_ok() {
            all = more;
        }
    }
    (!all.is_empty()).then(|| order(all))
}

/// Where no raid comes, nobody takes off for nothing but to meet one.
pub(super) fn launches(table: &Table, is_raided: bool) -> Vec<Routine> {
    let ready = units_at(table, |deck| deck.ready);
    let (fighters, others): (Vec<AirUnitId>, Vec<AirUnitId>) =
        ready.iter().copied().partition(is_fighter);
    let as_new = |routine, kind, title: &str, units: &[AirUnitId]| {
        let mut draft = Draft::new(table, AirStep::Launch);
        if let Some(number) = table.free_display() {
            let mission = MissionId { kind, number };
            let order = able_to_launch(table, units, |units| Order::Launch { mission, units });
            order.map(|order| draft.add(order));
            return draft.routine(routine, &format!("{title} as {mission}"));
        }
        draft.routine(routine, title)
    };
    let mut launches = Vec::new();
    if is_raided {
        launches.push(as_new(
            RoutineKind::LaunchFighters,
            MissionType::Intercept,
            "Launch every ready fighter",
            &fighters,
        ));
        launches.push(patrols(table, &fighters));
    }
    if has_target(table) {
        launches.push(as_new(
            RoutineKind::LaunchAttack,
            MissionType::Strike,
            "Launch the attack planes",
            &others,
        ));
    }
    launches
}

/// Whether a strike has a force to fly to (4.22). Where no force is on the map bombers fly off to clear the decks.
fn has_target(table: &Table) -> bool {
    let mut forces = table.forces.iter();
    table.forces.is_empty() || forces.any(|force| force.detection.is_detected())
}

/// Fills every CAP box with ready fighters of its group: with a further patrol, or with units that
/// join those it has (4.33).
fn patrols(table: &Table, fighters: &[AirUnitId]) -> Routine {
    let mut draft = Draft::new(table, AirStep::Launch);
    for group in &table.task_groups {
        let joined = group.cap_missions().map(|(cap, _)| cap).next();
        let Some(cap) = group.room_for_cap(1).or(joined) else {
            continue;
        };
        let hers: Vec<AirUnitId> = fighters
            .iter()
            .copied()
            .filter(|unit| carrier_of(table, *unit).is_some_and(|on| on.data().group == group.id))
            .collect();
        let order = able_to_launch(&draft.table, &hers, |units| Order::LaunchCap { cap, units });
        order.map(|order| draft.add(order));
    }
    draft.routine(RoutineKind::FillPatrols, "Fill the patrols")
}

fn carrier_of(table: &Table, unit: AirUnitId) -> Option<CarrierId> {
    table.aboard(unit).map(|(deck, _)| deck.carrier)
}
