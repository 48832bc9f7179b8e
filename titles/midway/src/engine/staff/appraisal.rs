//! What ships and air units are worth to the staff.

use crate::engine::table::{AirPlace, ShipPlace, Table};
use crate::engine::units::{AirType, AirUnit, Combatant, Ship, ShipClass, Strength};

/// How much it is to the staff's liking to sink a ship of the IJN.
pub(super) const fn target_worth(ship: Ship) -> i32 {
    match ship.class() {
        ShipClass::Cv | ShipClass::Cva => 10,
        ShipClass::Cvl => 7,
        ShipClass::Tr => 6,
        ShipClass::Bb => 3,
        ShipClass::Ca | ShipClass::Avd => 2,
        ShipClass::Cl | ShipClass::Dd => 1,
    }
}

/// How much the staff wants a ship of its own back.
pub(super) const fn ship_worth(ship: Ship) -> i32 {
    match ship.class() {
        ShipClass::Cv | ShipClass::Cva | ShipClass::Cvl => 90,
        ShipClass::Bb => 50,
        ShipClass::Ca => 40,
        ShipClass::Avd | ShipClass::Cl | ShipClass::Tr => 30,
        ShipClass::Dd => 20,
    }
}

/// How much the staff wants an air unit back: groups of carriers that live first, fighters before dive bombers.
pub(super) fn air_worth(table: &Table, unit: AirUnit) -> i32 {
    let carrier = unit.own_carrier();
    let is_lost = |carrier: Ship| table.ships[carrier].at == ShipPlace::Sunk;
    let needed = match carrier {
        Some(carrier) if !is_lost(carrier) => 20,
        _ => 0,
    };
    let kind = match unit.kind() {
        AirType::Ftr if unit.is_naval() => 15,
        AirType::Sbd => 12,
        _ => 10,
    };
    let far = matches!(unit.aircraft().model, "PBY" | "B-17");
    needed + kind + if far { 6 } else { 0 }
}

/// An air unit's number against ships now.
pub(super) fn naval(table: &Table, unit: AirUnit) -> i32 {
    let number = unit.aircraft().naval.at(table.air[unit].strength);
    number.number().into()
}

/// Its number against a coastal defense.
pub(super) fn ground(table: &Table, unit: AirUnit) -> i32 {
    let number = unit.aircraft().ground.at(table.air[unit].strength);
    number.number().into()
}

/// Its number in the air.
pub(super) fn air(table: &Table, unit: AirUnit) -> i32 {
    table.air_number(unit).number().into()
}

/// The fighters' numbers of some air units together.
pub(super) fn fighters(table: &Table, units: &[AirUnit]) -> i32 {
    let fighters = units.iter().filter(|unit| unit.kind().is_fighter());
    fighters.map(|unit| air(table, *unit)).sum()
}

/// Whether an air unit has lost a step.
pub(super) fn is_reduced(table: &Table, unit: AirUnit) -> bool {
    table.air[unit].strength == Strength::Reduced
}

/// How strong an air unit prints itself, whole: in the air and against ships.
pub(super) fn printed(unit: AirUnit) -> i32 {
    let aircraft = unit.aircraft();
    i32::from(aircraft.naval.full.number()) + i32::from(aircraft.air.full.number())
}

/// How much it is to the staff's liking to hit something.
pub(super) const fn combatant_worth(target: Combatant) -> i32 {
    match target {
        Combatant::Ship(ship) => target_worth(ship),
        Combatant::Defense(_) | Combatant::Air(_) => 0,
    }
}

/// Whether an air unit flies over the space of a battle instead of being at home in it.
pub(super) fn has_flown(table: &Table, unit: AirUnit) -> bool {
    table.air[unit].over.is_some() && table.air[unit].at != AirPlace::Eliminated
}
