//! What the player's task forces and bases may see (9.1): each attempt with its modifiers and with what a failure costs, and
//! a space from all who can look at it.

use kernel::Applied;

use super::Chance;
use crate::engine::combat::check_flight;
use crate::engine::map::{Line, Place};
use crate::engine::spotting::{self, usn};
use crate::engine::table::{Spotter, Table};
use crate::engine::units::{AirUnit, Side};

/// An attempt that the player can make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// Who looks.
    pub by: Spotter,
    /// Where.
    pub space: Place,
    /// What counts in it.
    pub modifiers: Vec<Applied>,
    /// The chance to see what is there.
    pub chance: Chance,
    /// The air units that could attack the space now and that a failure bars from it (9.1).
    pub at_stake: Vec<AirUnit>,
}

/// Every attempt that the player can make: in the reaction on the active line (6.0(4a)), or in his own phase on every line
/// (6.0(12a)).
pub fn looks(table: &Table, on: Option<Line>) -> Vec<Look> {
    let attempts = usn::candidates(table, on).into_iter();
    let looks = attempts.map(|(by, space)| Look {
        by,
        space,
        modifiers: spotting::modifiers(table, by, space).collect(),
        chance: Chance::faces(spotting::chance(table, by, space)),
        at_stake: at_stake(table, by, space),
    });
    looks.collect()
}

/// The air units of a task force or base that can fly at a space. An island base there lifts the bar, so nothing is at
/// stake.
fn at_stake(table: &Table, by: Spotter, space: Place) -> Vec<AirUnit> {
    if table.island_base_at(space, Side::Ijn).is_some() {
        return Vec::new();
    }
    let units = AirUnit::of(Side::Usn);
    let units = units.filter(|unit| table.spotter_of(*unit) == Some(by));
    units
        .filter(|unit| check_flight(table, *unit, space).is_ok())
        .collect()
}

/// The chance that a space is seen if everybody looks at it who can.
pub fn by_all(table: &Table, on: Option<Line>, space: Place) -> Chance {
    let attempts = usn::candidates(table, on).into_iter();
    let there = attempts.filter(|(_, at)| *at == space);
    let chances = there.map(|(by, at)| Chance::faces(spotting::chance(table, by, at)));
    chances.fold(Chance::NONE, Chance::or)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::charts::{USN_OUTSIDE, WITH_DESTROYERS};
    use crate::engine::trial;
    use crate::engine::units::{Force, IjnForce, IslandBase, Ship, UsnForce};

    /// The 1st CSF west of Midway, TF-16 beside the base.
    fn table() -> Table {
        let mut table = trial::table();
        let west = Place::WestOfMidway;
        trial::ijn(&mut table, IjnForce::FirstCsf, west, &[Ship::Akagi]);
        table.usn_forces[UsnForce::Tf16].place = Some(Place::LisianskiWaters);
        table
    }

    #[test]
    fn r9_1_each_attempt_has_its_chance_with_every_modifier() {
        let looks = looks(&table(), None);
        let midway = Spotter::Base(IslandBase::Midway);
        let tf_16 = Spotter::Force(Force::Usn(UsnForce::Tf16));
        let who: Vec<Spotter> = looks.iter().map(|look| look.by).collect();
        assert_eq!(who, [midway, tf_16]);
        assert_eq!(looks[0].chance, Chance::faces(4));
        assert_eq!(looks[0].modifiers, [USN_OUTSIDE.of(0)]);
        // 20.2: 2 + 2 - 1.
        assert_eq!(looks[1].chance, Chance::faces(2));
        let with_dd = [USN_OUTSIDE.of(0), WITH_DESTROYERS.of(0)];
        assert_eq!(looks[1].modifiers, with_dd);
    }

    #[test]
    fn r9_1_a_failure_puts_those_at_stake_who_could_attack_the_space() {
        let looks = looks(&table(), None);
        assert_eq!(looks[0].at_stake.len(), 5, "all of Midway's");
        let fighters_and_dive_bombers = [
            AirUnit::EnterpriseFtr,
            AirUnit::EnterpriseSbd,
            AirUnit::HornetFtr,
            AirUnit::HornetSbd,
        ];
        assert_eq!(looks[1].at_stake, fighters_and_dive_bombers);
    }

    #[test]
    fn r9_1_a_space_is_seen_if_anybody_sees_it() {
        let table = table();
        let space = Place::WestOfMidway;
        assert_eq!(by_all(&table, None, space), Chance { cases: 28, all: 36 });
        assert_eq!(by_all(&table, Some(Line::So), space), Chance::NONE);
    }
}
