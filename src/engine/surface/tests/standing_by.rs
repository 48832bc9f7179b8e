//! Units that stand by a crippled ship (12.411).

use super::*;

/// 12.411: who stands by a crippled ship stays with her, and fights for her though the others get away.
#[test]
fn r12_411_units_may_stay_with_a_crippled_ship() {
    let us = ["Iowa", "Indiana", "DesDiv 106"];
    let mut scene = scene(NIGHT, &us, &["Destroyer Force 1"], &[10, 1, 5, 1, 1]);
    suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
    let ships: ShipSet = ship("DesDiv 106").into();
    let order = Order::StandBy {
        ships,
        ship: ship("Iowa"),
    };
    assert_eq!(check_us_movement(&scene.play.table, order), Ok(()));
    move_ships(&mut scene.play, order);
    assert_eq!(scene.play.table.group_of(ship("DesDiv 106")), None);
    assert_eq!(scene.play.table.hex_of_ship(ship("DesDiv 106")), Some(HEX));
    // Indiana gets away, and DesDiv 106 fights.
    assert_eq!(scene.answer(Order::Evade), Some(Decision::SurfaceFire));
    assert_eq!(scene.group(7), beside(Direction::E));
    assert_eq!(firing(&scene.play.table, Side::Us), [ship("DesDiv 106")]);
}

/// 12.411, 21.27: they do not withdraw either. A force that has lost fewer stays in the hex with them, and one that has
/// lost as many goes.
#[test]
fn r12_411_r21_27_who_stands_by_a_crippled_ship_does_not_withdraw() {
    for (die, lost, to) in [(10, true, HEX), (1, false, beside(Direction::W))] {
        let us = ["Iowa", "CruDiv 6", "DesDiv 106"];
        let dice = [5, die, 1, 1, 1, 1];
        let mut scene = scene(NIGHT, &us, &["Kongo"], &dice);
        suffer(&mut scene.play, ship("Iowa"), 15, HitKind::AirAttack);
        stand_by(
            &mut scene.play,
            us[1..].iter().map(|name| ship(name)).collect(),
            ship("Iowa"),
        );
        let already = ship("CruDiv 6").data().capacity - 1;
        suffer(
            &mut scene.play,
            ship("CruDiv 6"),
            already,
            HitKind::AirAttack,
        );
        // 12.411: without a task group nobody is asked whether they fight.
        assert_eq!(scene.run(), Some(Decision::SurfaceFire));
        scene.answer(Order::Fight);
        assert_eq!(scene.answer(Order::Fight), None);
        assert_eq!(scene.play.table.is_sunk(ship("CruDiv 6")), lost);
        assert_eq!(scene.play.table.hex_of_ship(ship("DesDiv 106")), Some(HEX));
        assert!(!scene.play.table.is_sunk(ship("Iowa")));
        assert_eq!(scene.force().unwrap().hex, to);
    }
}
