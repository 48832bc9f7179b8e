//! Where a task force or ship of the USN can sail (8.6), and what it could do there.

use super::Chance;
use super::approach::next_activation;
use crate::engine::map::Place;
use crate::engine::movement;
use crate::engine::table::Table;
use crate::engine::units::{AirUnit, IjnForce, Mover, Ship, Side};

/// How far the aircraft of the IJN's carriers fly (2.3).
const CARRIER_RANGE: u8 = 2;

/// What awaits a task force or ship in a place in its reach.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arrival {
    /// The places that it enters, the last of which is the one meant.
    pub path: Vec<Place>,
    /// The spaces that its aircraft could attack from there, if something is spotted there (8.1).
    pub strikes: Vec<Place>,
    /// The task forces of the IJN that may come into the space when its line is next active, each with its chance.
    pub meets: Vec<(IjnForce, Chance)>,
    /// The carriers that sail, at which whoever meets them fires (14.0).
    pub carriers: Vec<Ship>,
    /// Those that may then be so near that their carriers' aircraft, if they have any, reach the space (8.1).
    pub near: Vec<(IjnForce, Chance)>,
}

/// Every place that a task force or ship can sail to, the nearest first; none once somebody has moved in the turn (6.0(13b)).
pub fn arrivals(table: &Table, mover: Mover) -> Vec<Arrival> {
    if table.usn_turn.has_moved {
        return Vec::new();
    }
    let groups = groups_of(table, mover);
    let mut carriers = table.ships_of(mover);
    carriers.retain(|ship| ship.is_carrier());
    let paths = movement::reach(table, mover).into_iter();
    let arrivals = paths.filter_map(|path| {
        let place = *path.last()?;
        Some(Arrival {
            strikes: in_range(place, &groups),
            meets: who_comes(table, place, 0),
            carriers: carriers.clone(),
            near: who_comes(table, place, CARRIER_RANGE),
            path,
        })
    });
    arrivals.collect()
}

/// The air units aboard the carriers of a task force, or aboard a carrier by herself.
fn groups_of(table: &Table, mover: Mover) -> Vec<AirUnit> {
    let ships = table.ships_of(mover).into_iter();
    let groups = ships.flat_map(|ship| table.air_aboard(ship));
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

/// The task forces of the IJN that may stand within so many spaces of a place after the next activation of its line.
fn who_comes(table: &Table, place: Place, within: u8) -> Vec<(IjnForce, Chance)> {
    let forces = IjnForce::ALL.iter().copied();
    let coming = forces.filter_map(|force| {
        let spaces = next_activation(table, force)?.spaces.into_iter();
        let is_near = |space: Place| space.range_to(place).is_some_and(|it| it <= within);
        let near = spaces.filter(|(space, _)| is_near(*space));
        let cases = near.map(|(_, chance)| chance.cases).sum::<u64>();
        (cases > 0).then_some((force, Chance::faces(cases as u8)))
    });
    coming.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;
    use crate::engine::units::{Force, UsnForce};

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
        let shoals = Place::FrenchFrigateShoals;
        let shoals = arrivals.iter().find(|it| it.path.last() == Some(&shoals));
        assert_eq!(
            shoals.unwrap().near,
            [(force, Chance::faces(6))],
            "from Midway"
        );
    }

    #[test]
    fn r2_3_the_aircraft_of_the_ijn_s_carriers_fly_two_spaces() {
        let mut carriers = AirUnit::of(Side::Ijn).filter(|unit| unit.own_carrier().is_some());
        assert!(carriers.all(|unit| unit.range() == CARRIER_RANGE));
    }
}
