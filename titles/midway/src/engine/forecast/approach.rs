//! Where a task force of the IJN may stand after the next activation of its line (8.4, 8.5).

use super::Chance;
use crate::engine::charts::IJN_MOVEMENT;
use crate::engine::map::Place;
use crate::engine::movement;
use crate::engine::table::Table;
use crate::engine::units::IjnForce;

/// Where a task force of the IJN may stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Approach {
    /// The force.
    pub force: IjnForce,
    /// Each space with its chance, from west to east.
    pub spaces: Vec<(Place, Chance)>,
}

/// Where a task force of the IJN may stand after the next activation of its line, as the ships of the USN stand now: one face
/// of the die after the other. Incidents (21) are left out. Nothing of a force that is not on the map.
pub fn next_activation(table: &Table, force: IjnForce) -> Option<Approach> {
    let from = table.place_of(force)?;
    let column = IJN_MOVEMENT.column(force.kind());
    let mut spaces: Vec<(Place, u8)> = Vec::new();
    for distance in IJN_MOVEMENT.faces(column, 0) {
        let to = movement::destination(table, from, distance);
        match spaces.iter_mut().find(|(space, _)| *space == to) {
            Some((_, faces)) => *faces += 1,
            None => spaces.push((to, 1)),
        }
    }
    // The chart's numbers rise with the die, so the spaces come from west to east.
    let spaces = spaces.into_iter();
    let spaces = spaces.map(|(space, faces)| (space, Chance::faces(faces)));
    Some(Approach {
        force,
        spaces: spaces.collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;
    use crate::engine::units::Ship;

    fn approach(table: &Table, force: IjnForce) -> Vec<(Place, u64)> {
        let spaces = next_activation(table, force).unwrap().spaces;
        spaces.iter().map(|(at, it)| (*at, it.cases)).collect()
    }

    #[test]
    fn r8_4_each_force_has_its_chances_by_its_type() {
        let mut table = trial::table();
        let bonin = Place::BoninWaters;
        trial::ijn(&mut table, IjnForce::FirstCsf, bonin, &[Ship::Akagi]);
        trial::ijn(&mut table, IjnForce::InvasionMi, bonin, &[Ship::Tr1]);
        let carriers = [(Place::MarcusWaters, 3), (Place::Wake, 3)];
        assert_eq!(approach(&table, IjnForce::FirstCsf), carriers);
        let transports = [(bonin, 2), (Place::MarcusWaters, 2), (Place::Wake, 2)];
        assert_eq!(approach(&table, IjnForce::InvasionMi), transports);
        assert_eq!(next_activation(&table, IjnForce::Guard), None);
    }

    #[test]
    fn r8_5_halts_are_counted_in() {
        let mut table = trial::table();
        let force = IjnForce::FirstCsf;
        trial::ijn(&mut table, force, Place::WestOfMidway, &[Ship::Akagi]);
        assert_eq!(approach(&table, force), [(Place::Midway, 6)]);
        table.ijn_forces[force].place = Some(Place::Midway);
        assert_eq!(
            approach(&table, force),
            [(Place::Midway, 6)],
            "it must stay"
        );
    }

    #[test]
    fn r8_4_the_chances_are_those_of_the_dice() {
        use crate::engine::map::Line;
        use crate::engine::movement::IjnMovement;
        use crate::engine::procedure::Procedure;
        for place in [Place::Kyushu, Place::MarcusWaters, Place::LisianskiWaters] {
            let mut table = trial::table();
            let force = IjnForce::InvasionMi;
            trial::ijn(&mut table, force, place, &[Ship::Tr1]);
            let ends = (1..=6).map(|die| {
                let procedure = Procedure::IjnMovement(IjnMovement::new(&table, Line::Mi));
                let game = trial::game(table.clone(), &[die], procedure);
                game.table().place_of(force).unwrap()
            });
            let ends: Vec<Place> = ends.collect();
            for (space, faces) in approach(&table, force) {
                let count = ends.iter().filter(|end| **end == space).count();
                assert_eq!(count as u64, faces, "{space}");
            }
        }
    }
}
