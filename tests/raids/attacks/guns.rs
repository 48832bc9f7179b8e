//! The guns of a raid's target, and the strength of its attack (5.51, 5.73-5.75, 10.13).

use super::*;
use carrier_battle::engine::Pick;

/// 5.51: the highest column not exceeding the factors; fewer than ten do nothing.
#[test]
fn r5_51_fewer_than_ten_factors_do_nothing_to_a_raid() {
    let mut game = three_raids(&[1, 1, 1, 1, 9, 1, 1, 1, 1, 9, 1, 1, 1]);
    let happened = play(&mut game, open_fire(&["Indiana"]));
    assert_eq!(guns(&happened)[0].1, 7);
    // No die for them: the first is that of Task Group 58.2.
    assert_eq!(
        rolls(&happened)[0].purpose,
        Purpose::UsGuns(CARRIER_GROUPS[0], RAID)
    );
    assert_eq!(game.table().turned_over, [named("Indiana")]);
}

/// 5.73: results strike attack planes only; the eliminated are shot down, the aborted do not attack.
#[test]
fn r5_73_guns_abort_and_eliminate_points_of_attack_planes() {
    // Six attack planes; "2/2": two fly home, two are shot down, two attack.
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 10, 1, 1, 1, 1]);
    assert!(happened.contains(&Event::Losses(LossEvent::Points {
        what: AirPoints::Raid(RAID),
        points: 2,
        aborted: 0,
        kind: Target::AttackPlanes,
        hex: hex(HOME),
        why: Killer::Guns(CARRIER_GROUPS[0]),
    })));
    assert!(
        happened.contains(&Event::Attacks(AttackEvent::PointsAborted {
            raid: RAID,
            points: 2,
            kind: Target::AttackPlanes,
            why: Killer::Guns(CARRIER_GROUPS[0]),
        }))
    );
    assert_eq!(strength(&happened), Some((16, true, "16-20")));
    // The aborted fly off with the fighters: they are not destroyed.
    let game = scripted_with(&CARRIERS_ALONE, &[], &[1, 1, 10, 1, 1, 1, 1]);
    assert_eq!(
        (raid(&game, 1).strength.points(), raid(&game, 1).fate),
        (6, Fate::Withdrew)
    );
    assert_eq!(game.table().score, 1);
}

/// 5.73: a raid none of whose attack planes is left does not attack.
#[test]
fn r5_73_a_raid_shot_to_pieces_does_not_attack() {
    // Two planes, "2/2" of Task Group 58.2.
    let dice = [1, 1, 1, 1, 9, 10, 1, 9, 10];
    let happened = fought(&TWO, &dice);
    assert!(happened.contains(&Event::Raids(RaidEvent::Destroyed { what: RAID })));
    assert_eq!(strength(&happened), None);
}

/// 5.74: neither contact nor surprise is rolled for, and surprise adds nothing to the damage.
#[test]
fn r5_74_raids_need_no_contact_and_surprise_nobody() {
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    let known = [
        "intercept_range",
        "escort_fighters",
        "anti_aircraft",
        "air_attack_damage",
    ];
    assert!(
        rolls(&happened)
            .iter()
            .all(|roll| known.contains(&roll.chart))
    );
    assert!(
        !happened
            .iter()
            .any(|event| matches!(event, Event::Attacks(AttackEvent::Surprised { .. })))
    );
    let damage = rolls(&happened)
        .into_iter()
        .filter(|roll| roll.chart == "air_attack_damage");
    let added: Vec<Vec<_>> = damage.map(|roll| modifiers(&roll)).collect();
    assert_eq!(
        added,
        [
            vec![],
            vec![],
            vec![("from the Air Attack Die Rolls chart", -1)]
        ]
    );
}

/// 5.75: a naval point attacks at four and a land point at three.
#[test]
fn r5_75_naval_points_attack_at_four_and_land_points_at_three() {
    assert_eq!(
        [Service::Naval, Service::Land].map(Service::attack_value),
        [4, 3]
    );
    // Five points, with none met by fighters: twice twenty.
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(strength(&happened), Some((40, true, "34-41")));
}

/// 5.75: in scenario 9 a naval point attacks at five, a land point at three as ever.
#[test]
fn r5_75_naval_points_of_scenario_9_attack_at_five() {
    // Five points again: twice twenty-five.
    let happened = fought(&GREAT_BATTLE, &[1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(strength(&happened), Some((50, true, "42-50")));
    let table = Table {
        scenario: 9,
        ..Table::new(GREAT_BATTLE.first_turn)
    };
    assert_eq!(
        [Service::Naval, Service::Land].map(|it| table.attack_value(it)),
        [5, 3]
    );
}

/// 5.61: in scenario 9 the damage rolls of a naval raid fall on fleet carriers as long as there are any, those of a land
/// raid on all carriers alike.
#[test]
fn r5_61_naval_raids_of_scenario_9_go_for_fleet_carriers() {
    let game = scripted_with(&GREAT_BATTLE, &[], &[1, 1, 1, 2, 1, 2, 1, 1, 1]);
    assert_eq!(aims(&history(&game)), ["Wasp", "Bunker Hill", "Wasp"]);
    let among = |table: &Table| -> Vec<String> {
        let targets = targets_of_raid(table, RAID, FIRST.0);
        targets.iter().map(ToString::to_string).collect()
    };
    let mut table = game.table().clone();
    assert_eq!(among(&table), ["Bunker Hill", "Wasp"]);
    let raid = table.raids.iter_mut().find(|raid| raid.id == RAID).unwrap();
    raid.service = Service::Land;
    let all = ["Bunker Hill", "Wasp", "Monterey", "Cabot"];
    assert_eq!(among(&table), all);
    let raid = table.raids.iter_mut().find(|raid| raid.id == RAID).unwrap();
    raid.service = Service::Naval;
    table.sunk = ["Bunker Hill", "Wasp"].map(named).to_vec();
    assert_eq!(among(&table), ["Monterey", "Cabot"]);
    table.scenario = 8;
    table.sunk.clear();
    assert_eq!(among(&table), all);
}

/// 5.61, 5.75: a raid that fighters have met attacks at its plain value.
#[test]
fn r5_75_a_raid_that_met_fighters_is_not_doubled() {
    let mut game = scripted_with(&MET, &[], &[1, 1, 1, 1, 1, 1]);
    pass_to_interception(&mut game, 1, 4);
    let orders = [engage("Intercept 1", 1), Order::Fight];
    let happened = play_all(&mut game, &orders);
    assert_eq!(strength(&happened), Some((4, false, "4-6")));
}

/// 5.75: damage rolls fall on carriers at random, fleet and light alike, and all of them before the
/// first die (5.61).
#[test]
fn r5_75_each_damage_roll_falls_on_a_carrier_at_random() {
    let happened = fought(&CARRIERS_ALONE, &[1, 1, 1, 2, 4, 3, 1, 1, 1]);
    assert_eq!(aims(&happened), ["Wasp", "Cabot", "Monterey"]);
    let last_aim = happened
        .iter()
        .rposition(|event| matches!(event, Event::Attacks(AttackEvent::Aimed { .. })));
    let first_die = happened
        .iter()
        .position(|event| matches!(event, Event::Roll(roll) if roll.chart == "air_attack_damage"));
    assert!(last_aim < first_die);
    let damage: Vec<Purpose> = rolls(&happened)[3..]
        .iter()
        .map(|roll| roll.purpose)
        .collect();
    assert_eq!(
        damage,
        ["Wasp", "Cabot", "Monterey"].map(|ship| Purpose::Damage(named(ship)))
    );
}

/// 5.75: where there are no carriers, battleships are attacked, unless the raid avoids them.
#[test]
fn r5_75_without_carriers_battleships_are_attacked() {
    let happened = fought(&LINE_ALONE, &[1, 1, 1, 1, 1, 5, 1, 1]);
    assert_eq!(aims(&happened), ["Iowa", "South Dakota"]);
    // 5.71 with 5.61(4b): a raid that avoids the Battle Line leaves it alone, and has no other target.
    let happened = fought(&LINE_ALONE, &[1, 1, 9]);
    assert_eq!((attacks(&happened), guns(&happened)), (vec![], vec![]));
    // Seven of them, and no other ship of the Battle Line.
    let kinds = BATTLESHIPS.map(|name| named::<ShipId>(name).data().kind);
    assert_eq!(kinds, [ShipKind::Battleship; 7]);
    let happened = fought(&LINE_ALONE, &[1, 1, 1, 1, 7, 7, 1, 1]);
    assert!(
        happened
            .iter()
            .any(|event| matches!(event, Event::Pick(Pick { among, .. }) if among.len() == 7))
    );
}

/// 10.13: a raid that no fighter has met is told apart when it reaches its target.
#[test]
fn r10_13_a_raid_met_by_nobody_is_told_apart_over_its_target() {
    let game = scripted_with(&CARRIERS_ALONE, &[], &[1, 10, 1, 1, 1, 1, 1]);
    let told = game
        .events()
        .iter()
        .find(|it| matches!(it.event, Event::Raids(RaidEvent::Sorted { .. })))
        .unwrap();
    assert_eq!(
        told.event,
        Event::Raids(RaidEvent::Sorted {
            raid: RAID,
            fighters: 4,
            attack: 4,
        })
    );
    assert_eq!(
        (told.at.phase, told.at.segment),
        (4, Some(SegmentId::JapaneseAirAttack))
    );
}
