//! Air combat (11, 12).

use super::*;

const SPACE: Place = Place::LisianskiWaters;

/// The A6M of Akagi and Kaga over TF-16 in Lisianski waters, with the F4F and the SBD of Enterprise.
fn two_on_two() -> Table {
    let mut table = bare_table();
    usn(&mut table, UsnForce::Tf16, SPACE, &[Ship::Enterprise]);
    for unit in [AirUnit::EnterpriseFtr, AirUnit::EnterpriseSbd] {
        table.air[unit].at = AirPlace::Carrier(Ship::Enterprise);
    }
    over(&mut table, SPACE, &[AirUnit::AkagiFtr, AirUnit::KagaFtr]);
    table
}

#[test]
fn r12_0_e13_r12_1_r12_2_r12_3_a_round_of_air_combat_and_breaking_off() {
    let dice = [3, 4, 5, 5, 3, 4, 1, 6];
    let mut game = air_combat(two_on_two(), SPACE, BattleKind::Mutual, &dice);
    // The F4F is bound to Akagi's fighters, so nothing is asked before the end of the round.
    assert_eq!(asked(&game), Some("break_off"));
    assert_eq!(strength(&game, AirUnit::AkagiFtr), Some(Strength::Reduced));
    assert_eq!(
        strength(&game, AirUnit::EnterpriseFtr),
        Some(Strength::Reduced)
    );
    assert_eq!(strength(&game, AirUnit::KagaFtr), Some(Strength::Full));
    assert_eq!(
        strength(&game, AirUnit::EnterpriseSbd),
        Some(Strength::Full)
    );
    gives(&mut game, "break_off");
    assert!(is_over(&game));
    // Nobody gets through.
    let present = crate::engine::combat::bombers_present;
    assert!(present(game.table(), SPACE, BattleKind::Mutual, Side::Usn).is_empty());
}

#[test]
fn r12_5_e14_r11_1_who_is_left_without_fighters_against_it_gets_through() {
    let mut table = bare_table();
    ijn(&mut table, IjnForce::FourthCsf, SPACE, &[Ship::Shoho]);
    table.air[AirUnit::ShohoBbr].at = AirPlace::NotInPlay;
    table.air[AirUnit::ShohoFtr].strength = Strength::Reduced;
    over(&mut table, SPACE, &[AirUnit::EnterpriseSbd]);
    let game = air_combat(table, SPACE, BattleKind::ReactionStrike, &[6, 6, 2, 1]);
    assert!(is_over(&game));
    assert_eq!(strength(&game, AirUnit::ShohoFtr), None);
    let present = crate::engine::combat::bombers_present;
    assert_eq!(
        present(game.table(), SPACE, BattleKind::ReactionStrike, Side::Usn),
        [AirUnit::EnterpriseSbd]
    );
}

#[test]
fn r12_1_a_unit_that_is_eliminated_in_the_round_fires_with_the_number_it_began_with() {
    let mut table = two_on_two();
    table.air[AirUnit::EnterpriseSbd].at = AirPlace::NotInPlay;
    // Both attack the F4F, which chooses Kaga's. It is hit twice and hits with its 3.
    let mut game = air_combat(table, SPACE, BattleKind::Mutual, &[1, 6, 1, 6, 3, 1, 3]);
    assert_eq!(asked(&game), Some("fighter_targets"));
    gives(&mut game, "aim/Enterprise FTR>Kaga FTR");
    assert!(is_over(&game));
    assert_eq!(strength(&game, AirUnit::EnterpriseFtr), None);
    assert_eq!(strength(&game, AirUnit::KagaFtr), Some(Strength::Reduced));
}

#[test]
fn r12_0_a_fighter_that_is_attacked_is_bound_and_one_that_is_not_chooses() {
    let mut table = two_on_two();
    table.air[AirUnit::EnterpriseSbd].at = AirPlace::NotInPlay;
    table.air[AirUnit::HornetFtr].at = AirPlace::Carrier(Ship::Enterprise);
    table.air[AirUnit::KagaFtr].at = AirPlace::NotInPlay;
    table.air[AirUnit::KagaFtr].over = None;
    over(&mut table, SPACE, &[AirUnit::AkagiBbr]);
    // 11.2: two fighters, none targeted yet: the player says which.
    let mut game = air_combat(table, SPACE, BattleKind::Mutual, &[3, 4, 6, 6, 6, 6, 6, 6]);
    assert_eq!(asked(&game), Some("ijn_target"));
    assert_eq!(
        refused(&game, "choose_target/Akagi BBR"),
        "Akagi BBR is not one of the least targeted (11.1)"
    );
    gives(&mut game, "choose_target/Enterprise FTR");
    assert_eq!(asked(&game), Some("fighter_targets"));
    assert_eq!(
        refused(&game, "aim/Enterprise FTR>Akagi BBR"),
        "no target is to be chosen for Enterprise FTR (12.0)"
    );
    assert_eq!(
        refused(&game, "aim/Hornet FTR>Kaga FTR"),
        "Kaga FTR is not there to be attacked (12.0)"
    );
    assert_eq!(
        refused(&game, "aim/"),
        "Hornet FTR has no target yet (12.0)"
    );
    assert_eq!(
        refused(&game, "aim/Hornet FTR>Akagi BBR;Hornet FTR>Akagi FTR"),
        "Hornet FTR has two targets (12.1)"
    );
    assert_eq!(game.legal().len(), 2);
    gives(&mut game, "aim/Hornet FTR>Akagi BBR");
    // Two fighters, one on the other side, and return fire of the bomber: four dice.
    assert_eq!(asked(&game), Some("break_off"));
}

#[test]
fn r12_0_a_fighter_attacked_by_several_fights_one_of_them() {
    let mut table = two_on_two();
    table.air[AirUnit::EnterpriseSbd].at = AirPlace::NotInPlay;
    over(&mut table, SPACE, &[AirUnit::AkagiBbr]);
    let game = air_combat(table, SPACE, BattleKind::Mutual, &[3, 4, 3, 4]);
    assert_eq!(
        refused(&game, "aim/Enterprise FTR>Akagi BBR"),
        "Enterprise FTR is attacked and fights one of those that attack it, not Akagi BBR (12.0)"
    );
    assert_eq!(game.legal().len(), 2);
}

#[test]
fn r11_2_of_several_of_a_type_the_least_targeted_is_attacked() {
    let mut table = two_on_two();
    table.air[AirUnit::EnterpriseSbd].at = AirPlace::NotInPlay;
    table.air[AirUnit::HornetFtr].at = AirPlace::Carrier(Ship::Enterprise);
    let dice = [3, 4, 3, 4, 6, 6, 6, 6];
    let mut game = air_combat(table, SPACE, BattleKind::Mutual, &dice);
    gives(&mut game, "choose_target/Hornet FTR");
    // Kaga's have Enterprise's left, without a question; and both are bound.
    assert_eq!(asked(&game), Some("break_off"));
    let aims = &game.table().combat.battle.as_ref().expect("a battle").aims;
    assert!(aims.contains(&(AirUnit::KagaFtr.into(), AirUnit::EnterpriseFtr.into())));
}

#[test]
fn r12_0_fighters_fight_on_against_bombers_alone_and_doubled_up() {
    let mut table = two_on_two();
    table.air[AirUnit::EnterpriseFtr].at = AirPlace::NotInPlay;
    // FTR, none there; BBR, none there: both attack the SBD. Each is fired at once (12.2).
    let dice = [3, 4, 6, 6, 1, 4, 1, 6, 3, 4, 6, 6, 6, 6, 6, 6];
    let mut game = air_combat(table, SPACE, BattleKind::Mutual, &dice);
    assert_eq!(strength(&game, AirUnit::AkagiFtr), Some(Strength::Reduced));
    assert_eq!(
        strength(&game, AirUnit::EnterpriseSbd),
        Some(Strength::Reduced)
    );
    gives(&mut game, "fight_on");
    let battle = game.table().combat.battle.as_ref().expect("a battle");
    assert_eq!(battle.round, 2);
    assert_eq!(battle.aims.len(), 2);
}

#[test]
fn r12_0_without_fighters_there_is_no_air_combat() {
    let mut table = bare_table();
    ijn(&mut table, IjnForce::FourthCsf, SPACE, &[Ship::Hosho]);
    over(&mut table, SPACE, &[AirUnit::EnterpriseSbd]);
    assert!(is_over(&air_combat(
        table,
        SPACE,
        BattleKind::ReactionStrike,
        &[]
    )));
}

#[test]
fn r2_3_only_bracketed_numbers_wait_to_be_attacked() {
    // An F4F alone against Akagi's bombers: it fires, and the bombers fire back at it.
    let mut table = bare_table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        SPACE,
        &[Ship::Akagi, Ship::Kaga],
    );
    for unit in [AirUnit::AkagiFtr, AirUnit::KagaFtr] {
        table.air[unit].at = AirPlace::NotInPlay;
    }
    over(&mut table, SPACE, &[AirUnit::EnterpriseFtr]);
    let mut game = air_combat(table, SPACE, BattleKind::ReactionStrike, &[4, 1]);
    gives(&mut game, "aim/Enterprise FTR>Kaga BBR");
    // Akagi's bombers were not attacked: no die of theirs.
    assert!(trial::all_dice_fell(&game));
    assert_eq!(
        strength(&game, AirUnit::EnterpriseFtr),
        Some(Strength::Reduced)
    );
}

#[test]
fn r12_4_who_breaks_off_comes_home_after_the_battle() {
    let mut table = two_on_two();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::WestOfMidway,
        &[Ship::Akagi, Ship::Kaga],
    );
    table.air[AirUnit::EnterpriseSbd].at = AirPlace::NotInPlay;
    let dice = [3, 4, 3, 4, 6, 6, 6];
    let mut game = battle(table, SPACE, &dice);
    gives(&mut game, "aim/Enterprise FTR>Akagi FTR");
    gives(&mut game, "break_off");
    assert!(is_over(&game));
    assert_eq!(game.table().base_of(AirUnit::EnterpriseFtr), Some(SPACE));
}
