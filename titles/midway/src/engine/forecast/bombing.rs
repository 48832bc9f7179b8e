//! What bombs may do to each target (13.1, 17.2, 20.1, 20.3). Reckoned from the charts, without a die.

use super::Chance;
use crate::engine::charts::{HitResult, hit_table};
use crate::engine::combat::{bombing_number, surface_targets};
use crate::engine::map::Place;
use crate::engine::table::Table;
use crate::engine::units::{
    AirUnit, Combatant, HitNumber, IslandBase, Leader, Ship, Side, Strength,
};

/// How many faces a die has, and how many throws of two dice there are.
const DIE: u128 = 6;
const TWO_DICE: u128 = 36;

/// What may become of a target.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TargetOutlook {
    /// The target.
    pub target: Combatant,
    /// The hits to be expected, in sixths: each bomber's number.
    pub hits: u32,
    /// The chance that a ship is damaged and no worse; that a coastal defense is reduced and no worse.
    pub damaged: Chance,
    /// The chance that a ship is sunk; that a coastal defense is eliminated.
    pub lost: Chance,
}

/// What bombers may do to their targets, with the leaders' bonuses as they are given. The targets stand in the order in
/// which they are first named.
pub fn bombing(
    table: &Table,
    bombs: &[(AirUnit, Combatant)],
    bonuses: &[(Leader, AirUnit)],
) -> Vec<TargetOutlook> {
    let aims: Vec<(Combatant, Combatant)> =
        bombs.iter().map(|(by, at)| ((*by).into(), *at)).collect();
    let mut targets: Vec<Combatant> = Vec::new();
    for (_, at) in bombs {
        if !targets.contains(at) {
            targets.push(*at);
        }
    }
    let of = |target: Combatant| {
        let bombers = bombs.iter().filter(|(_, at)| *at == target);
        let numbers = bombers.map(|(by, _)| bombing_number(table, &aims, bonuses, *by, target));
        let numbers: Vec<HitNumber> = numbers.collect();
        target_outlook(table, target, &numbers)
    };
    targets.into_iter().map(of).collect()
}

/// The hits to be expected of the flak of a side in a space, in sixths, if all of it fires (13.2): as far as it is seen.
pub fn flak(table: &Table, space: Place, side: Side) -> u32 {
    let number = |target: Combatant| match target {
        Combatant::Ship(ship) => Some(ship.data().flak),
        Combatant::Defense(base) => Some(base.data().flak.at(table.bases[base].step()?)),
        Combatant::Air(_) => None,
    };
    let numbers = surface_targets(table, space, side).into_iter();
    let faces = numbers.filter_map(number).map(HitNumber::faces);
    faces.map(u32::from).sum()
}

/// What so many attacks, each with its number, may do to a ship or a coastal defense.
fn target_outlook(table: &Table, target: Combatant, numbers: &[HitNumber]) -> TargetOutlook {
    let (damaged, lost) = match target {
        Combatant::Ship(ship) => on_ship(ship, numbers),
        Combatant::Defense(base) => on_defense(table, base, numbers),
        Combatant::Air(_) => (Chance::NONE, Chance::NONE),
    };
    TargetOutlook {
        target,
        hits: numbers.iter().map(|number| u32::from(number.faces())).sum(),
        damaged,
        lost,
    }
}

/// A ship: sunk if one hit sinks her, else damaged if one damages her (17.2).
fn on_ship(ship: Ship, numbers: &[HitNumber]) -> (Chance, Chance) {
    let (chart, column) = hit_table(ship);
    let faces = |result: HitResult| chart.faces(column, 0).filter(|it| *it == result).count();
    let (damages, sinks) = (faces(HitResult::Damaged), faces(HitResult::Sunk));
    let mut all: u128 = 1;
    let mut afloat: u128 = 1;
    let mut unharmed: u128 = 1;
    for number in numbers {
        let hits = u128::from(number.faces());
        let (damages, sinks) = (hits * damages as u128, hits * sinks as u128);
        all *= TWO_DICE;
        afloat *= TWO_DICE - sinks;
        unharmed *= TWO_DICE - sinks - damages;
    }
    (chance(afloat - unharmed, all), chance(all - afloat, all))
}

/// A coastal defense: reduced by one hit, eliminated by as many as it has steps (17.3).
fn on_defense(table: &Table, base: IslandBase, numbers: &[HitNumber]) -> (Chance, Chance) {
    let Some(step) = table.bases[base].step() else {
        return (Chance::NONE, Chance::NONE);
    };
    // The cases with no hit, and with one.
    let (mut all, mut none, mut one): (u128, u128, u128) = (1, 1, 0);
    for number in numbers {
        let hits = u128::from(number.faces());
        one = one * (DIE - hits) + none * hits;
        none *= DIE - hits;
        all *= DIE;
    }
    match step {
        Strength::Full => (chance(one, all), chance(all - none - one, all)),
        Strength::Reduced => (Chance::NONE, chance(all - none, all)),
    }
}

/// As few cases as will do for what is shown.
fn chance(cases: u128, all: u128) -> Chance {
    let (mut cases, mut all) = (cases, all);
    while all > u128::from(u32::MAX) {
        cases /= DIE;
        all /= DIE;
    }
    Chance {
        cases: cases as u64,
        all: all as u64,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::trial;

    #[test]
    fn r13_1_r20_3_numbers_and_the_hit_table_give_the_chances() {
        let table = trial::table();
        let at = Combatant::Ship(Ship::Akagi);
        let bombs = [(AirUnit::EnterpriseSbd, at), (AirUnit::EnterpriseTbd, at)];
        let bonuses = [(Leader::Spruance, AirUnit::EnterpriseSbd)];
        let outlook = bombing(&table, &bombs, &bonuses);
        // The SBD needs 3 + 1 + 1, the TBD 2: of a CVA 2 faces are damaged and 3 sunk.
        let [akagi] = outlook[..] else {
            panic!("one target");
        };
        assert_eq!(akagi.hits, 7);
        let (all, afloat, unharmed) = (36 * 36, (36 - 15) * (36 - 6), (36 - 25) * (36 - 10));
        assert_eq!(
            akagi.lost,
            Chance {
                cases: all - afloat,
                all
            }
        );
        assert_eq!(
            akagi.damaged,
            Chance {
                cases: afloat - unharmed,
                all
            }
        );
    }

    #[test]
    fn r17_3_a_coastal_defense_takes_a_step_a_hit() {
        let mut table = trial::table();
        let at = Combatant::Defense(IslandBase::Wake);
        let bombs = [(AirUnit::B17Of7Af, at), (AirUnit::PbyOfPw2, at)];
        // A B-17 2, a PBY 1.
        let [wake] = bombing(&table, &bombs, &[])[..] else {
            panic!("one target");
        };
        assert_eq!(wake.lost, Chance { cases: 2, all: 36 });
        assert_eq!(wake.damaged, Chance { cases: 14, all: 36 });
        table.bases[IslandBase::Wake].defense =
            crate::engine::table::Defense::Standing(Strength::Reduced);
        let [wake] = bombing(&table, &bombs, &[])[..] else {
            panic!("one target");
        };
        assert_eq!(wake.lost, Chance { cases: 16, all: 36 });
    }
}
