//! Forecasts of attacks on ships agree with the charts (5.2, 5.6).

use crate::common::named;
use carrier_battle::engine::fleet::{Fuel, MissionId, TaskGroupId, UnitSet};
use carrier_battle::engine::forces::Detection;
use carrier_battle::engine::forecast::attacks::{
    ContactOdds, contact, expected_hits, on_ship, strength,
};
use carrier_battle::engine::forecast::{fuel_to_keep, radius};
use carrier_battle::engine::ships::Condition;
use carrier_battle::engine::{DamageEvent, DeckEvent, Event, Game, HitKind, SCENARIOS, Table};

fn beyond_darkness() -> Table {
    let game = Game::new(SCENARIOS[1], &[], 1).unwrap();
    game.table().clone()
}

#[test]
fn r5_21_odds_of_contact_count_the_faces_of_the_column() {
    // The 9-10 column: fails on 1 to 4, W/2 on 5, W/0 on 6, contact from 7. Other forces are within
    // two hexes, and none in the same hex.
    let table = beyond_darkness();
    let odds = ContactOdds {
        found: 5,
        wrong: 1,
        failed: 4,
    };
    assert_eq!(contact(&table, named("Force A"), false), odds);
}

#[test]
fn r5_22_a_second_attempt_is_a_face_worse() {
    let table = beyond_darkness();
    let odds = ContactOdds {
        found: 4,
        wrong: 1,
        failed: 5,
    };
    assert_eq!(contact(&table, named("Force B"), true), odds);
}

#[test]
fn r5_26_a_wrong_target_that_is_not_there_is_the_right_one() {
    let mut table = beyond_darkness();
    table.forces.retain(|force| force.id == named("Force C"));
    let odds = ContactOdds {
        found: 6,
        wrong: 0,
        failed: 4,
    };
    assert_eq!(contact(&table, named("Force C"), false), odds);
    table.forces[0].detection = Detection::ApproximateSighting;
    assert_eq!(contact(&table, named("Force C"), false).failed, 6);
}

#[test]
fn r5_61_strength_doubles_and_shifts_as_the_chart_is_read() {
    let met = strength(32, false, true, 0);
    assert_eq!(
        (met.total, met.column, met.rolls.0),
        (32, "27-33", &[0, 0][..])
    );
    let apart = strength(32, false, false, 0);
    assert_eq!((apart.column, apart.rolls.0), ("21-26", &[0, -1][..]));
    let alone = strength(32, true, true, 0);
    assert_eq!((alone.total, alone.column), (64, "61-72"));
}

#[test]
fn r5_61_expected_hits_are_the_mean_of_the_faces() {
    // 0 0 0 1 1 1 2 2 3 3, and with +1: 0 0 1 1 1 2 2 3 3 4.
    assert_eq!(expected_hits(0), 130);
    assert_eq!(expected_hits(1), 170);
    assert_eq!(strength(32, false, true, 1).hits, 340);
}

#[test]
fn r12_26_the_odds_of_each_condition() {
    let mut table = beyond_darkness();
    let zuiho = named("Zuiho");
    // Capacity 5: heavy at 3, crippled at 4.
    let odds = on_ship(&table, zuiho, &[0]);
    assert_eq!((odds.hit, odds.hits), (70, 130));
    // 15.1: a point a hit while damage is light, 6 when it is heavy; other ships bring none.
    assert_eq!(odds.points, 190);
    assert_eq!(on_ship(&table, named("Kongo"), &[0]).points, 0);
    assert_eq!(
        odds.conditions,
        [(Condition::Light, 70), (Condition::Heavy, 20)]
    );
    // Any hit does light damage to a sound ship, which goes without saying.
    assert_eq!(odds.telling().collect::<Vec<_>>(), [(Condition::Heavy, 20)]);
    table.apply(&Event::Damage(DamageEvent::Hits {
        ship: zuiho,
        hits: 2,
        kind: HitKind::AirAttack,
    }));
    let odds = on_ship(&table, zuiho, &[0]);
    let reach = [
        (Condition::Heavy, 70),
        (Condition::Crippled, 40),
        (Condition::Sunk, 20),
    ];
    assert_eq!(odds.conditions, reach);
    // Any hit brings heavy damage now, and that is told.
    assert_eq!(odds.telling().collect::<Vec<_>>(), reach);
    // Two rolls: 1 - .3 * .3.
    assert_eq!(on_ship(&table, zuiho, &[0, 0]).hit, 91);
}

/// Fighters keep a fight and a landing, strikes a second attempt and their attack, or the landing where
/// there is nothing to attack.
#[test]
fn r4_434_r5_61_the_fuel_to_keep_is_that_of_what_is_to_come() {
    let mission = |scenario: usize, what: MissionId| {
        let mut table = Table::new(SCENARIOS[scenario].first_turn);
        table.apply(&Event::Decks(DeckEvent::Launched {
            what,
            hex: SCENARIOS[scenario].us.hex,
            units: UnitSet::EMPTY,
            fuel: Fuel::points(9),
            base: TaskGroupId(2),
            also_from: Default::default(),
        }));
        table.mission(what).unwrap().clone()
    };
    let kept = |scenario: usize, what| fuel_to_keep(SCENARIOS[scenario], &mission(scenario, what));
    let (fighters, strike) = (MissionId::intercept(1), MissionId::strike(1));
    assert_eq!((kept(0, fighters), kept(2, fighters)), (3 + 1, 3 + 1));
    assert_eq!((kept(1, strike), kept(2, strike)), (1 + 1, 1));
    let mut spent = mission(1, strike);
    spent.spent = true;
    assert_eq!(fuel_to_keep(SCENARIOS[1], &spent), 0);
    // Nine points: a fight, a landing and one to spare leave four; an attack leaves six.
    assert_eq!(radius(Fuel::points(9), fighters.kind), (2, 1));
    assert_eq!(radius(Fuel::points(9), strike.kind), (3, 2));
}
