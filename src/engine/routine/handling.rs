//! Units moved about aboard in a batch: raised, serviced, lowered (6.25-6.27).

use super::{Routine, RoutineKind, is_fighter, units_at};
use crate::engine::draft::Draft;
use crate::engine::fleet::{AirStep, AirUnitId};
use crate::engine::order::Order;
use crate::engine::table::Table;

/// No more than can take off later with what stands ready: one unit more, and none of them can (6.24).
pub(super) fn raises(table: &Table) -> Vec<Routine> {
    let servicing = units_at(table, |deck| deck.servicing);
    let fighters: Vec<AirUnitId> = servicing.iter().copied().filter(is_fighter).collect();
    let raise = |units: Vec<AirUnitId>, kind, title: &str| {
        let mut draft = Draft::new(table, AirStep::Raise);
        draft.raise_to_launch(units);
        draft.routine(kind, title)
    };
    vec![
        raise(
            servicing,
            RoutineKind::RaiseAll,
            "Raise all that can take off together",
        ),
        raise(fighters, RoutineKind::RaiseFighters, "Raise the fighters"),
    ]
}

pub(super) fn services(table: &Table) -> Vec<Routine> {
    let hangar = units_at(table, |deck| deck.hangar);
    let (fighters, others): (Vec<AirUnitId>, Vec<AirUnitId>) =
        hangar.into_iter().partition(is_fighter);
    let service = |unit| Order::Service { unit };
    let attack = units_at(table, |deck| {
        deck.servicing.without(deck.servicing.fighters())
    });
    vec![
        for_each(
            table,
            AirStep::Service,
            (RoutineKind::ServiceFighters, "Service the fighters"),
            fighters,
            service,
        ),
        for_each(
            table,
            AirStep::Service,
            (
                RoutineKind::StowAttack,
                "Put the attack planes back in the hangar",
            ),
            attack,
            |unit| Order::Stow { unit },
        ),
        // Last: what is in servicing keeps the fighters out that will be needed there.
        for_each(
            table,
            AirStep::Service,
            (RoutineKind::ServiceAttack, "Service attack planes"),
            others,
            service,
        ),
    ]
}

pub(super) fn lowers(table: &Table) -> Vec<Routine> {
    let lower = |unit| Order::Lower { unit };
    let attack = units_at(table, |deck| deck.ready.without(deck.ready.fighters()));
    vec![
        for_each(
            table,
            AirStep::Lower,
            (RoutineKind::StrikeBelow, "Strike below what has landed"),
            units_at(table, |deck| deck.landing),
            lower,
        ),
        for_each(
            table,
            AirStep::Lower,
            (RoutineKind::LowerAttack, "Lower the attack planes"),
            attack,
            lower,
        ),
    ]
}

/// A routine that gives an order for every unit it can.
fn for_each(
    table: &Table,
    step: AirStep,
    what: (RoutineKind, &str),
    units: impl IntoIterator<Item = AirUnitId>,
    order: impl Fn(AirUnitId) -> Order,
) -> Routine {
    let mut draft = Draft::new(table, step);
    for unit in units {
        draft.add(order(unit));
    }
    draft.routine(what.0, what.1)
}
