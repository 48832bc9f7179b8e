//! Flying at launch, and landing on the fuel that is left (4.42-4.453).

use super::{DRY, LOW, aloft_with};
use crate::common::decks::*;
use crate::common::*;
use carrier_battle::engine::fleet::{AirStep, Fuel, UnitSet};
use carrier_battle::engine::{
    AirEvent, DeckRefusal, Event, FuelUse, LossEvent, MoveReason, MovementRefusal, Order, Refusal,
    UnitLoss, Variant,
};

use AirStep::{Land, Launch, Lower, Raise, Service};

/// 4.42: what has just been launched may fly one hex, for one point.
#[test]
fn r4_42_a_new_mission_flies_one_hex_at_launch_for_one_point() {
    let mut game = quiet();
    play_all(
        &mut game,
        &[
            launch("Intercept 1", &["F6F 11"]),
            launch("Air Strike 2", &["SBD 1"]),
        ],
    );
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1111")),
        Refusal::Movement(MovementRefusal::OneHexAtLaunch {
            mission: named("Intercept 1"),
            to: hex("1111"),
        })
    );
    let happened = play(&mut game, fly("Intercept 1", "1110"));
    assert_eq!(
        happened[1..],
        [
            Event::Air(AirEvent::MissionMoved {
                what: named("Intercept 1"),
                from: hex(HOME),
                to: hex("1110"),
                hexes: 1,
                why: MoveReason::Launch,
            }),
            Event::Air(AirEvent::Fuel {
                mission: named("Intercept 1"),
                spent: 1,
                left: Fuel::points(15),
                why: FuelUse::Launch,
            }),
        ]
    );
    // One, and only one.
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1111")),
        Refusal::Movement(MovementRefusal::NotJustLaunched(named("Intercept 1")))
    );
    // It holds for strikes as well, and for units that leave a new mission (4.37).
    play(&mut game, fly("Air Strike 2", "1108"));
    assert_eq!(mission(&game, "Air Strike 2").fuel, Fuel::points(14));
}

/// 4.42: only in the launch step, and only missions that are new; in the next movement segment they
/// fly like all others.
#[test]
fn r4_42_only_new_missions_fly_and_only_in_the_launch_step() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 11"]));
    play(&mut game, Order::GoOn);
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1110")),
        Refusal::Decks(DeckRefusal::OtherStep {
            wanted: Launch,
            now: Raise,
        })
    );
    pass_to_step(&mut game, 1, 2, Launch);
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1110")),
        Refusal::Movement(MovementRefusal::NotJustLaunched(named("Intercept 1")))
    );
    // Joined by new units, it is still not new.
    play(&mut game, launch("Intercept 1", &["F6F 14"]));
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1110")),
        Refusal::Movement(MovementRefusal::NotJustLaunched(named("Intercept 1")))
    );
    pass_to(&mut game, 1, 3);
    play(&mut game, fly("Intercept 1", "1110"));
}

/// 4.433: a mission that kept its hex pays one point, landing or staying; one that flew in pays
/// another to land, which may leave it fuel critical.
#[test]
fn r4_433_landing_costs_a_point_over_the_way_in() {
    // It holds with two points and lands with one: no die.
    let mut game = aloft_with(&LOW, &[], &[]);
    play(&mut game, Order::EndMovement);
    go_on_to(&mut game, Land);
    let happened = play(&mut game, land("F6F 1", "Wasp"));
    assert!(rolls(&happened).is_empty());
    // The other stays aloft, and pays when the landings are over.
    assert_eq!(mission(&game, "Air Strike 1").fuel, Fuel::points(2));
    assert_eq!(mission(&game, "Air Strike 1").units, units(&["F6F 2"]));
    // It flies out and back with two points: at 0 it lands from box 1, and rolls with 1 added.
    let mut game = aloft_with(&LOW, &[], &[8, 9]);
    play(&mut game, fly("Air Strike 1", "1110"));
    pass_to(&mut game, 1, 2);
    play(&mut game, fly("Air Strike 1", HOME));
    pass_to_step(&mut game, 1, 2, Land);
    let safe = play(&mut game, land("F6F 1", "Wasp"));
    assert_eq!(
        read(&safe),
        [("safe_return", "result", 8, 9, "safe".to_owned())]
    );
    let lost = play(&mut game, land("F6F 2", "Enterprise"));
    assert_eq!(
        read(&lost),
        [("safe_return", "result", 9, 10, "lost".to_owned())]
    );
}

/// 4.451: a fuel critical unit rolls as it lands on a flight deck; lost, it takes no place there.
#[test]
fn r4_451_fuel_critical_units_check_their_return_in_air_operations() {
    let mut game = aloft_with(&DRY, &[], &[10, 9]);
    play(&mut game, Order::EndMovement);
    go_on_to(&mut game, Land);
    let happened = play(&mut game, land("F6F 1", "Wasp"));
    assert_eq!(
        read(&happened),
        [("safe_return", "result", 10, 10, "lost".to_owned())]
    );
    assert!(happened.iter().any(|event| matches!(
        event,
        Event::Losses(LossEvent::Unit { what, why: UnitLoss::Landing, .. }) if *what == unit("F6F 1")
    )));
    assert_eq!(
        (
            deck(&game, "Wasp").landing,
            deck(&game, "Wasp").handled.landed
        ),
        (UnitSet::EMPTY, 0)
    );
    play(&mut game, land("F6F 2", "Wasp"));
    assert_eq!(deck(&game, "Wasp").landing, units(&["F6F 2"]));
}

/// 4.452: a deck crash stops launching, landing, raising and lowering on the carrier and on no other;
/// servicing goes on under the wreck.
#[test]
fn r4_452_a_crash_stops_the_flight_operations_of_the_carrier() {
    let mut game = aloft_with(&DRY, &[Variant::DeckCrashes], &[10, 10, 8]);
    play(&mut game, Order::EndMovement);
    go_on_to(&mut game, Land);
    let happened = play(&mut game, land("F6F 1", "Wasp"));
    assert_eq!(
        read(&happened)[1],
        ("deck_crash", "result", 10, 10, "crash".to_owned())
    );
    let wasp = carrier("Wasp");
    assert_eq!(game.table().blocked_decks, [wasp]);
    assert_eq!(
        refused(&mut game, land("F6F 2", "Wasp")),
        Refusal::Decks(DeckRefusal::DeckBlocked(wasp))
    );
    let orders = [
        (Launch, launch("Intercept 2", &["F6F 14"])),
        (Launch, launch_cap("CAP 58.2", &["F6F 14"])),
        (Raise, raise("F6F 15")),
        (Lower, lower("F6F 14")),
    ];
    for (step, order) in orders {
        assert_eq!(
            check(game.table(), step, order),
            Err(Refusal::Decks(DeckRefusal::DeckBlocked(wasp)))
        );
    }
    let others = [
        (Service, service("F6F 16")),
        (Service, stow("F6F 15")),
        (Land, land("F6F 2", "Enterprise")),
    ];
    for (step, order) in others {
        assert_eq!(check(game.table(), step, order), Ok(()));
    }
}

/// 4.453: cleared at the end of a phase on 1 to 7, that of the crash included.
#[test]
fn r4_453_a_crash_is_cleared_on_one_to_seven_at_the_end_of_the_phase() {
    for (die, blocked) in [(7, false), (8, true)] {
        let mut game = aloft_with(&DRY, &[Variant::DeckCrashes], &[10, 10, 9, die]);
        play(&mut game, Order::EndMovement);
        go_on_to(&mut game, Land);
        // With the second unit down elsewhere nothing is left to do in the phase.
        play(&mut game, land("F6F 1", "Wasp"));
        let happened = play(&mut game, land("F6F 2", "Enterprise"));
        assert_eq!(game.table().phase, 2);
        assert_eq!(
            read(&happened)[1..],
            [(
                "clear_deck_crash",
                "result",
                die,
                die as i8,
                if blocked { "stays" } else { "cleared" }.to_owned()
            )]
        );
        assert_eq!(game.table().blocked_decks.is_empty(), !blocked);
    }
}
