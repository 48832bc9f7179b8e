//! When ships enter a hex of the other side (6.35, 7.24).

use super::*;

/// 6.35: with surface combat a hex of the enemy is open, and not without.
#[test]
fn r6_35_task_groups_may_enter_a_hex_of_the_enemy() {
    let mut scene = scene(DAY, &["Iowa"], &["Kongo"], &[]);
    let to = beside(Direction::W);
    scene.play.table.forces[0].hex = to;
    let order = Order::MoveTaskForce { to };
    assert_eq!(check_us_movement(&scene.play.table, order), Ok(()));
    scene.play.table.options.clear();
    assert!(check_us_movement(&scene.play.table, order).is_err());
}

/// 7.24(1): for cripples any surface force, with battleships always, with cruisers at night.
#[test]
fn r7_24_forces_come_for_our_ships_beside_them() {
    let comes = |time, theirs: &[&str], crippled: bool| {
        let mut scene = scene(time, &["Iowa"], theirs, &[]);
        scene.play.table.forces[0].hex = beside(Direction::W);
        if crippled {
            suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
        }
        hexes_to_engage(&scene.play.table, scene.force().unwrap()) == [HEX]
    };
    assert!(comes(DAY, &["Kongo"], false));
    assert!(!comes(DAY, &["Cruiser Force 1"], false));
    assert!(comes(NIGHT, &["Cruiser Force 1"], false));
    assert!(!comes(NIGHT, &["Destroyer Force 1"], false));
    assert!(comes(DAY, &["Destroyer Force 1"], true));
}

/// Without the variant a force does not come, and nobody is met.
#[test]
fn r21_0_without_the_variant_nobody_is_met() {
    let mut scene = scene(NIGHT, &["Iowa"], &["Kongo"], &[]);
    assert!(is_played(&scene.play.table));
    scene.play.table.options.clear();
    assert!(!is_played(&scene.play.table));
    for scenario in scenario::ALL {
        let offered = scenario.variants.contains(&Variant::SurfaceCombat);
        assert_eq!(offered, scenario.battle.is_some());
    }
    assert!(legal_standing_by(&scene.play.table).is_empty());
}
