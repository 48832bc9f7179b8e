//! Where a task force or ship of the USN can sail (8.6), and what it could do there.

use super::Chance;
use super::approach::next_activation;
use crate::engine::map::Place;
use crate::engine::movement;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, IjnForce, Mover, Side};

/// What awaits a task force or ship in a place in its reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The places that it enters, the last of which is the one meant.
    pub path: Vec<Place>,
    /// The spaces that its aircraft could attack from there, if something is spotted there (8.1).
    pub strikes: Vec<Place>,
    /// The task forces of the IJN that may come into the space when its line is next active, each with its chance.
    pub meets: Vec<(IjnForce, Chance)>,
}

/// Every place that a task force or ship can sail to, the nearest first.
pub fn arrivals(table: &Table, mover: Mover) -> Vec<Arrival> {
    let groups = groups_of(table, mover);
    let paths = movement::reach(table, mover).into_iter();
    let arrivals = paths.filter_map(|path| {
        let place = *path.last()?;
        Some(Arrival {
            strikes: in_range(place, &groups),
            meets: visitors(table, place),
            path,
        })
    });
    arrivals.collect()
}

/// The air units aboard the carriers of a task force, or aboard a carrier by herself.
fn groups_of(table: &Table, mover: Mover) -> Vec<AirUnit> {
    let ships = match mover {
        Mover::Force(force) => table.ships_in(force).collect(),
        Mover::Ship(ship) => vec![ship],
    };
    let groups = ships.iter().flat_map(|ship| table.air_aboard(*ship));
    groups.collect()
}

/// The spaces within the range of any of these air units, but for home bases of the IJN (8.7).
fn in_range(from: Place, groups: &[AirUnit]) -> Vec<Place> {
    let Some(range) = groups.iter().map(|unit| unit.range()).max() else {
        return Vec::new();
    };
    let spaces = from
        .line()
        .into_iter()
        .flat_map(|line| line.within(from, range));
    let spaces = spaces.filter(|space| !space.is_home_base_of(Side::Ijn));
    spaces.collect()
}

/// The task forces of the IJN that may stand in a place after the next activation of its line.
fn visitors(table: &Table, place: Place) -> Vec<(IjnForce, Chance)> {
    let forces = IjnForce::ALL.iter().copied();
    let visitors = forces.filter_map(|force| {
        let approach = next_activation(table, force)?;
        let there = approach.spaces.iter().find(|(space, _)| *space == place)?;
        Some((force, there.1))
    });
    visitors.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;
    use crate::engine::units::{Force, Ship, UsnForce};

    #[test]
    fn r8_6_every_place_in_reach_is_shown_with_what_can_be_struck_from_it() {
        let table = trial::table();
        let tf_16 = Mover::Force(Force::Usn(UsnForce::Tf16));
        let arrivals = arrivals(&table, tf_16);
        let at = |place| arrivals.iter().find(|it| it.path.last() == Some(&place));
        let midway = at(Place::Midway).expect("three spaces, with Spruance");
        assert_eq!(midway.path.len(), 3);
        let two_spaces = [
            Place::Wake,
            Place::WestOfMidway,
            Place::Midway,
            Place::LisianskiWaters,
            Place::FrenchFrigateShoals,
        ];
        assert_eq!(midway.strikes, two_spaces);
        assert!(at(Place::WestOfMidway).is_none());
        assert!(at(Place::EastPacific).unwrap().strikes.is_empty(), "a lane");
    }

    #[test]
    fn r8_4_a_place_is_shown_with_who_may_come_there() {
        let mut table = trial::table();
        let force = IjnForce::FirstCsf;
        trial::ijn(&mut table, force, Place::WestOfMidway, &[Ship::Akagi]);
        let tf_16 = Mover::Force(Force::Usn(UsnForce::Tf16));
        let arrivals = arrivals(&table, tf_16);
        let meets = |place| {
            let there = arrivals.iter().find(|it| it.path.last() == Some(&place));
            there.unwrap().meets.clone()
        };
        assert_eq!(
            meets(Place::Midway),
            [(force, Chance::faces(6))],
            "it halts there"
        );
        assert_eq!(meets(Place::LisianskiWaters), []);
    }
}
