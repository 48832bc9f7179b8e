//! Fuel Critical: its boxes, and what a mission in them may still do (4.44, 4.45).

use super::*;
use carrier_battle::engine::MovementRefusal;
use carrier_battle::engine::fleet::EXHAUSTED;
use carrier_battle::engine::{Scored, UnitLoss};

/// 4.44: at zero the marker is Fuel Critical, and climbs one box a point.
#[test]
fn r4_44_at_zero_the_marker_is_fuel_critical_and_climbs() {
    let markers: Vec<String> = (0..=9)
        .map(|spent| Fuel::points(2).spend(spent).to_string())
        .collect();
    let expected = [
        "2 fuel",
        "1 fuel",
        "Fuel Critical 0",
        "Fuel Critical 1",
        "Fuel Critical 2",
        "Fuel Critical 3",
        "Fuel Critical 4",
        "Fuel Critical 5",
        "Fuel Critical 6",
        "Fuel Critical 7",
    ];
    assert_eq!(markers, expected);
    let (one, zero) = (Fuel::points(1), Fuel::points(0));
    assert_eq!(
        (one.is_critical(), one.critical(), one.left()),
        (false, None, 1)
    );
    assert_eq!(
        (zero.is_critical(), zero.critical(), zero.left()),
        (true, Some(0), 0)
    );
    assert_eq!(Fuel::points(-6).spend(3), Fuel::points(-7)); // the last box
}

/// 4.44, example: with one point left, three for combat lead to Fuel Critical 2.
#[test]
fn r4_44_example_one_point_left_and_three_to_pay_is_fuel_critical_two() {
    // Range 1; escorts 1; then a fight without hits.
    let mut game = scripted_with(&LATE_RAID, &[], &[1, 1, 1, 1, 1]);
    pass_to(&mut game, 4, 3);
    assert_eq!(fuel(&game, "Intercept 1"), Fuel::points(2));
    play_all(&mut game, &[fly("Intercept 1", "1110"), Order::EndMovement]);
    assert_eq!(fuel(&game, "Intercept 1"), Fuel::points(1));
    let fought = play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    assert!(fought.contains(&spent("Intercept 1", 3, -2, FuelUse::Combat)));
    assert_eq!(fuel(&game, "Intercept 1").critical(), Some(2));
}

/// 4.45: fuel critical, one hex a segment at most; it or holding takes the marker one box up.
#[test]
fn r4_45_a_fuel_critical_mission_flies_one_hex() {
    let mut game = scripted_with(&LATE_RAID, &[], &[10, 5]);
    pass_to(&mut game, 4, 3);
    // With two points the second hex can be flown, into Fuel Critical if it must be.
    play(&mut game, fly("Intercept 1", "1107"));
    assert_eq!(fuel(&game, "Intercept 1"), Fuel::points(0));
    pass_to(&mut game, 4, 4);
    let critical = Refusal::Movement(MovementRefusal::CriticalSecondHex(named("Intercept 1")));
    assert_eq!(refused(&mut game, fly("Intercept 1", "1109")), critical);
    assert_eq!(
        game.legal()
            .filter(|order| matches!(order, Order::Fly { .. }))
            .count(),
        6
    );
    let flown = play(&mut game, fly("Intercept 1", "1108"));
    assert!(flown.contains(&spent("Intercept 1", 1, -1, FuelUse::FirstHex)));
    // It has no second hex, so that there is nothing left to ask in this phase.
    assert_eq!((game.table().turn.time(), game.table().phase), (1050, 1));
    let held = play(&mut game, hold("Intercept 1"));
    assert!(held.contains(&spent("Intercept 1", 1, -2, FuelUse::Holding)));
}

/// 4.45: the mission that becomes critical with its first hex flies no second.
#[test]
fn r4_45_one_point_left_is_one_hex() {
    let mut game = scripted_with(&LATE_RAID, &[], &[10]);
    pass_to(&mut game, 4, 4);
    assert_eq!(fuel(&game, "Intercept 1"), Fuel::points(1));
    let critical = Refusal::Movement(MovementRefusal::CriticalSecondHex(named("Intercept 1")));
    assert_eq!(refused(&mut game, fly("Intercept 1", "1107")), critical);
    // The other unit of the same mission is no better off.
    play(&mut game, split("Intercept 1", &["F6F 1"]));
    let flown = play(&mut game, fly("Intercept 1", "1108"));
    assert!(flown.contains(&spent("Intercept 1", 1, 0, FuelUse::FirstHex)));
    assert_eq!(refused(&mut game, fly("Intercept 1", "1107")), critical);
    let one_more = Refusal::Movement(MovementRefusal::CriticalSecondHex(named("Intercept 2")));
    assert_eq!(refused(&mut game, fly("Intercept 2", "1107")), one_more);
}

/// 4.45, 4.454: at box 7 it is eliminated; until then it may be flown on knowingly.
#[test]
fn r4_454_a_mission_at_box_seven_is_lost_at_once() {
    let mut game = scripted_with(&LATE_RAID, &[], &[10, 1]);
    assert_eq!(EXHAUSTED, 7);
    // Far from home, so that landing is not asked: sixteen points and six boxes later.
    for n in 0..22 {
        let (turn, phase) = (n / 4 + 1, n % 4 + 1);
        pass_to(&mut game, turn, phase);
        let to = if n % 2 == 0 { "1108" } else { "1107" };
        play(&mut game, fly("Intercept 1", to));
    }
    assert_eq!(fuel(&game, "Intercept 1"), Fuel::points(-6));
    pass_to(&mut game, 6, 3);
    let lost = play(&mut game, fly("Intercept 1", "1106"));
    let gone = |unit| unit_lost(unit, "Intercept 1", "1106", UnitLoss::OutOfFuel);
    let vp = |vp| scored(vp, Scored::UnitLost);
    assert_eq!(
        lost[2..7],
        [
            spent("Intercept 1", 1, -7, FuelUse::FirstHex),
            gone("F6F 1"),
            vp(-2),
            gone("F6F 11"),
            vp(-2),
        ]
    );
    assert_eq!(
        lost[7],
        Event::Air(AirEvent::MissionRemoved {
            what: named("Intercept 1")
        })
    );
    assert!(game.table().missions.is_empty());
    assert_eq!(game.table().lost.len(), 2);
}
