//! What a bombardment may do to a coastal defense, and whether its base falls in the next assault (15, 16, 6.0(7)).
//! Reckoned without a die, from the ships that the player sees.

use super::Chance;
use super::bombing::target_outlook;
use crate::engine::map::Place;
use crate::engine::table::Table;
use crate::engine::units::{Combatant, IslandBase, Ship, ShipClass, Side};

/// What may become of a coastal defense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DefenseOutlook {
    /// The chance that it is reduced and no worse.
    pub reduced: Chance,
    /// The chance that it is eliminated.
    pub eliminated: Chance,
}

/// What ships may do to a coastal defense by bombardment (15.1). A ship without a ground number does nothing.
pub fn bombardment(table: &Table, base: IslandBase, ships: &[Ship]) -> DefenseOutlook {
    let numbers: Vec<_> = ships.iter().map(|ship| ship.data().ground).collect();
    let outlook = target_outlook(table, Combatant::Defense(base), &numbers);
    DefenseOutlook {
        reduced: outlook.damaged,
        eliminated: outlook.lost,
    }
}

/// The chance that a base of the USN falls in the next assault to the ships that are seen there: a transport must be among
/// them, and the coastal defense gone or eliminated in it (16.0).
pub fn landing(table: &Table, base: IslandBase) -> Chance {
    let there = ships_seen(table, base.place());
    let has_transport = there.iter().any(|ship| ship.class() == ShipClass::Tr);
    if !has_transport || table.holder(base) != Some(Side::Usn) {
        return Chance::NONE;
    }
    match table.bases[base].step() {
        None => Chance { cases: 1, all: 1 },
        Some(_) => bombardment(table, base, &there).eliminated,
    }
}

fn ships_seen(table: &Table, place: Place) -> Vec<Ship> {
    let ships = table.ships_at(place, Side::Ijn);
    ships.filter(|ship| table.is_ship_spotted(*ship)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::table::Defense;
    use crate::engine::trial;
    use crate::engine::units::IjnForce;

    #[test]
    fn r15_1_each_ship_hits_with_its_ground_number() {
        let table = trial::table();
        let ships = [Ship::Atago, Ship::DesRon10, Ship::Tr1];
        // 2 and 1 of 6; TR-1 has none.
        let outlook = bombardment(&table, IslandBase::Midway, &ships);
        assert_eq!(outlook.eliminated.per_cent(), 6, "2 of 36");
        assert_eq!(outlook.reduced.per_cent(), 39, "14 of 36");
    }

    #[test]
    fn r16_0_a_base_falls_to_transports_that_are_seen_once_its_defense_is_gone() {
        let mut table = trial::table();
        let base = IslandBase::Midway;
        trial::ijn(
            &mut table,
            IjnForce::InvasionMi,
            Place::Midway,
            &[Ship::Tr1, Ship::Kongo, Ship::Haruna],
        );
        assert_eq!(landing(&table, base), Chance::NONE, "unseen (9.0)");
        table.ijn_forces[IjnForce::InvasionMi].spotted = true;
        assert_eq!(landing(&table, base).per_cent(), 44, "4 of 6, twice");
        table.bases[base].defense = Defense::Eliminated;
        assert_eq!(landing(&table, base).per_cent(), 100);
        table.ships[Ship::Tr1].at = crate::engine::table::ShipPlace::Sunk;
        assert_eq!(landing(&table, base), Chance::NONE);
    }
}
