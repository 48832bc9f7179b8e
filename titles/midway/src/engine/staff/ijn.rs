//! What the player decides for the IJN: always what hurts him least.

use super::appraisal::{is_reduced, naval, printed, target_worth};
use super::best;
use crate::engine::order::Order;
use crate::engine::table::{AirBase, Table};
use crate::engine::units::{AirUnit, Combatant, Ship, ShipClass, Side};

/// Which of several air units of the IJN comes back: the weakest, and no carrier's group if it can be helped.
pub(super) fn weakest(units: &[AirUnit]) -> Option<AirUnit> {
    let strength = |unit: &AirUnit| -100 * i32::from(unit.is_naval()) - printed(*unit);
    best(units.iter().copied(), strength)
}

/// The same, with where it is based.
pub(super) fn weakest_returning(choices: &[(AirUnit, AirBase)]) -> Option<Order> {
    let strength =
        |(unit, _): &(AirUnit, AirBase)| -100 * i32::from(unit.is_naval()) - printed(*unit);
    let (unit, to) = best(choices.iter().copied(), strength)?;
    Some(Order::ReturnAirUnit { unit, to })
}

/// Which ship a submarine damages: of the IJN's the most valuable, of our own the first.
pub(super) fn submarine_target(ships: &[Ship]) -> Option<Ship> {
    best(ships.iter().copied(), |ship| match ship.side() {
        Side::Ijn => target_worth(*ship),
        Side::Usn => 0,
    })
}

/// What a unit of the IJN attacks: never a carrier while anything else is there.
pub(super) fn target(table: &Table, targets: &[Combatant]) -> Option<Combatant> {
    let dear = |target: &Combatant| match target {
        Combatant::Air(unit) => {
            100 * i32::from(unit.is_naval())
                + 10 * naval(table, *unit)
                + i32::from(unit.kind().is_fighter())
        }
        Combatant::Ship(ship) => match ship.class() {
            ShipClass::Cv => 9,
            ShipClass::Avd => 1,
            _ => 2,
        },
        Combatant::Defense(_) => 3,
    };
    best(targets.iter().copied(), |target| -dear(target))
}

/// Which bomber the flak hits: of the IJN's the best, of our own the worst.
pub(super) fn flak_victim(table: &Table, bombers: &[AirUnit]) -> Option<AirUnit> {
    let value = |unit: &AirUnit| {
        100 * i32::from(unit.is_naval()) + 10 * naval(table, *unit)
            - i32::from(!is_reduced(table, *unit))
    };
    best(bombers.iter().copied(), |unit| match unit.side() {
        Side::Ijn => value(unit),
        Side::Usn => -value(unit),
    })
}
