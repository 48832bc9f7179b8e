//! What units are, in a few words.

use super::count;
use crate::engine::Table;
use crate::engine::table::AirBase;
use crate::engine::units::{AirUnit, Combatant, HitNumber, Ship, Strength};

/// An air unit's name, and that it is reduced.
pub fn air_unit(table: &Table, unit: AirUnit) -> String {
    match table.air[unit].strength {
        Strength::Full => unit.to_string(),
        Strength::Reduced => format!("{unit} (reduced)"),
    }
}

/// How many fighters and bombers these are: "2 fighters and 3 bombers".
pub fn air_units(units: &[AirUnit]) -> String {
    let fighters = units.iter().filter(|unit| unit.kind().is_fighter()).count();
    let bombers = units.len() - fighters;
    let parts = [
        (fighters > 0).then(|| count(fighters, "fighter", "fighters")),
        (bombers > 0).then(|| count(bombers, "bomber", "bombers")),
    ];
    match super::list(parts.into_iter().flatten()) {
        none if none.is_empty() => "no aircraft".to_owned(),
        some => some,
    }
}

/// What a ship counter stands for: "CA, heavy cruisers".
pub fn ship(ship: Ship) -> String {
    let class = ship.class();
    format!("{}, {}", class.text(), class.name())
}

/// On what an air unit is based: "Midway", "aboard Hornet".
pub fn air_base(base: AirBase) -> String {
    match base {
        AirBase::Land(place) => place.to_string(),
        AirBase::Carrier(carrier) => format!("aboard {carrier}"),
    }
}

/// What a unit hits with, as it is now: each number is what a die must show, or less.
pub fn ratings(table: &Table, unit: impl Into<Combatant>) -> String {
    let numbers: Vec<(&str, HitNumber)> = match unit.into() {
        Combatant::Air(unit) => {
            let (aircraft, strength) = (unit.aircraft(), table.air[unit].strength);
            vec![
                ("air", aircraft.air.at(strength)),
                ("ships", aircraft.naval.at(strength)),
                ("bases", aircraft.ground.at(strength)),
            ]
        }
        Combatant::Ship(ship) => {
            let data = ship.data();
            vec![
                ("flak", data.flak),
                ("ships", data.naval),
                ("bases", data.ground),
            ]
        }
        Combatant::Defense(base) => match table.bases[base].step() {
            Some(step) => {
                let data = base.data();
                vec![("flak", data.flak.at(step)), ("guns", data.guns.at(step))]
            }
            None => Vec::new(),
        },
    };
    let rolls = numbers.into_iter().filter(|(_, number)| number.rolls());
    let texts: Vec<String> = rolls
        .map(|(name, number)| format!("{name} {number}"))
        .collect();
    texts.join(", ")
}
