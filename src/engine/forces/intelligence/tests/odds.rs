//! The odds of what a force is, against samples.

use super::*;
use crate::engine::forces::cups;
use crate::engine::forecast::identity::{Proof, identity};
use crate::engine::scenario::Scenario;

/// What a sampled force proved to be.
fn proof(play: &Play, id: ForceId) -> Proof {
    match play.table.force(id) {
        None => Proof::Nothing,
        Some(force) => {
            let fleet = force
                .carriers()
                .filter(|ship| ship.data().kind == ShipKind::Cv);
            let (cv, all) = (fleet.count() as u8, force.carriers().count() as u8);
            match all {
                0 => Proof::Surface,
                all => Proof::Carriers(Carriers::new(cv, all - cv)),
            }
        }
    }
}

/// The odds shown agree with 100,000 promotions to the highest level, within five times the sampling error.
#[test]
fn the_exact_odds_of_what_a_force_is_agree_with_a_hundred_thousand_samples() {
    const SAMPLES: u32 = 100_000;
    let four = Scenario::numbered(4)
        .unwrap()
        .rumours
        .unwrap()
        .level_one_cup;
    let with_cup = |options: &[Variant], known: Intelligence| {
        let mut play = force_of(known, options, &[]);
        let cups = cups(four, options.contains(&Variant::DoubleForces));
        (play.table.level_one_cup, play.table.withheld) = (cups.chits, cups.withheld);
        play.set_dice(Dice::seeded(19_440_620));
        play
    };
    let mut late = with_cup(&[], Intelligence::Level2Carriers(CarrierCount::FourOrMore));
    // Some chits and ships are gone.
    late.table.forces.push(Force {
        intelligence: Intelligence::Level3Carriers(Carriers::new(3, 2)),
        ..Force::unseen(ForceId::Letter('G'), HexId::at(1120))
    });
    let drawn = ["Taiho", "Shokaku", "Zuikaku", "Zuiho"];
    late.table.drawn_ships = drawn
        .iter()
        .filter_map(|name| ShipId::named(name))
        .collect();
    // 7.56: a second double force, and no Carrier in the cup.
    let mut second = with_cup(&[Variant::DoubleForces], Intelligence::Level0);
    second.table.level_one_cup = vec![LevelOne::DoubleForce, LevelOne::Small];
    second.table.withheld = vec![LevelOne::Large];
    // 13.22: in the whole battle, with other forces that count so much for the commitment index.
    let committed = |index: u8, options: &[Variant], known: Intelligence| {
        let mut play = with_cup(options, known);
        play.table.scenario = 6;
        play.table.forces.push(Force {
            intelligence: Intelligence::Level3Carriers(Carriers::new(0, index)),
            ..Force::unseen(ForceId::Butai(1), HexId::at(1120))
        });
        play.table.commitment.index = index;
        play.table.commitment.threshold_reached = index >= 8;
        play
    };
    let large = Intelligence::Level1(LevelOne::Large);
    let surface = Intelligence::Level1(LevelOne::Surface);
    let mut no_more = committed(12, &[], surface);
    no_more.table.commitment.limit_reached = true;
    let cases = [
        committed(8, &[Variant::DoubleForces], Intelligence::Level0),
        committed(5, &[Variant::DoubleForces], Intelligence::Level0),
        committed(10, &[], large),
        no_more,
        with_cup(&[], Intelligence::Level0),
        with_cup(&[Variant::DoubleForces], Intelligence::Level0),
        with_cup(
            &[Variant::AdditionalShips],
            Intelligence::Level1(LevelOne::Carrier),
        ),
        late,
        second,
    ];
    for (case, start) in cases.into_iter().enumerate() {
        let odds = identity(&start.table, FORCE);
        let mut drawn: Vec<(Proof, u32)> = Vec::new();
        let mut dice = start.dice().clone();
        for _ in 0..SAMPLES {
            let mut play = Play::new(start.table.clone(), dice);
            let id = take_to_the_highest_level(&mut play, FORCE);
            let proof = proof(&play, id);
            match drawn.iter_mut().find(|(other, _)| *other == proof) {
                Some((_, number)) => *number += 1,
                None => drawn.push((proof, 1)),
            }
            dice = play.dice().clone();
        }
        assert_eq!(odds.of(|_| true), odds.all, "case {case}");
        for (proof, number) in &drawn {
            let p = odds.of(|other| other == *proof) as f64 / odds.all as f64;
            let error = (p * (1.0 - p) / f64::from(SAMPLES)).sqrt();
            let share = f64::from(*number) / f64::from(SAMPLES);
            assert!(
                (share - p).abs() <= 5.0 * error,
                "case {case}, {proof:?}: {share} drawn, {p} shown"
            );
        }
        // Nothing of weight is shown that is never drawn.
        for (proof, cases) in &odds.cases {
            let is_drawn = drawn.iter().any(|(other, _)| other == proof);
            assert!(
                is_drawn || cases * 2000 < odds.all,
                "case {case}, {proof:?}"
            );
        }
    }
}
