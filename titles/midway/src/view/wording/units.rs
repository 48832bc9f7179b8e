//! What units are, in a few words.

use super::count;
use crate::engine::Table;
use crate::engine::table::{AirBase, AirPlace};
use crate::engine::units::{AirUnit, Combatant, HitNumber, Ship, Strength};

/// How strong an air unit is. One that was eliminated comes back whole, however weak it was (7.1, 19.2).
pub fn strength(table: &Table, unit: AirUnit) -> Strength {
    let air = &table.air[unit];
    match air.at {
        AirPlace::Eliminated => Strength::Full,
        _ => air.strength,
    }
}

/// An air unit's name, and that it is reduced.
pub fn air_unit(table: &Table, unit: AirUnit) -> String {
    match strength(table, unit) {
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
            let (aircraft, strength) = (unit.aircraft(), strength(table, unit));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;

    #[test]
    fn r7_1_who_comes_back_from_the_eliminated_box_is_not_called_reduced() {
        let mut table = trial::table();
        let unit = AirUnit::AkagiFtr;
        let whole = ratings(&table, unit);
        table.air[unit].strength = Strength::Reduced;
        assert_eq!(air_unit(&table, unit), "Akagi FTR (reduced)");
        assert_ne!(ratings(&table, unit), whole);
        table.air[unit].at = AirPlace::Eliminated;
        assert_eq!(air_unit(&table, unit), "Akagi FTR");
        assert_eq!(ratings(&table, unit), whole);
    }
}
