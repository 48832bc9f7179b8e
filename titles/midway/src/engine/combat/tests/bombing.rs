//! Bombing and flak (13, 17.2, 20.1, 20.3).

use super::*;
use crate::engine::charts::HIT_NUMBER;
use crate::engine::scenario::GameOption;
use crate::engine::table::{Defense, LeaderPlace};
use crate::engine::units::{IslandBase, Leader};

const SPACE: Place = Place::WestOfMidway;

/// The SBD and TBD of Enterprise, in TF-16 with Spruance, over Akagi.
fn sbd_and_tbd() -> Table {
    let mut table = bare_table();
    usn(
        &mut table,
        UsnForce::Tf16,
        Place::Midway,
        &[Ship::Enterprise],
    );
    ijn(&mut table, IjnForce::FirstCsf, SPACE, &[Ship::Akagi]);
    for unit in [AirUnit::AkagiFtr, AirUnit::AkagiBbr] {
        table.air[unit].at = AirPlace::NotInPlay;
    }
    over(
        &mut table,
        SPACE,
        &[AirUnit::EnterpriseSbd, AirUnit::EnterpriseTbd],
    );
    table
}

#[test]
fn r13_1_e15_r20_1_r20_3_sbd_tbd_and_leader_on_one_carrier() {
    let mut game = bombing(sbd_and_tbd(), SPACE, &[4, 5, 3, 6]);
    assert_eq!(asked(&game), Some("bomb_targets"));
    let bombs = "bomb/Enterprise SBD>Akagi;Enterprise TBD>Akagi/";
    assert_eq!(
        refused(&game, bombs),
        "Spruance helps one bomber: say which (20.1)"
    );
    gives(&mut game, &format!("{bombs}Spruance>Enterprise SBD"));
    // The SBD needs 3 + 1 + 1; the TBD its 2; she is sunk, and her flak fires all the same.
    assert!(is_over(&game));
    assert!(is_sunk(&game, Ship::Akagi));
    let needs: Vec<&str> = game
        .events()
        .iter()
        .filter_map(|record| record.event.roll())
        .filter(|roll| roll.chart == HIT_NUMBER.id)
        .map(|roll| roll.column)
        .collect();
    assert_eq!(needs, ["5", "2", "1"]);
}

#[test]
fn r20_3_without_the_option_an_sbd_gains_nothing_by_a_tbd() {
    let mut table = sbd_and_tbd();
    table.options = table.options.with(GameOption::SbdTbd, false);
    let mut game = bombing(table, SPACE, &[5, 3, 6]);
    gives(
        &mut game,
        "bomb/Enterprise SBD>Akagi;Enterprise TBD>Akagi/Spruance>Enterprise SBD",
    );
    assert!(is_over(&game) && !is_sunk(&game, Ship::Akagi));
}

#[test]
fn r20_1_a_bonus_is_for_an_sbd_or_tbd_of_a_carrier_in_the_leaders_own_force() {
    let mut table = sbd_and_tbd();
    over(&mut table, SPACE, &[AirUnit::B17Of7Af, AirUnit::HornetSbd]);
    table.air[AirUnit::B17Of7Af].at = AirPlace::Base(Place::Midway);
    usn(&mut table, UsnForce::Tf17, Place::Midway, &[Ship::Hornet]);
    table.leaders[Leader::Fletcher] = LeaderPlace::Lost;
    let game = bombing(table, SPACE, &[]);
    let bombs =
        "bomb/7AF Det B-17>Akagi;Enterprise SBD>Akagi;Enterprise TBD>Akagi;Hornet SBD>Akagi/";
    assert_eq!(
        refused(&game, &format!("{bombs}Spruance>7AF Det B-17")),
        "7AF Det B-17 is no SBD or TBD of a carrier in the force of Spruance (20.1)"
    );
    assert_eq!(
        refused(&game, &format!("{bombs}Spruance>Hornet SBD")),
        "Hornet SBD is no SBD or TBD of a carrier in the force of Spruance (20.1)"
    );
    assert_eq!(
        refused(&game, &format!("{bombs}Fletcher>Hornet SBD")),
        "Fletcher has no SBD or TBD of his own force here (20.1)"
    );
}

#[test]
fn r20_1_no_bonus_is_asked_for_where_a_coastal_defense_alone_is_attacked() {
    let mut table = bare_table();
    usn(
        &mut table,
        UsnForce::Tf16,
        Place::WestOfMidway,
        &[Ship::Enterprise],
    );
    let units = [AirUnit::EnterpriseSbd, AirUnit::EnterpriseTbd];
    over(&mut table, Place::Wake, &units);
    // The bombs of both miss, and so does the flak of Wake.
    let game = bombing(table, Place::Wake, &[6, 6, 6]);
    assert!(is_over(&game));
    let mut events = game.events().iter().map(|record| &record.event);
    assert!(!events.any(|event| matches!(event, Event::Battle(BattleEvent::Bonus { .. }))));
}

#[test]
fn r20_1_halsey_helps_by_two_and_two_leaders_may_help_one_bomber() {
    let mut table = sbd_and_tbd();
    table.leaders[Leader::Halsey] = LeaderPlace::With(UsnForce::Tf16);
    let mut game = bombing(table, SPACE, &[6, 1, 5, 6]);
    // The TBD needs 2 + 1 + 2.
    gives(
        &mut game,
        "bomb/Enterprise SBD>Akagi;Enterprise TBD>Akagi/Spruance>Enterprise TBD;Halsey>Enterprise TBD",
    );
    assert!(is_over(&game));
    let needs = game
        .events()
        .iter()
        .filter_map(|record| record.event.roll());
    let needs: Vec<&str> = needs.map(|roll| roll.column).collect();
    assert_eq!(needs[0], "4");
    assert!(needs.contains(&"5"));
}

#[test]
fn r10_1_e26_a_dash_is_never_raised() {
    let table = sbd_and_tbd();
    let number = crate::engine::combat::bombing::naval_number(
        &table,
        AirUnit::EnterpriseFtr,
        [Leader::Spruance],
        [AirUnit::EnterpriseTbd],
    );
    assert!(!number.rolls());
    // 10.0: nor do ground and naval numbers stand in for each other: a B-17 has 1 at sea and 2 ashore.
    let mut table = bare_table();
    table.air[AirUnit::B17Of7Af].at = AirPlace::Base(Place::Midway);
    ijn(&mut table, IjnForce::FirstCsf, Place::Wake, &[Ship::Tone]);
    over(&mut table, Place::Wake, &[AirUnit::B17Of7Af]);
    let mut at_sea = bombing(table.clone(), Place::Wake, &[2, 6]);
    gives(&mut at_sea, "bomb/7AF Det B-17>Tone/");
    assert!(is_over(&at_sea));
    let mut ashore = bombing(table, Place::Wake, &[2, 6, 6]);
    gives(&mut ashore, "bomb/7AF Det B-17>Wake/");
    assert!(has_happened(
        &ashore,
        HitEvent::DefenseReduced {
            base: IslandBase::Wake
        }
    ));
}

#[test]
fn r13_2_e16_every_ship_fires_once_and_a_coastal_defense_only_if_bombed() {
    let mut table = bare_table();
    ijn(
        &mut table,
        IjnForce::FirstCsf,
        Place::Wake,
        &[Ship::Akagi, Ship::Tone],
    );
    for unit in [AirUnit::AkagiFtr, AirUnit::AkagiBbr] {
        table.air[unit].at = AirPlace::NotInPlay;
    }
    for unit in [AirUnit::B17Of7Af, AirUnit::B17Of18Bw] {
        table.air[unit].at = AirPlace::Base(Place::Midway);
        table.air[unit].over = Some(Place::Wake);
    }
    let mut game = bombing(table, Place::Wake, &[6, 6, 1, 1]);
    assert_eq!(
        refused(&game, "bomb/7AF Det B-17>Akagi/"),
        "18BW B-17 must bomb something too (13.0)"
    );
    gives(&mut game, "bomb/7AF Det B-17>Akagi;18BW B-17>Akagi/");
    assert_eq!(asked(&game), Some("flak_victim"));
    assert_eq!(
        refused(&game, "flak_hits/PW2 PBY"),
        "PW2 PBY did not bomb here, or is eliminated already (13.2)"
    );
    gives(&mut game, "flak_hits/7AF Det B-17");
    gives(&mut game, "flak_hits/7AF Det B-17");
    // Two steps, and no gun of Wake.
    assert!(is_over(&game));
    assert_eq!(strength(&game, AirUnit::B17Of7Af), None);
    assert_eq!(strength(&game, AirUnit::B17Of18Bw), Some(Strength::Full));
}

#[test]
fn r17_2_e17_sunk_supersedes_damaged_and_damage_does_not_add_up() {
    let three = [
        AirUnit::EnterpriseSbd,
        AirUnit::HornetSbd,
        AirUnit::YorktownSbd,
    ];
    let mut table = bare_table();
    ijn(&mut table, IjnForce::FirstCsf, SPACE, &[Ship::Akagi]);
    for unit in [AirUnit::AkagiFtr, AirUnit::AkagiBbr] {
        table.air[unit].at = AirPlace::NotInPlay;
    }
    over(&mut table, SPACE, &three);
    // Damaged, sunk; the third hit is disregarded, and no die falls on the table for it.
    let game = bombing(table.clone(), SPACE, &[1, 2, 1, 4, 1, 6]);
    assert!(is_over(&game) && is_sunk(&game, Ship::Akagi));
    assert!(!has_happened(
        &game,
        HitEvent::ShipDamaged {
            ship: Ship::Akagi,
            space: SPACE
        }
    ));
    // Damaged twice, and a hit that is none.
    let game = bombing(table, SPACE, &[1, 2, 1, 3, 1, 1, 6]);
    assert!(is_over(&game) && is_damaged(&game, Ship::Akagi));
    assert_eq!(
        game.table().ships[Ship::Akagi].hit_on,
        SPACE.line(),
        "6.0(9)"
    );
}

#[test]
fn r13_0_the_ijns_bombers_take_their_targets_from_the_table() {
    let mut table = bare_table();
    usn(
        &mut table,
        UsnForce::Tf17,
        SPACE,
        &[Ship::Yorktown, Ship::Ca17_2],
    );
    over(&mut table, SPACE, &[AirUnit::AkagiBbr, AirUnit::KagaBbr]);
    // 7 says a carrier; 9 a heavy cruiser. 4 hits and damages; 5 misses. Flak of both, 2 or less.
    let game = bombing(table, SPACE, &[3, 4, 4, 5, 4, 2, 5, 6, 6]);
    assert!(is_over(&game));
    assert!(is_damaged(&game, Ship::Yorktown));
    let at_cruisers = BattleEvent::Targeted {
        by: AirUnit::KagaBbr.into(),
        at: Ship::Ca17_2.into(),
    };
    assert!(has_happened(&game, at_cruisers));
}

#[test]
fn r13_0_an_unspotted_force_is_no_target_and_a_coastal_defense_always_is() {
    let mut table = bare_table();
    usn(&mut table, UsnForce::Tf17, Place::Midway, &[Ship::Yorktown]);
    table.usn_forces[UsnForce::Tf17].spotted = false;
    over(&mut table, Place::Midway, &[AirUnit::AkagiBbr]);
    // 7 says a carrier, but the base alone can be attacked. Its guns, 2 or less, fire; the ships' do not.
    let game = bombing(table, Place::Midway, &[3, 4, 1, 2]);
    assert!(is_over(&game));
    assert_eq!(
        game.table().bases[IslandBase::Midway].defense,
        Defense::Standing(Strength::Reduced)
    );
    assert_eq!(strength(&game, AirUnit::AkagiBbr), Some(Strength::Reduced));
}

#[test]
fn r13_0_both_sides_bomb_at_the_same_time() {
    let mut table = bare_table();
    usn(&mut table, UsnForce::Tf16, SPACE, &[Ship::Enterprise]);
    ijn(&mut table, IjnForce::FirstCsf, SPACE, &[Ship::Akagi]);
    table.leaders[Leader::Spruance] = LeaderPlace::Lost;
    table.air[AirUnit::EnterpriseSbd].at = AirPlace::Carrier(Ship::Enterprise);
    table.air[AirUnit::AkagiFtr].at = AirPlace::NotInPlay;
    // Akagi's bombers sink Enterprise; her SBD, in the air, sink Akagi.
    let game = bombing(table, SPACE, &[3, 4, 1, 5, 1, 5, 6, 6]);
    assert!(is_over(&game));
    assert!(is_sunk(&game, Ship::Akagi) && is_sunk(&game, Ship::Enterprise));
}

#[test]
fn r13_1_a_doubled_up_bomber_still_rolls_when_its_target_has_sunk() {
    let mut game = bombing(sbd_and_tbd(), SPACE, &[1, 6, 1, 6]);
    gives(
        &mut game,
        "bomb/Enterprise SBD>Akagi;Enterprise TBD>Akagi/Spruance>Enterprise SBD",
    );
    // The TBD's hit is overkill: no die on the table.
    assert!(is_over(&game) && is_sunk(&game, Ship::Akagi));
}

#[test]
fn r13_3_bombers_come_home_after_the_battle() {
    let mut table = sbd_and_tbd();
    table.leaders[Leader::Spruance] = LeaderPlace::Lost;
    let procedure = Procedure::Homecoming(crate::engine::combat::Homecoming::default());
    let game = trial::game(table, &[], procedure);
    assert!(is_over(&game));
    assert_eq!(
        game.table().place_of_air(AirUnit::EnterpriseSbd),
        Some(Place::Midway)
    );
}
