//! What a force would prove to be if everything were found out about it now: exact, from the charts, the chits
//! still in the cup, the ships not yet met and the commitment index (7.34-7.44, 13.22).

use super::activation::Chance;
use crate::engine::charts::{Applied, COMMITMENT_TEST, CommitmentTest, LEVEL_1_TO_2, LEVEL_3_TO_4};
use crate::engine::forces::{
    CarrierCount, Carriers, ForceId, Half, Intelligence, LevelOne, carriers_available,
    chits_for_halves, commitment_index, double_force_is, level_four_column, level_four_modifier,
    level_one_value, level_three_chart, level_three_modifier, level_two, level_two_column,
    nearest_chits, strength_column, strength_modifier,
};
use crate::engine::insertion_sort::InsertionSort;
use crate::engine::ships::{ShipId, ShipKind};
use crate::engine::table::Table;

/// What a force can prove to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Proof {
    /// A False Contact (7.35).
    Nothing,
    /// Surface ships without carriers.
    Surface,
    /// So many carriers, with their screen.
    Carriers(Carriers),
}

/// The chances of everything a force can prove to be: cases of each, out of all.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Identity {
    /// Each possibility with its number of cases.
    pub cases: Vec<(Proof, u64)>,
    /// All cases.
    pub all: u64,
}

/// Chits a draw of Level 3 may be left with, at most; every smaller number divides it.
const MOST_TIES: u64 = 60;
/// Chits that a half of a double force may get; every number up to three divides it.
const HALVES: u64 = 6;
/// Faces of the die.
const FACES: u64 = 10;

impl Identity {
    fn add(&mut self, proof: Proof, cases: u64) {
        match self.cases.iter_mut().find(|(other, _)| *other == proof) {
            Some((_, number)) => *number += cases,
            None => self.cases.push((proof, cases)),
        }
    }

    /// Cases of those possibilities that some test admits.
    pub fn of(&self, wanted: impl Fn(Proof) -> bool) -> u64 {
        let cases = self.cases.iter().filter(|(proof, _)| wanted(*proof));
        cases.map(|(_, cases)| cases).sum()
    }

    /// The chance of those possibilities in per cent, rounded.
    pub fn per_cent(&self, wanted: impl Fn(Proof) -> bool) -> u8 {
        let chance = Chance {
            cases: self.of(wanted),
            all: self.all,
        };
        chance.per_cent()
    }
}

/// The chances of everything a force can prove to be (7.34). Nothing for a force that is not on the map.
pub fn identity(table: &Table, id: ForceId) -> Identity {
    let mut odds = Identity::default();
    let Some(force) = table.force(id) else {
        return odds;
    };
    let cup = table.level_one_cup.len().max(1) as u64;
    // The dice of commitment, of Levels 2, 3 and 4.
    odds.all = cup * HALVES * FACES * FACES * FACES * MOST_TIES * FACES;
    let all = odds.all;
    let index = commitment_index(table);
    follow(table, id, force.intelligence, index, all, &mut odds);
    odds.cases.insertion_sort_by_key(|(proof, _)| *proof);
    odds
}

/// Follows what is known up to the highest level, sharing the cases out at every die and chit. `index` is the
/// commitment index of the other forces.
fn follow(
    table: &Table,
    id: ForceId,
    known: Intelligence,
    index: u8,
    cases: u64,
    odds: &mut Identity,
) {
    let strength = table.known_air_strength(id);
    match known {
        Intelligence::Level0 => from_the_cup(table, id, index, cases, odds),
        Intelligence::Level1(LevelOne::FalseContact) => odds.add(Proof::Nothing, cases),
        Intelligence::Level1(chit) => {
            let modifier = strength_modifier(strength);
            for result in LEVEL_1_TO_2.faces(level_two_column(chit), value(modifier)) {
                let next = level_two(table, chit, result, strength);
                let there = match chit {
                    LevelOne::Carrier => cases / FACES,
                    _ => test(table, next, index, cases / FACES, odds),
                };
                follow(table, id, next, index, there, odds);
            }
        }
        Intelligence::Level2Surface(_) | Intelligence::Level3Surface => {
            odds.add(Proof::Surface, cases);
        }
        // Of Kido Butai everything is known.
        Intelligence::Level2Carriers(CarrierCount::KidoButai)
        | Intelligence::Level3Carriers(Carriers::KIDO_BUTAI) => {
            odds.add(Proof::Carriers(Carriers::KIDO_BUTAI), cases);
        }
        Intelligence::Level2Carriers(count) => {
            let chart = level_three_chart(count);
            let column = strength_column(chart, strength);
            for wanted in chart.faces(column, value(level_three_modifier(table))) {
                let chits = nearest_chits(table, wanted);
                let each = cases / FACES / chits.len() as u64;
                for chit in chits {
                    follow(
                        table,
                        id,
                        Intelligence::Level3Carriers(chit),
                        index,
                        each,
                        odds,
                    );
                }
            }
        }
        Intelligence::Level3Carriers(chit) => {
            let column = level_four_column(chit);
            for wanted in LEVEL_3_TO_4.faces(column, value(level_four_modifier(table))) {
                odds.add(drawn(table, wanted), cases / FACES);
            }
        }
        Intelligence::Level4Carriers => {
            let force = table.force(id);
            let ships: Vec<ShipId> =
                force.map_or_else(Vec::new, |force| force.carriers().collect());
            odds.add(Proof::Carriers(counted(&ships)), cases);
        }
    }
}

/// What a modifier adds, if there is one.
fn value(modifier: Option<Applied>) -> i8 {
    modifier.map_or(0, |applied| applied.value)
}

/// The chits in the cup, each as likely as another; an empty cup gives a False Contact (7.35).
fn from_the_cup(table: &Table, id: ForceId, index: u8, cases: u64, odds: &mut Identity) {
    let cup = &table.level_one_cup;
    if cup.is_empty() {
        return odds.add(Proof::Nothing, cases);
    }
    let one = cases / cup.len() as u64;
    let mut kinds = cup.clone();
    kinds.insertion_sort();
    kinds.dedup();
    for chit in kinds {
        let each = one * cup.iter().filter(|other| **other == chit).count() as u64;
        // 7.55, 13.221: a Double Force may be a Carrier, or nothing.
        let chit = match chit {
            LevelOne::DoubleForce => double_force_is(table),
            chit => chit,
        };
        if chit != LevelOne::DoubleForce {
            let known = Intelligence::Level1(chit);
            let there = test(table, known, index, each, odds);
            follow(table, id, known, index, there, odds);
            continue;
        }
        // 7.52, 7.56: any of what is there may fall to this half; without a counter there is no other half.
        let halves = match table.free_force() {
            None => vec![LevelOne::FalseContact],
            Some(_) => chits_for_halves(table)
                .into_iter()
                .map(Half::chit)
                .collect(),
        };
        for half in &halves {
            let each = each / halves.len() as u64;
            // 7.52: neither half is tested. Beside one that is no Carrier, the other is one, and counts.
            let index = match half {
                LevelOne::Carrier | LevelOne::FalseContact => index,
                _ => index + level_one_value(None),
            };
            follow(table, id, Intelligence::Level1(*half), index, each, odds);
        }
    }
}

/// The cases in which a new carrier force is there; in the others it is nothing (13.22).
fn test(table: &Table, known: Intelligence, index: u8, cases: u64, odds: &mut Identity) -> u64 {
    let threshold = table.commitment_levels().map(|levels| levels.threshold);
    let over = threshold.and_then(|threshold| index.checked_sub(threshold));
    let Some(over) = over.filter(|_| known.is_carrier_force()) else {
        return cases;
    };
    let faces = COMMITMENT_TEST.faces(COMMITMENT_TEST.column(over), 0);
    let stand = faces.filter(|face| *face == CommitmentTest::Stands);
    let there = cases / FACES * stand.count() as u64;
    odds.add(Proof::Nothing, cases - there);
    there
}

/// What a draw of so many carriers comes to with the ships that are left (7.42, 7.43).
fn drawn(table: &Table, wanted: Carriers) -> Proof {
    let mut ships: Vec<ShipId> = Vec::new();
    for (kind, number) in [(ShipKind::Cv, wanted.cv), (ShipKind::Cvl, wanted.cvl)] {
        for _ in 0..number {
            // Which ship of a pile it is changes nothing in its kind.
            ships.extend(carriers_available(table, kind, &ships).first());
        }
    }
    if ships.is_empty() {
        Proof::Surface
    } else {
        Proof::Carriers(counted(&ships))
    }
}

fn counted(ships: &[ShipId]) -> Carriers {
    let fleet = ships.iter().filter(|ship| ship.data().kind == ShipKind::Cv);
    let cv = fleet.count() as u8;
    Carriers::new(cv, ships.len() as u8 - cv)
}
