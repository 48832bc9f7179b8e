//! Naval combat and withdrawal (11.3, 14).

use super::*;
use crate::engine::event::MovementEvent;
use crate::engine::units::Combatant;

/// Atago at a place with CA-17.3, both spotted.
fn atago_and_cruisers(place: Place) -> Table {
    let mut table = bare_table();
    usn(&mut table, UsnForce::Tf44, place, &[Ship::Ca17_3]);
    ijn(&mut table, IjnForce::InvasionMi, place, &[Ship::Atago]);
    table
}

#[test]
fn r14_1_e18_naval_combat_is_simultaneous() {
    let game = naval(
        atago_and_cruisers(Place::Midway),
        Place::Midway,
        &[2, 5, 3, 1, 3, 3],
    );
    assert!(is_over(&game));
    assert!(is_damaged(&game, Ship::Atago));
    assert_eq!(game.table().ships_at(Place::Midway, Side::Usn).count(), 1);
    // 8.3
    assert_eq!(game.table().place_of(IjnForce::InvasionMi), None);
}

#[test]
fn r14_1_who_is_sunk_fires_all_the_same() {
    let game = naval(
        atago_and_cruisers(Place::Midway),
        Place::Midway,
        &[2, 5, 3, 6, 3, 6],
    );
    assert!(is_over(&game));
    assert!(is_sunk(&game, Ship::Atago) && is_sunk(&game, Ship::Ca17_3));
}

#[test]
fn r14_2_e18b_outside_the_perimeter_the_ijn_withdraws_to_the_west() {
    let game = naval(
        atago_and_cruisers(Place::Midway),
        Place::Midway,
        &[2, 5, 6, 6],
    );
    assert!(is_over(&game));
    let table = game.table();
    assert_eq!(
        table.place_of(IjnForce::InvasionMi),
        Some(Place::WestOfMidway)
    );
    assert_eq!(table.place_of(UsnForce::Tf44), Some(Place::Midway));
}

#[test]
fn r14_2_e18c_inside_the_perimeter_the_usn_withdraws_to_the_east() {
    let game = naval(
        atago_and_cruisers(Place::BoninWaters),
        Place::BoninWaters,
        &[2, 5, 6, 6],
    );
    assert!(is_over(&game));
    assert_eq!(
        game.table().place_of(UsnForce::Tf44),
        Some(Place::MarcusWaters)
    );
}

#[test]
fn r14_2_all_forces_and_single_ships_of_the_side_withdraw_together() {
    let mut table = atago_and_cruisers(Place::BoninWaters);
    usn(
        &mut table,
        UsnForce::Tf8,
        Place::BoninWaters,
        &[Ship::Cl8_6],
    );
    table.ships[Ship::Avd12].at = ShipPlace::Loose(Place::BoninWaters);
    table.ships[Ship::Avd12].spotted = true;
    let game = naval(table, Place::BoninWaters, &[2, 5, 6, 6, 6]);
    assert_eq!(asked(&game), None, "one enemy is there to fire at");
    let there = game.table().ships_at(Place::MarcusWaters, Side::Usn);
    assert_eq!(there.count(), 3);
}

#[test]
fn r14_2_a_battle_follows_where_the_withdrawing_ships_meet_the_enemy() {
    let mut table = atago_and_cruisers(Place::Midway);
    usn(
        &mut table,
        UsnForce::Tf8,
        Place::WestOfMidway,
        &[Ship::Dd8_4],
    );
    // At Midway both miss; west of it Atago, attacked by DD-8.4, fights and is sunk.
    let dice = [2, 5, 6, 6, 2, 5, 6, 2, 6];
    let game = naval(table, Place::Midway, &dice);
    assert!(is_over(&game));
    assert!(is_sunk(&game, Ship::Atago));
    assert!(has_happened(
        &game,
        BattleEvent::Begun {
            space: Place::WestOfMidway,
            kind: BattleKind::Pursuit
        }
    ));
    assert_eq!(game.table().combat.battle, None);
    // 9.2: DD-8.4 was met, and is spotted.
    assert!(game.table().is_spotted(UsnForce::Tf8));
}

#[test]
fn r14_2_without_a_naval_number_no_dice_fall_and_one_side_withdraws_at_once() {
    let mut table = bare_table();
    usn(
        &mut table,
        UsnForce::Tf16,
        Place::Midway,
        &[Ship::Enterprise],
    );
    ijn(
        &mut table,
        IjnForce::InvasionMi,
        Place::Midway,
        &[Ship::Tr1],
    );
    let game = naval(table, Place::Midway, &[]);
    assert!(is_over(&game));
    assert!(has_happened(
        &game,
        MovementEvent::Moved {
            force: IjnForce::InvasionMi.into(),
            from: Place::Midway,
            to: Place::WestOfMidway
        }
    ));
}

/// Akagi and DesRon 10 with CA-17.3 and DD-11.4 at Midway.
fn carrier_with_destroyers() -> Table {
    let mut table = bare_table();
    usn(
        &mut table,
        UsnForce::Tf44,
        Place::Midway,
        &[Ship::Ca17_3, Ship::Dd11_4],
    );
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Midway,
        &[Ship::Akagi, Ship::DesRon10],
    );
    for unit in [AirUnit::AkagiFtr, AirUnit::AkagiBbr] {
        table.air[unit].at = AirPlace::NotInPlay;
    }
    table
}

#[test]
fn r11_3_e19_r14_0_no_carrier_is_a_target_while_another_ship_is_there() {
    let mut game = naval(carrier_with_destroyers(), Place::Midway, &[6, 6, 6, 6, 6]);
    // 12 says AVD, none there: the player chooses. Akagi has no naval number and rolls nothing.
    assert_eq!(asked(&game), Some("ijn_target"));
    gives(&mut game, "choose_target/CA-17.3");
    // DD-11.4 may choose DesRon 10 alone, so nothing is asked.
    assert!(is_over(&game));
    let at = Combatant::Ship(Ship::DesRon10);
    let by = Ship::Dd11_4.into();
    assert!(has_happened(&game, BattleEvent::Targeted { by, at }));
    assert_eq!(
        game.table().place_of(IjnForce::FirstCsf),
        Some(Place::WestOfMidway)
    );
}

#[test]
fn r11_3_a_carrier_alone_can_be_fired_at() {
    let mut table = carrier_with_destroyers();
    table.ships[Ship::DesRon10].at = ShipPlace::NotInPlay;
    let game = naval(table, Place::Midway, &[3, 6, 6]);
    assert!(is_over(&game));
    assert!(is_sunk(&game, Ship::Akagi));
}

#[test]
fn r14_0_a_ship_that_is_not_attacked_chooses_and_one_that_is_is_bound() {
    let mut table = carrier_with_destroyers();
    ijn(&mut table, IjnForce::FirstCsf, Place::Midway, &[Ship::Tone]);
    table.ships[Ship::Cl8_6].at = ShipPlace::Force(UsnForce::Tf44.into());
    // Tone at a CA; DesRon 10 at a CA, the only one: it is doubled up (14.0).
    let game = naval(table, Place::Midway, &[2, 5, 2, 5]);
    assert_eq!(asked(&game), Some("naval_targets"));
    let free = "CL-8.6>Tone;DD-11.4>Tone";
    assert_eq!(
        refused(&game, &format!("fire/CA-17.3>Akagi;{free}")),
        "CA-17.3 is attacked and fires at one of those that attack her, not at Akagi (14.0)"
    );
    assert_eq!(
        refused(&game, "fire/CA-17.3>Tone;CL-8.6>Akagi;DD-11.4>Tone"),
        "Akagi is a carrier, and no target while other ships are there (11.3)"
    );
    assert_eq!(
        refused(&game, "fire/CA-17.3>Tone;CL-8.6>Tone;DD-11.4>Atago"),
        "Atago is not there to be fired at (14.0)"
    );
    assert_eq!(
        refused(&game, "fire/CA-17.3>Tone;CL-8.6>Tone"),
        "DD-11.4 has no target yet (14.0)"
    );
    assert_eq!(
        refused(&game, &format!("fire/AVD-12>Tone;CA-17.3>Tone;{free}")),
        "no target is to be chosen for AVD-12: she has one, or has no naval number (14.0)"
    );
    assert!(
        game.check(&order(&format!("fire/CA-17.3>Tone;{free}")))
            .is_ok()
    );
    assert_eq!(game.legal().len(), 8);
}

#[test]
fn r10_0_e32_a_ship_fires_once_in_each_kind_of_combat() {
    // Atago meets CA-17.3 at Midway and sinks it by her naval number 3; in step 7 she bombards by her ground number 2.
    let game = naval(
        atago_and_cruisers(Place::Midway),
        Place::Midway,
        &[2, 5, 3, 6, 6],
    );
    assert!(is_over(&game) && is_sunk(&game, Ship::Ca17_3));
    let assault = Procedure::AmphibiousAssault(crate::engine::combat::AmphibiousAssault::default());
    let game = trial::game(game.table().clone(), &[2, 6], assault);
    assert!(is_over(&game));
    let columns = game
        .events()
        .iter()
        .filter_map(|record| record.event.roll());
    let columns: Vec<&str> = columns.map(|roll| roll.column).collect();
    assert_eq!(
        columns,
        ["2", "2"],
        "Atago's ground number, and Midway's guns"
    );
}

#[test]
fn r6_0_14_e31_a_force_that_withdraws_into_a_space_with_a_fight_to_come_takes_part_in_it() {
    let mut table = atago_and_cruisers(Place::BoninWaters);
    usn(
        &mut table,
        UsnForce::Tf8,
        Place::MarcusWaters,
        &[Ship::Dd8_4],
    );
    ijn(
        &mut table,
        IjnForce::Support,
        Place::MarcusWaters,
        &[Ship::Kiso],
    );
    let mut game = mutual_everywhere(table, &[2, 5, 6, 6, 2, 5, 6, 6, 6]);
    assert_eq!(asked(&game), Some("battle_space"));
    assert_eq!(
        refused(&game, "choose_space/Midway"),
        "no battle is still to be fought at Midway (6.0(6), 6.0(14))"
    );
    gives(&mut game, "choose_space/Bonin waters");
    // TF-44 withdraws to Marcus waters and fights there: Kiso rolls CA, which is CA-17.3.
    assert!(is_over(&game));
    let by = Ship::Kiso.into();
    let at = Ship::Ca17_3.into();
    assert!(has_happened(&game, BattleEvent::Targeted { by, at }));
    // Marcus waters are inside the perimeter too: all go on to Wake.
    assert_eq!(game.table().place_of(UsnForce::Tf44), Some(Place::Wake));
    assert_eq!(game.table().place_of(UsnForce::Tf8), Some(Place::Wake));
}
