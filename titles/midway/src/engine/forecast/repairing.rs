//! Repairs of the USN (6.0(16), 6.0(17)): the chance of an attempt, and how many turns pass until the unit is back.

use super::Chance;
use crate::engine::charts::{
    ON_THE_WEST_COAST, RepairResult, Repairable, SEVERITY, Severity, USN_REPAIR,
};
use crate::engine::map::Place;
use crate::engine::units::{AirUnit, RepairBox, Ship};
use crate::engine::usn_logistics;

/// What an attempt to repair a unit promises.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repair {
    /// The chance that it can be repaired now.
    pub chance: Chance,
    /// How long it then takes: each possible delay with its chance, the shortest first.
    pub delays: Vec<(Delay, Chance)>,
}

/// When a unit is back.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Delay {
    /// At once.
    AtOnce,
    /// After so many ends of turns, the first of which is that of this turn.
    TurnEnds(u8),
}

/// How many ends of turns pass until what is in a box of a repair track is repaired: that of the present turn is the first.
pub const fn turns_left(repair_box: RepairBox) -> u8 {
    repair_box.number() - 1
}

/// Of a ship in a port (6.0(16d)).
pub fn of_ship(ship: Ship, port: Place) -> Repair {
    let modifier = ON_THE_WEST_COAST.when(port == Place::WestCoast);
    Repair {
        chance: chance(Repairable::from(ship)),
        delays: severity(modifier.map_or(0, |it| it.value)),
    }
}

/// Of an air unit, in either port (6.0(16a)).
pub fn of_air(unit: AirUnit) -> Repair {
    let delay = Delay::TurnEnds(turns_left(usn_logistics::box_of(unit)));
    Repair {
        chance: chance(Repairable::from(unit)),
        delays: vec![(delay, Chance::faces(6))],
    }
}

/// Of a coastal defense (6.0(16e)).
pub fn of_defense() -> Repair {
    Repair {
        chance: chance(Repairable::CoastalDefense),
        delays: severity(0),
    }
}

fn chance(unit: Repairable) -> Chance {
    let faces = USN_REPAIR.faces(USN_REPAIR.column(unit), 0);
    let repaired = faces.filter(|result| *result == RepairResult::Repaired);
    Chance::faces(repaired.count() as u8)
}

/// The delays of the severity chart, face by face.
fn severity(modifier: i8) -> Vec<(Delay, Chance)> {
    let mut delays: Vec<(Delay, Chance)> = Vec::new();
    for result in SEVERITY.faces(0, modifier) {
        let delay = match result {
            Severity::AtOnce => Delay::AtOnce,
            Severity::Track(repair_box) => Delay::TurnEnds(turns_left(repair_box)),
        };
        match delays.iter_mut().find(|(other, _)| *other == delay) {
            Some((_, chance)) => chance.cases += 1,
            None => delays.push((delay, Chance::faces(1))),
        }
    }
    delays
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn r6_0_16d_the_west_coast_takes_a_turn_less() {
        let pearl = of_ship(Ship::Enterprise, Place::PearlHarbor);
        assert_eq!(pearl.chance, Chance::faces(3));
        let one = Chance::faces(1);
        let mut expected = vec![(Delay::AtOnce, one)];
        expected.extend((1..=5).map(|turns| (Delay::TurnEnds(turns), one)));
        assert_eq!(pearl.delays, expected);
        let coast = of_ship(Ship::Enterprise, Place::WestCoast);
        let mut expected = vec![(Delay::AtOnce, Chance::faces(2))];
        expected.extend((1..=4).map(|turns| (Delay::TurnEnds(turns), one)));
        assert_eq!(coast.delays, expected);
    }

    #[test]
    fn r6_0_16a_fighters_are_back_after_two_ends_of_turns_and_bombers_after_three() {
        let sure = Chance::faces(6);
        let fighter = of_air(AirUnit::HornetFtr);
        assert_eq!(fighter.delays, [(Delay::TurnEnds(2), sure)]);
        let bomber = of_air(AirUnit::HornetTbd);
        assert_eq!(bomber.delays, [(Delay::TurnEnds(3), sure)]);
        assert_eq!(bomber.chance, Chance::faces(4));
    }

    #[test]
    fn r6_0_16e_a_coastal_defense_is_repaired_on_two_faces() {
        assert_eq!(of_defense().chance, Chance::faces(2));
        assert_eq!(of_defense().delays.len(), 6);
    }

    #[test]
    fn r6_0_17_saratoga_is_back_after_three_ends_of_turns() {
        assert_eq!(turns_left(RepairBox::Moderate), 3);
    }

    #[test]
    fn r6_0_16d_a_repair_takes_as_long_as_the_forecast_says() {
        use crate::engine::order::Order;
        use crate::engine::procedure::Procedure;
        use crate::engine::repair_tracks::RepairTracks;
        use crate::engine::table::ShipPlace;
        use crate::engine::trial;
        use crate::engine::usn_logistics::UsnLogistics;
        let (ship, port) = (Ship::Enterprise, Place::WestCoast);
        let mut counted: Vec<(Delay, Chance)> = Vec::new();
        for die in 1..=6 {
            let mut table = trial::table();
            table.ships[ship].at = ShipPlace::Damaged;
            let procedure = Procedure::UsnLogistics(UsnLogistics::default());
            let mut game = trial::game(table, &[1, die], procedure);
            game.play(Order::RepairShip { ship, port }).unwrap();
            let mut table = game.table().clone();
            let mut turns = 0;
            while table.ships[ship].at != ShipPlace::Loose(port) {
                let tracks = Procedure::RepairTracks(RepairTracks::new(&table));
                table = trial::game(table, &[], tracks).table().clone();
                turns += 1;
            }
            let delay = match turns {
                0 => Delay::AtOnce,
                turns => Delay::TurnEnds(turns),
            };
            match counted.iter_mut().find(|(other, _)| *other == delay) {
                Some((_, chance)) => chance.cases += 1,
                None => counted.push((delay, Chance::faces(1))),
            }
        }
        assert_eq!(of_ship(ship, port).delays, counted);
    }
}
