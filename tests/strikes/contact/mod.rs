//! Whether a strike finds its target, takes another for it, and surprises it (5.1-5.3).

mod surprise;
mod wrong_targets;

use crate::common::attacks::*;
use crate::common::*;
use carrier_battle::engine::fleet::AirUnitType::{F6F, Sb2c, Sbd};
use carrier_battle::engine::fleet::Fuel;
use carrier_battle::engine::forces::Detection;
use carrier_battle::engine::{
    AirEvent, AttackEvent, AttackRefusal, Decision, DetectionEvent, Event, ForceSetup, FuelUse,
    Game, MissionRefusal, MoveReason, MovementRefusal, Order, Refusal, SCENARIOS, Variant,
};

const HELLDIVER: &[&str] = &["SB2C 1"];

/// A Helldiver strike over force A, of Zuikaku alone and without CAP, with others about.
fn looking(others: &[ForceSetup], dice: &[u8]) -> Game {
    let zuikaku = force('A', START, &["Zuikaku"], 0);
    let forces: Vec<ForceSetup> = [zuikaku]
        .into_iter()
        .chain(others.iter().copied())
        .collect();
    over_the_force(
        strikes_against(&[(Sb2c, 1)], 6, &forces, 1),
        &[HELLDIVER],
        dice,
    )
}

/// The force a strike found, and whether it was the wrong one.
fn found(events: &[Event]) -> Option<(char, bool)> {
    events.iter().find_map(|event| match event {
        Event::Attacks(AttackEvent::Contacted { force, wrong, .. }) => Some((force.mark(), *wrong)),
        _ => None,
    })
}

/// 5.1: contact, surprise, CAP, guns, and then the attack.
#[test]
fn r5_1_the_steps_of_an_attack_come_in_order() {
    let pool = &[(F6F, 1), (Sb2c, 1)];
    let forces = [force('A', START, &["Zuikaku", "Nagato"], 2)];
    let dice = [FOUND, UNSURPRISED, 1, 1, 1, 1, 8, 8];
    let strike: &[&str] = &["F6F 1", "SB2C 1"];
    let mut game = over_the_force(strikes_against(pool, 6, &forces, 1), &[strike], &dice);
    let happened = attack(&mut game, 1, 'A', "Zuikaku");
    let mut names: Vec<String> = happened.iter().map(name).collect();
    let over = names.iter().position(|name| name == "attack_over");
    names.truncate(over.unwrap() + 1);
    assert_eq!(
        names,
        [
            "order", // Contact.
            "attack_begins",
            "roll",
            "contacted",
            "detection",
            "roll", // Surprise.
            "surprised",
            "cap_up", // CAP.
            "strike_combat",
            "roll",
            "roll",
            "roll",
            "guns_fire", // Guns.
            "roll",
            "order", // The attack.
            "fuel",
            "attack_strength",
            "order",
            "aimed",
            "order",
            "roll",
            "hits",
            "score",
            "damaged",
            "attack_over",
        ]
    );
    assert_eq!(
        charts(&happened),
        [
            "strike_contact",
            "surprise",
            "us_air_to_air",
            "japanese_air_to_air",
            "japanese_air_to_air",
            "anti_aircraft",
            "air_attack_damage"
        ]
    );
}

/// 5.1: a strike attacks only in its own hex, and without contact nothing else happens.
#[test]
fn r5_1_without_contact_the_rest_is_skipped() {
    let elsewhere = force('B', "1122", &["Nagato"], 0);
    let mut game = looking(&[elsewhere], &[4, 4]);
    let refusal = refused(&mut game, contact(1, 'B'));
    let (mission, force) = (named("Air Strike 1"), named("Force B"));
    assert_eq!(
        refusal,
        Refusal::Attacks(AttackRefusal::ForceElsewhere { mission, force })
    );
    assert_eq!(
        refused(&mut game, contact(1, 'P')),
        Refusal::Attacks(AttackRefusal::NoForce(named("Force P")))
    );
    assert_eq!(
        refused(&mut game, contact(2, 'A')),
        Refusal::Missions(MissionRefusal::NoMission(named("Air Strike 2")))
    );
    play(&mut game, contact(1, 'A'));
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(charts(&happened), ["strike_contact"]);
    assert!(game.table().attack.is_none() && at_sea(&game, 'A').detection == Detection::Located);
}

/// 5.21: the distance to the nearest task group chooses the column.
#[test]
fn r5_21_the_column_is_the_distance_from_the_target_to_the_carriers() {
    for (at, column) in [
        ("1111", "0-3"),
        ("1112", "0-3"),
        ("1113", "4-6"),
        ("1115", "4-6"),
        ("1116", "7-8"),
        ("1118", "9-10"),
        ("1119", "9-10"),
        ("1120", "11-12"),
        ("1122", "13+"),
    ] {
        let scenario = carriers_against(&[force('A', at, &["Nagato"], 0)]);
        // Ones: the second hex of each phase costs one point, and the attempt fails everywhere.
        let mut game = scripted_with(made_up(scenario), &[], &[1; 9]);
        launch_and_go_on(&mut game, &[launch(1, &["SBD 1"])]);
        while game.decision() != Some(Decision::AirAttack) {
            let next = mission(&game, "Air Strike 1").hex.column();
            let to = hex(at).column().min(next + 2);
            play(&mut game, fly("Air Strike 1", &format!("11{to:02}")));
            if to == next + 1 {
                play(&mut game, Order::EndMovement);
            }
            pass_until(&mut game, |game| {
                matches!(
                    game.decision(),
                    Some(Decision::AirAttack | Decision::AirMovement)
                )
            });
        }
        let rolled = read(&play(&mut game, contact(1, 'A')));
        assert_eq!(
            (rolled[0].0, rolled[0].1),
            ("strike_contact", column),
            "{at}"
        );
    }
}

/// 5.21: scenario 2 takes every force to be ten hexes away.
#[test]
fn r5_21_scenario_2_sets_the_column() {
    let mut game = looking(&[], &[4]);
    assert_eq!(hex(START).distance(SCENARIOS[1].us.hex), 8);
    assert_eq!(read(&play(&mut game, contact(1, 'A')))[0].1, "9-10");
}

/// 5.21: two off the die for an approximate sighting. Once found, the force is spotted, and
/// stays so for the next strike.
#[test]
fn r5_21_an_approximate_sighting_is_harder_to_find() {
    let forces = [force('A', START, &["Nagato"], 0)];
    let scenario = made_up(strikes_against(&[(Sb2c, 2)], 6, &forces, 1));
    let dice = [9, 1, 1, 1, 7];
    let mut game = scripted_with(scenario, &[Variant::ApproximateSighting], &dice);
    play_all(
        &mut game,
        &[
            launch(1, &["SB2C 1"]),
            launch(2, &["SB2C 2"]),
            Order::GoOn,
            Order::EndMovement,
        ],
    );
    assert_eq!(at_sea(&game, 'A').detection, Detection::ApproximateSighting);
    let happened = play(&mut game, contact(1, 'A'));
    assert_eq!(
        modifiers(&rolls(&happened)[0]),
        [("target is Approximate Sighting", -2)]
    );
    assert_eq!(
        read(&happened)[0],
        ("strike_contact", "9-10", 9, 7, "C".to_owned())
    );
    assert!(happened.iter().any(|event| matches!(
        event,
        Event::Detection(DetectionEvent::Changed {
            from: Detection::ApproximateSighting,
            to: Detection::Spotted,
            ..
        })
    )));
    play(&mut game, coordinate(true));
    let happened = play(&mut game, contact(2, 'A'));
    assert_eq!(modifiers(&rolls(&happened)[0]), []);
    assert_eq!(at_sea(&game, 'A').detection, Detection::Spotted);
}

/// 5.21: a strike that has found a force looks for no other.
#[test]
fn r5_21_a_strike_that_has_attacked_attacks_no_more() {
    let forces = [force('A', START, &["Zuikaku"], 0)];
    let scenario = strikes_against(&[(Sb2c, 1), (Sbd, 1)], 6, &forces, 1);
    let dice = [FOUND, UNSURPRISED, 1];
    let mut game = over_the_force(scenario, &[HELLDIVER, &["SBD 1"]], &dice);
    attack(&mut game, 1, 'A', "Zuikaku");
    assert!(mission(&game, "Air Strike 1").spent);
    assert_eq!(
        refused(&mut game, contact(1, 'A')),
        Refusal::Movement(MovementRefusal::MustReturn(named("Air Strike 1")))
    );
    let listed: Vec<Order> = game.legal().collect();
    assert_eq!(listed, [contact(2, 'A'), Order::GoOn]);
}

/// 5.22: a second attempt follows at once, for a fuel point and at one less.
#[test]
fn r5_22_a_second_attempt_costs_a_fuel_point_and_one_off_the_die() {
    let mut game = looking(&[], &[4, 8, UNSURPRISED, 1]);
    let first = play(&mut game, contact(1, 'A'));
    assert_eq!(
        read(&first),
        [("strike_contact", "9-10", 4, 4, "F".to_owned())]
    );
    let mission_1 = named("Air Strike 1");
    assert_eq!(
        game.decision(),
        Some(Decision::SecondAttempt {
            mission: mission_1,
            wrong_target: false
        })
    );
    let listed: Vec<Order> = game.legal().collect();
    assert_eq!(listed, [contact(1, 'A'), Order::GoOn]);
    let second = play(&mut game, contact(1, 'A'));
    assert!(second.contains(&Event::Air(AirEvent::Fuel {
        mission: mission_1,
        spent: 1,
        left: Fuel::points(4),
        why: FuelUse::SecondContact,
    })));
    assert_eq!(
        read(&second)[0],
        ("strike_contact", "9-10", 8, 7, "C".to_owned())
    );
    assert_eq!(
        modifiers(&rolls(&second)[0]),
        [("second contact attempt", -1)]
    );
    assert_eq!(found(&second), Some(('A', false)));
}

/// 5.22: it may be against another force of the hex, and of no other hex.
#[test]
fn r5_22_a_second_attempt_may_be_against_another_force_in_the_hex() {
    let others = [
        force('B', START, &["Nagato"], 0),
        force('C', "1122", &["Kongo"], 0),
    ];
    let mut game = looking(&others, &[1, 8, 1]);
    play(&mut game, contact(1, 'A'));
    let (mission, force) = (named("Air Strike 1"), named("Force C"));
    assert_eq!(
        refused(&mut game, contact(1, 'C')),
        Refusal::Attacks(AttackRefusal::ForceElsewhere { mission, force })
    );
    assert_eq!(refused(&mut game, contact(2, 'B')), Refusal::NotAsked);
    let second = play(&mut game, contact(1, 'B'));
    assert_eq!(found(&second), Some(('B', false)));
}

/// 5.22: without fuel for it there is no second attempt; none is asked about.
#[test]
fn r5_22_without_fuel_there_is_no_second_attempt() {
    let forces = [force('A', START, &["Zuikaku"], 0)];
    // Holding takes it from box 5 to box 6; another point would be box 7.
    let scenario = strikes_against(&[(Sb2c, 1)], -5, &forces, 1);
    let mut game = over_the_force(scenario, &[HELLDIVER], &[1]);
    assert_eq!(mission(&game, "Air Strike 1").fuel.critical(), Some(6));
    let happened = play(&mut game, contact(1, 'A'));
    assert!(happened.iter().any(|event| name(event) == "must_return"));
    assert_ne!(
        game.decision(),
        Some(Decision::SecondAttempt {
            mission: named("Air Strike 1"),
            wrong_target: false
        })
    );
}

/// 5.23: after two failures, or one and no second attempt, it makes no other and flies home.
#[test]
fn r5_23_a_strike_that_found_nothing_flies_home() {
    for (second, dice) in [(contact(1, 'A'), &[1, 5][..]), (Order::GoOn, &[1])] {
        let mut game = looking(&[], dice);
        play(&mut game, contact(1, 'A'));
        let happened = play(&mut game, second);
        assert!(happened.iter().any(|event| name(event) == "must_return"));
        assert!(mission(&game, "Air Strike 1").spent);
        pass_to(&mut game, 1, 2);
        let must = Refusal::Movement(MovementRefusal::MustReturn(named("Air Strike 1")));
        assert_eq!(refused(&mut game, hold("Air Strike 1")), must);
        assert_eq!(refused(&mut game, fly("Air Strike 1", "1122")), must);
        assert_eq!(refused(&mut game, fly("Air Strike 1", "1221")), must);
        assert!(game.check(fly("Air Strike 1", "1120")).is_ok());
        assert!(game.check(fly("Air Strike 1", "1119")).is_ok());
        // Without an order it flies a hex homewards all the same.
        let happened = play(&mut game, Order::EndMovement);
        let home = Event::Air(AirEvent::MissionMoved {
            what: named("Air Strike 1"),
            from: hex("1121"),
            to: hex("1120"),
            hexes: 1,
            why: MoveReason::Return,
        });
        assert!(happened.contains(&home));
        assert_eq!(mission(&game, "Air Strike 1").hex, hex("1120"));
    }
}
