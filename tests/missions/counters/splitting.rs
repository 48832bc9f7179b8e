//! Splitting a mission (4.37).

use super::*;
use carrier_battle::engine::InterceptionRefusal;
use carrier_battle::engine::MissionRefusal;

/// 4.37, 4.41: a mission can be ordered while it may fly or hold, or while units can leave it.
#[test]
fn r4_37_a_mission_can_be_ordered_while_it_can_fly_or_split() {
    let mut game = scripted(&[5, 1]);
    let can = |game: &Game, name: &str| {
        forecast::can_be_ordered(game.table(), game.decision(), mission(game, name))
    };
    assert!(can(&game, "Intercept 1"));
    assert!(!forecast::can_be_ordered(
        game.table(),
        None,
        mission(&game, "Intercept 1")
    ));
    play(&mut game, hold("Intercept 1"));
    assert!(can(&game, "Intercept 1"));
    // The last display goes to one that leaves it.
    let all: Vec<AirUnitId> = mission(&game, "Intercept 1").units.iter().collect();
    play(&mut game, split("Intercept 1", &[&all[1].to_string()]));
    assert!(!can(&game, "Intercept 1"));
    // A strike never splits (4.25).
    let mut strikes = task_force();
    let strike = with_mission(&mut strikes, "Air Strike 1", HOME, &["F6F 1", "F6F 2"], 9);
    let held = Mission {
        movement: Movement::Held,
        ..strike.clone()
    };
    let now = Some(Decision::AirMovement);
    assert!(forecast::can_be_ordered(&strikes, now, &strike));
    assert!(!forecast::can_be_ordered(&strikes, now, &held));
}

/// 4.37: the units leaving take a second display in the same hex with the same fuel.
#[test]
fn r4_37_a_split_has_the_same_hex_fuel_and_movement() {
    let mut game = scripted(&[5, 1]);
    play(&mut game, fly("Intercept 1", "1110"));
    let happened = play(&mut game, split("Intercept 1", &["F6F 13", "F6F 32"]));
    let event = Event::Air(AirEvent::Split {
        mission: named("Intercept 1"),
        into: named("Intercept 8"),
        hex: "1110".parse().unwrap(),
        units: units(&["F6F 13", "F6F 32"]),
    });
    assert_eq!(happened[1..], [event]);
    let (old, new) = (mission(&game, "Intercept 1"), mission(&game, "Intercept 8"));
    assert_eq!(
        (old.units, new.units),
        (units(&["F6F 3", "F6F 23"]), units(&["F6F 13", "F6F 32"]))
    );
    assert_eq!(
        (old.hex, old.fuel, old.movement),
        (new.hex, new.fuel, new.movement)
    );
    assert_eq!(
        (new.hex, new.fuel, new.movement),
        (hex("1110"), Fuel::points(15), Movement::Flew(1))
    );
    // Each goes on by itself: one hex is left to both, and a die for it.
    let flown = play(&mut game, fly("Intercept 8", "1111"));
    assert!(flown.contains(&Event::Air(AirEvent::Fuel {
        mission: named("Intercept 8"),
        spent: 1,
        left: Fuel::points(14),
        why: FuelUse::SecondHex,
    })));
    assert_eq!(mission(&game, "Intercept 1").hex, hex("1110"));
}

/// 4.37: some units, not all and not none, and a free display.
#[test]
fn r4_37_a_split_needs_units_and_a_display() {
    let mut game = scripted(&[5]);
    let needs_some = Refusal::Missions(MissionRefusal::SplitNeedsSome(named("Intercept 3")));
    assert_eq!(
        mission(&game, "Intercept 3").units,
        units(&["F6F 5", "F6F 15", "F6F 33"])
    );
    assert_eq!(refused(&mut game, split("Intercept 3", &[])), needs_some);
    assert_eq!(
        refused(
            &mut game,
            split("Intercept 3", &["F6F 5", "F6F 15", "F6F 33"])
        ),
        needs_some
    );
    assert_eq!(
        refused(&mut game, split("Intercept 3", &["F6F 5", "F6F 1"])),
        needs_some
    );
    assert_eq!(
        refused(&mut game, split("Intercept 8", &["F6F 5"])),
        Refusal::Missions(MissionRefusal::NoMission(named("Intercept 8")))
    );
    // Three missions and four patrols: one display is free (4.13).
    play(&mut game, split("Intercept 1", &["F6F 3"]));
    assert_eq!(game.table().missions.len(), 4);
    assert_eq!(
        refused(&mut game, split("Intercept 3", &["F6F 5"])),
        Refusal::Missions(MissionRefusal::NoFreeDisplay)
    );
    assert!(
        !game
            .legal()
            .any(|order| matches!(order, Order::Split { .. }))
    );
    // Two missions are never combined: no order does it, and each flies as its own.
    assert_eq!(
        game.table()
            .missions
            .iter()
            .filter(|mission| mission.hex == hex(HOME))
            .count(),
        4
    );
}

/// 4.37: at any time in flight, in interception too; but not once it was sent against a raid,
/// for all that is decided before the dice (4.51).
#[test]
fn r4_37_a_mission_splits_in_interception_until_it_is_engaged() {
    let mut game = scripted(&[2]);
    pass_to_interception(&mut game, 1, 2);
    play(&mut game, engage("Intercept 2", 1));
    let engaged = Refusal::Interception(InterceptionRefusal::AlreadyEngaged(named("Intercept 2")));
    assert_eq!(
        refused(&mut game, split("Intercept 2", &["F6F 4"])),
        engaged
    );
    let fuel = mission(&game, "Intercept 1").fuel;
    play(&mut game, split("Intercept 1", &["F6F 32"]));
    assert_eq!(mission(&game, "Intercept 8").fuel, fuel);
    play(&mut game, engage("Intercept 8", 1));
}
