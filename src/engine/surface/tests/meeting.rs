//! Who is met, who fights and who gets away (21.1).

use super::*;

/// 21.0, 7.34: the force is known at Level 3 as soon as it is met, and no better than that is its detection.
#[test]
fn r21_0_a_force_is_known_at_level_3_when_it_is_met() {
    let mut scene = scene(DAY, &["Iowa"], &[], &[1, 1]);
    scene.play.table.forces[0].intelligence = Intelligence::Level2Surface(SurfaceSize::Small);
    let asked = scene.run();
    assert_eq!(asked, Some(Decision::SurfaceBattle { force: F }));
    let force = scene.force().unwrap();
    assert_eq!(force.intelligence, Intelligence::Level3Surface);
    assert_eq!(force.ships, ships(&["Destroyer Force 1"]));
    assert_eq!(force.detection, Detection::Undetected);
}

/// 21.11: at night any surface force; by day one with a battleship, and half as many as ours.
#[test]
fn r21_11_a_surface_force_accepts_at_night_or_with_battleships_enough() {
    let three = ["Iowa", "Alabama", "Indiana"];
    let accepts = |time, us: &[&str], theirs: &[&str]| scene(time, us, theirs, &[]).accepts();
    assert!(accepts(NIGHT, &three, &["Destroyer Force 1"]));
    assert!(!accepts(DAY, &["DesDiv 106"], &["Cruiser Force 1"]));
    assert!(accepts(DAY, &["DesDiv 106"], &["Kongo"]));
    assert!(accepts(DAY, &three[..2], &["Kongo"]));
    assert!(!accepts(DAY, &three, &["Kongo"]));
    assert!(accepts(DAY, &three, &["Kongo", "Haruna"]));
    assert!(!accepts(NIGHT, &["DesDiv 106"], &["Taiho", "Kongo"]));
}

#[test]
fn r21_12_the_player_may_accept_or_evade() {
    let mut scene = scene(NIGHT, &["Iowa"], &["Kongo"], &[]);
    let asked = scene.run().unwrap();
    assert_eq!(
        asked.legal(&scene.play.table),
        [Order::AcceptBattle, Order::Evade]
    );
    assert_eq!(
        asked.check(&scene.play.table, Order::GoOn),
        Err(Refusal::NotAsked)
    );
}

#[test]
fn r21_13_both_retreat_if_neither_would_fight() {
    let mut scene = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[]);
    assert_eq!(scene.answer(Order::Evade), None);
    assert_eq!(scene.group(7), beside(Direction::E));
    assert_eq!(scene.force().unwrap().hex, beside(Direction::W));
    assert!(scene.rolls().is_empty());
    assert_eq!(scene.force().unwrap().detection, Detection::Undetected);
    assert_eq!(scene.play.table.markers.meeting, None);
}

/// 21.14: equal dice let the evader go; carriers give it four more.
#[test]
fn r21_14_the_evader_escapes_with_a_die_as_high() {
    let mut away = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[5, 5]);
    assert_eq!(away.answer(Order::AcceptBattle), None);
    assert_eq!(away.force().unwrap().hex, beside(Direction::W));
    assert_eq!(away.group(7), HEX);
    let mut caught = scene(DAY, &["Iowa"], &["Cruiser Force 1"], &[4, 5]);
    assert_eq!(
        caught.answer(Order::AcceptBattle),
        Some(Decision::SurfaceFire)
    );
    let us = ["Hornet", "DesDiv 92"];
    let mut carriers = scene(NIGHT, &us, &["Cruiser Force 1"], &[1, 5]);
    assert_eq!(carriers.answer(Order::Evade), None);
    assert_eq!(carriers.group(1), beside(Direction::E));
    assert_eq!(carriers.rolls()[0].total, 5);
    assert_eq!(carriers.rolls()[1].modifiers, []);
}

#[test]
fn r21_16_crippled_ships_take_no_part() {
    let mut scene = scene(NIGHT, &["Iowa", "Indiana"], &["Kongo"], &[]);
    suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
    assert_eq!(us_side(&scene.play.table, HEX), ships(&["Indiana"]));
    // One alone is sunk by whoever enters.
    suffer(&mut scene.play, ship("Indiana"), 15, HitKind::AirAttack);
    let mut entered = Encounters::of_force(&scene.play, F, beside(Direction::W)).unwrap();
    assert!(entered.next(&mut scene.play).is_none());
    assert!(scene.play.table.is_sunk(ship("Iowa")));
    assert!(scene.play.table.is_sunk(ship("Indiana")));
}

#[test]
fn r21_161_who_evades_leaves_the_crippled_behind() {
    let mut scene = scene(NIGHT, &["Iowa", "Indiana"], &["Kongo"], &[10, 1]);
    suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
    assert_eq!(scene.answer(Order::Evade), None);
    assert_eq!(scene.group(7), beside(Direction::E));
    assert!(scene.play.table.is_sunk(ship("Iowa")));
    assert!(!scene.play.table.is_sunk(ship("Indiana")));
}
