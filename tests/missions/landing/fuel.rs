//! Who lands, and what a landing costs (4.433, 4.451, 4.454).

use super::*;

/// 4.433: a mission that flew in pays one point more to land.
#[test]
fn r4_433_landing_costs_one_point_over_the_way_in() {
    for movement in [Movement::Flew(1), Movement::Flew(2)] {
        assert_eq!(
            landing_fuel(arrived(9, movement).fuel),
            (Fuel::points(8), true)
        );
        assert_eq!(
            landing_fuel(arrived(1, movement).fuel),
            (Fuel::points(0), true)
        );
        assert_eq!(
            landing_fuel(arrived(0, movement).fuel),
            (Fuel::points(-1), true)
        );
        assert_eq!(
            landing_fuel(arrived(-5, movement).fuel),
            (Fuel::points(-6), true)
        );
        // A point more would be box 7: it cannot be paid.
        assert_eq!(
            landing_fuel(arrived(-6, movement).fuel),
            (Fuel::points(-6), false)
        );
    }
}

/// 4.433: a mission that kept its hex pays one point in all, not two: its units pay it by landing.
#[test]
fn r4_433_a_mission_that_held_pays_its_hex_by_landing() {
    for fuel in [9, 1, 0, -3, -5] {
        assert_eq!(
            landing_fuel(arrived(fuel, Movement::Held).fuel),
            (Fuel::points(fuel - 1), true)
        );
    }
}

/// 4.454, 4.433: at box 6 a mission over its carriers may still land, with 6 and 2 added; what stays aloft is lost.
#[test]
fn r4_454_at_box_six_units_over_their_carriers_may_land_and_the_rest_are_lost() {
    let at_six = arrived(-6, Movement::Held);
    assert_eq!(landing_fuel(at_six.fuel), (Fuel::points(-6), false));
    assert_eq!(
        modifiers_of(&at_six, Light::Day),
        Some(vec![(CRITICAL, 6), (CANNOT_PAY, 2)])
    );
    let mut game = ready_to_land(-7, Movement::Held, &[], &[1]);
    let safe = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 1, 9, "safe".into())]
    );
    let stayed = play(&mut game, Order::EndLanding);
    let lost = stayed.iter().filter(|event| {
        matches!(
            event,
            Event::Losses(LossEvent::Unit {
                why: UnitLoss::OutOfFuel,
                ..
            })
        )
    });
    assert_eq!(lost.count(), 2);
}

/// 4.433: some land, some stay aloft; those aloft keep the mission's fuel.
#[test]
fn r4_433_some_units_land_and_others_stay_aloft() {
    let mut game = ready_to_land(8, Movement::Held, &[], &[]);
    let landed = play(&mut game, land("F6F 11", "Wasp"));
    let event = Event::Decks(DeckEvent::Landed {
        carrier: named("Wasp"),
        unit: named("F6F 11"),
        from: named("Intercept 1"),
        // Its point for landing is paid.
        fuel: Fuel::points(8),
        to: Deck::Landing,
    });
    assert_eq!(landed[1..], [event]);
    assert_eq!(game.decision(), Some(Decision::Landing));
    play(&mut game, Order::EndLanding);
    let left = mission(&game, "Intercept 1");
    assert_eq!(
        (left.units, left.fuel),
        (units(&["F6F 1", "F6F 21"]), Fuel::points(8))
    );
    // All can land on one deck: scenario 1 has no limits.
    play_all(&mut game, &[Order::EndMovement, land("F6F 1", "Wasp")]);
    let last = play(&mut game, land("F6F 21", "Wasp"));
    assert!(last.contains(&Event::Air(AirEvent::MissionRemoved {
        what: named("Intercept 1")
    })));
}

/// 4.451: only fuel critical missions check; the others just land.
#[test]
fn r4_451_a_mission_with_fuel_lands_without_a_die() {
    let mut game = ready_to_land(1, Movement::Held, &[], &[]);
    let landed = play_all(&mut game, &UNITS.map(|unit| land(unit, "Hornet")));
    assert_eq!(rolls(&landed), []);
    assert_eq!(game.table().landed().len(), 3);
    assert_eq!(
        modifiers_of(&arrived(2, Movement::Flew(2)), Light::Day),
        None
    );
}

/// 4.451: the value of the Fuel Critical marker is added; the rulebook's case is box 5.
#[test]
fn r4_451_the_fuel_critical_marker_is_added_to_the_die() {
    for value in 0..=6 {
        let modifiers = modifiers_of(&arrived(1 - value, Movement::Held), Light::Day);
        assert_eq!(modifiers, Some(vec![(CRITICAL, value)]));
    }
    // The point for landing counts: flown in with one point left, it lands at Fuel Critical 0.
    assert_eq!(
        modifiers_of(&arrived(1, Movement::Flew(1)), Light::Day),
        Some(vec![(CRITICAL, 0)])
    );
    assert_eq!(
        modifiers_of(&arrived(-5, Movement::Flew(1)), Light::Day),
        Some(vec![(CRITICAL, 6)])
    );

    let mut game = ready_to_land(-5, Movement::Held, &[], &[4, 5]);
    let safe = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 4, 9, "safe".into())]
    );
    let lost = play(&mut game, land("F6F 11", "Hornet"));
    assert_eq!(
        read(&lost),
        [("safe_return", "result", 5, 10, "lost".into())]
    );
    assert_eq!(modifiers(&rolls(&lost)[0]), [(CRITICAL, 5)]);
}

/// 4.451, 4.433: who cannot pay the landing adds two more.
#[test]
fn r4_451_who_cannot_pay_adds_two() {
    let modifiers_at_six = modifiers_of(&arrived(-6, Movement::Flew(1)), Light::Day);
    assert_eq!(modifiers_at_six, Some(vec![(CRITICAL, 6), (CANNOT_PAY, 2)]));
    let mut game = ready_to_land(-6, Movement::Flew(1), &[], &[1, 2]);
    let safe = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 1, 9, "safe".into())]
    );
    let lost = play(&mut game, land("F6F 11", "Hornet"));
    assert_eq!(
        read(&lost),
        [("safe_return", "result", 2, 10, "lost".into())]
    );
}

/// 4.451: each unit rolls for itself; one that is lost scores as a unit lost.
#[test]
fn r4_451_each_unit_rolls_and_a_lost_one_is_gone() {
    let mut game = ready_to_land(0, Movement::Held, &[], &[10, 9, 10]);
    let lost = play(&mut game, land("F6F 1", "Hornet"));
    let gone = Event::Losses(LossEvent::Unit {
        what: named("F6F 1"),
        points: 1,
        mission: Some(named("Intercept 1")),
        search: None,
        carrier: Some(named("Hornet")),
        hex: hex(HOME),
        why: UnitLoss::Landing,
    });
    assert_eq!(
        lost[2..],
        [
            gone,
            Event::Score(ScoreEvent::Scored {
                vp: -2,
                why: Scored::UnitLost
            })
        ]
    );
    play(&mut game, land("F6F 11", "Hornet"));
    let last = play(&mut game, land("F6F 21", "Hornet"));
    assert!(last.contains(&Event::Air(AirEvent::MissionRemoved {
        what: named("Intercept 1")
    })));
    assert_eq!(game.table().landed(), [(named("F6F 11"), named("Hornet"))]);
    let lost = |unit: &str| LostUnit {
        unit: named(unit),
        hex: hex(HOME),
        at_home: true,
        why: UnitLoss::Landing,
    };
    assert_eq!(game.table().lost, [lost("F6F 1"), lost("F6F 21")]);
    assert_eq!(game.table().score, -4);
    // A safe landing costs nothing more, and nobody rolled for the deck: that is optional (4.452).
    assert_eq!(rolls(&events(game.events())).len(), 3);
}

/// 4.451: the checks come after all movement of the segment.
#[test]
fn r4_451_nobody_lands_before_all_have_moved() {
    let mut game = scripted(&[5]);
    assert_eq!(
        refused(&mut game, land("F6F 3", "Hornet")),
        Refusal::NotAsked
    );
    assert_eq!(refused(&mut game, Order::EndLanding), Refusal::NotAsked);
    play(&mut game, Order::EndMovement);
    assert_eq!(game.decision(), Some(Decision::Landing));
    for order in [
        hold("Intercept 1"),
        fly("Intercept 1", "1110"),
        place_cap("CAP 58.1"),
        Order::EndMovement,
        Order::Fight,
    ] {
        assert_eq!(refused(&mut game, order), Refusal::NotAsked);
    }
}

/// 4.451: where no mission is over carriers, landing is not asked.
#[test]
fn landing_is_asked_over_carriers_only() {
    let mut game = scripted_with(&QUIET, &[], &[]);
    play_all(&mut game, &[fly("Intercept 1", "1108"), Order::EndMovement]);
    assert_eq!(
        (game.decision(), game.table().phase),
        (Some(Decision::AirMovement), 2)
    );
}

/// 4.454 with 4.433: who stays overhead pays after the landings. At box 6 the units over their carriers land this
/// phase, with the box's 6 and 2 for the point that they cannot pay; those that stay aloft reach box 7.
#[test]
fn r4_454_at_box_six_units_over_their_carriers_land_or_are_lost() {
    let mut game = ready_to_land(-6, Movement::Flew(1), &[], &[2, 3]);
    play_all(&mut game, &[Order::EndLanding, Order::EndMovement]);
    assert_eq!(game.decision(), Some(Decision::Landing));
    let safe = play(&mut game, land("F6F 1", "Hornet"));
    assert_eq!(
        modifiers(&rolls(&safe)[0]),
        [(CRITICAL, 6), (CANNOT_PAY, 2)]
    );
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 2, 10, "lost".into())]
    );
    let lost = play(&mut game, Order::EndLanding);
    let out_of_fuel = |event: &&Event| {
        matches!(
            event,
            Event::Losses(LossEvent::Unit {
                why: UnitLoss::OutOfFuel,
                ..
            })
        )
    };
    assert_eq!(lost.iter().filter(out_of_fuel).count(), 2);
    assert_eq!(game.table().score, -6);
}
