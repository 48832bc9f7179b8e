//! The odds of an interception before it is ordered are the mean of what comes of it (4.51-4.57).

use crate::common::*;
use carrier_battle::engine::fleet::Interceptor;
use carrier_battle::engine::forces::{RaidId, Strength};
use carrier_battle::engine::forecast::engagements::{Fighting, odds, units_of_the_last_column};
use carrier_battle::engine::forecast::expectation;
use carrier_battle::engine::staff::{best_division, odds_against};
use carrier_battle::engine::{
    Conditions, Decision, Division, Event, Game, LossEvent, Order, Scenario, Target, Turn,
};

static ONE: Scenario = like_scenario_1(Turn::at(19, 930), 1, aloft(&[4]), &[raid_of(9, 1, 1)]);
static THREE: Scenario =
    like_scenario_1(Turn::at(19, 930), 1, aloft(&[4, 2, 3]), &[raid_of(9, 1, 1)]);

/// Plays the fights out with many seeds, and compares the means with the odds.
fn sampled(scenario: &'static Scenario, names: &[&str]) {
    let games = 6000;
    let (mut down, mut lost, mut left) = (0.0, 0.0, 0.0);
    let mut expected = None;
    let mut met = 0.0;
    for seed in 0..games {
        let mut game = Game::new(scenario, &[], seed).unwrap();
        // The raid's hex depends on the first die: only the same meeting is compared.
        while let Some(decision) = game.decision() {
            if decision == Decision::Interception {
                break;
            }
            let order = match decision {
                Decision::AirMovement => fly_or_end(&game),
                _ => Order::EndLanding,
            };
            game.play(order).unwrap();
        }
        if game.decision() != Some(Decision::Interception) {
            continue;
        }
        let raid = game.table().inbound().next().unwrap().clone();
        let who: Vec<Interceptor> = names
            .iter()
            .map(|name| Interceptor::Mission(named(name)))
            .collect();
        let engage = |who: &Interceptor| Order::Engage {
            interceptor: *who,
            raid: raid.id,
        };
        if who.iter().any(|who| game.check(engage(who)).is_err()) {
            continue;
        }
        if !matches!(raid.strength, Strength::Unsorted(9)) {
            continue;
        }
        let odds = odds_against(&game, &raid, &who);
        expected.get_or_insert(odds);
        for who in &who {
            game.play(engage(who)).unwrap();
        }
        let begin = game.events().len();
        game.play(Order::Fight).unwrap();
        while let Some(Decision::Division(division)) = game.decision() {
            let escorts = best_division(&game, &division);
            game.play(Order::Divide { escorts }).unwrap();
        }
        met += 1.0;
        let mut here = 9.0;
        for record in &game.events()[begin..] {
            match &record.event {
                Event::Losses(LossEvent::Points { points, kind, .. }) => {
                    assert!(matches!(kind, Target::Fighters | Target::AttackPlanes));
                    down += f64::from(*points);
                    here -= f64::from(*points);
                }
                Event::Losses(LossEvent::Unit { .. }) => lost += 1.0,
                Event::Phase { .. } => break,
                _ => {}
            }
        }
        left += here;
    }
    let expected = expected.unwrap();
    assert!(met > 2000.0, "{met} fights");
    for (what, mean, odds) in [
        ("down", down / met, expected.down()),
        ("lost", lost / met, expected.lost),
        ("left", left / met, expected.left),
    ] {
        assert!(
            (mean - odds).abs() < 0.08,
            "{what}: {mean} of {met} fights, expected {odds}"
        );
    }
}

/// Flies every mission to the raid, if it can be reached.
fn fly_or_end(game: &Game) -> Order {
    let raid = game.table().inbound().next().map(|raid| raid.hex);
    let mut orders = game.legal();
    let meets = orders.find(|order| matches!(order, Order::Fly { to, .. } if Some(*to) == raid));
    meets.unwrap_or(Order::EndMovement)
}

#[test]
fn r4_54_the_odds_of_one_fight_are_its_mean() {
    sampled(&ONE, &["Intercept 1"]);
}

#[test]
fn r4_51_the_odds_of_several_fights_are_the_mean_of_all_together() {
    sampled(&THREE, &["Intercept 1", "Intercept 2", "Intercept 3"]);
}

/// For a raid that has been told apart, one fight's odds are those that the division shows.
#[test]
fn r4_52_one_fights_odds_agree_with_those_of_its_division() {
    let game = Game::new(&ONE, &[], 1).unwrap();
    let mut raid = game.table().inbound().next().unwrap().clone();
    for (fighters, attack) in [(0, 5), (3, 6), (4, 0), (2, 1)] {
        raid.strength = Strength::Sorted { fighters, attack };
        for units in 1..=10 {
            for critical in [false, true] {
                let division =
                    Division::new(named("Intercept 1"), RaidId(1), units, fighters, attack);
                let against = division.least;
                let one = expectation(&division, against, critical);
                let fighting = Fighting {
                    units,
                    conditions: critical.into(),
                };
                let odds = odds(&raid, [fighting], |_, _| against);
                let close =
                    |a: f64, hundredths: u32| (a - f64::from(hundredths) / 100.0).abs() < 0.011;
                assert!(close(odds.escorts, one.escorts), "{odds:?} {one:?}");
                assert!(close(odds.attack, one.attack), "{odds:?} {one:?}");
                assert!(close(odds.lost, one.lost), "{odds:?} {one:?}");
                let all = f64::from(fighters + attack);
                assert!((odds.down() + odds.left - all).abs() < 1e-9);
            }
        }
    }
}

/// More units than the last column stands for fire no better (4.54).
#[test]
fn r4_54_the_chart_ends_at_eight_units() {
    assert_eq!(units_of_the_last_column(), 8);
    let game = Game::new(&ONE, &[], 1).unwrap();
    let mut raid = game.table().inbound().next().unwrap().clone();
    raid.strength = Strength::Sorted {
        fighters: 0,
        attack: 20,
    };
    let of = |units| {
        let fighting = Fighting {
            units,
            conditions: false.into(),
        };
        odds(&raid, [fighting], |division, _| division.least).down()
    };
    assert!(of(7) < of(8));
    assert_eq!(of(8), of(12));
}

/// 11.27: two more on the die for a raid that takes off from Guam, in the odds of a division and in those of a fight.
#[test]
fn r11_27_the_odds_know_a_raid_that_takes_off() {
    let game = Game::new(&ONE, &[], 1).unwrap();
    let mut raid = game.table().inbound().next().unwrap().clone();
    raid.strength = Strength::Sorted {
        fighters: 0,
        attack: 20,
    };
    // Four units on attack planes: 2.4 points on average, and 3.3 with two more.
    let fires = |taking_off| {
        let division = Division::new(named("Intercept 1"), RaidId(1), 4, 0, 20);
        let conditions = Conditions {
            taking_off,
            ..Conditions::default()
        };
        let fighting = Fighting {
            units: 4,
            conditions,
        };
        let odds = odds(&raid, [fighting], |division, _| division.least).down();
        let attack = expectation(&division, 0, conditions).attack;
        assert!((odds * 100.0 - f64::from(attack)).abs() < 1.0);
        attack
    };
    assert_eq!((fires(false), fires(true)), (240, 330));
}
