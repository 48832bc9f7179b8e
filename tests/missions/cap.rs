//! Combat air patrol (4.33-4.35).

use crate::common::*;
use carrier_battle::engine::InterceptionRefusal;
use carrier_battle::engine::MissionRefusal;
use carrier_battle::engine::fleet::{CapId, Fuel, Movement, TaskGroupId};
use carrier_battle::engine::{AirEvent, Decision, Event, Order, Refusal, Table};

/// 4.33: at most two CAP missions a task group with three units between them, all its own.
#[test]
fn r4_33_a_group_has_two_cap_missions_of_three_units_at_most() {
    let mut table = task_force();
    let room = |table: &Table, names: &[&str]| {
        table
            .task_group(TaskGroupId(1))
            .unwrap()
            .room_for_cap(units(names).len())
    };
    let place = |place| {
        Some(CapId {
            group: TaskGroupId(1),
            place,
        })
    };
    assert_eq!(room(&table, &["F6F 1", "F6F 7", "F6F 9"]), place(0)); // three carriers of 58.1
    assert_eq!(room(&table, &["F6F 1", "F6F 2", "F6F 3", "F6F 4"]), None);
    assert_eq!(room(&table, &[]), None);
    table.apply(&Event::Air(AirEvent::CapPlaced {
        what: named("CAP 58.1"),
        display: 4,
        units: units(&["F6F 1"]),
    }));
    assert_eq!(room(&table, &["F6F 2", "F6F 3"]), place(1));
    assert_eq!(room(&table, &["F6F 2", "F6F 3", "F6F 4"]), None);
    table.apply(&Event::Air(AirEvent::CapPlaced {
        what: named("CAP 58.1 B"),
        display: 5,
        units: units(&["F6F 2"]),
    }));
    assert_eq!(room(&table, &["F6F 3"]), None); // a third mission
    let names: Vec<String> = table
        .cap_missions()
        .map(|(cap, _)| cap.to_string())
        .collect();
    assert_eq!(names, ["CAP 58.1", "CAP 58.1 B"]);
}

/// 4.33 as set up: the CAP of each group from its own carriers, with no counter and no fuel.
#[test]
fn r4_33_cap_waits_in_its_box_without_counter_or_fuel() {
    let mut game = scripted(&[5]);
    let patrols = |game: &carrier_battle::engine::Game| {
        game.table()
            .cap_missions()
            .map(|(cap, units)| (cap.to_string(), units.to_string()))
            .collect::<Vec<_>>()
    };
    let expected = [
        ("CAP 58.1", "F6F 1, F6F 2"),
        ("CAP 58.2", "F6F 11, F6F 12"),
        ("CAP 58.3", "F6F 21, F6F 22"),
        ("CAP 58.4", "F6F 31"),
    ]
    .map(|(cap, units)| (cap.to_owned(), units.to_owned()));
    assert_eq!(patrols(&game), expected);
    // It stays there, at no cost, while the others burn fuel.
    play_all(&mut game, &[Order::EndMovement, Order::EndLanding]);
    assert_eq!(patrols(&game), expected);
    assert_eq!(mission(&game, "Intercept 1").fuel, Fuel::points(15));
    assert!(
        game.table()
            .missions
            .iter()
            .all(|mission| mission.units.common(units(&["F6F 1"])).is_empty())
    );
}

/// 4.34, first case: in air movement a CAP mission goes on the map in its group's hex, flies in
/// the same segment, and never goes back. It has the number of the display that it held in its box (4.13):
/// the three intercept missions hold the first three, CAP of the groups the next four.
#[test]
fn r4_34_cap_placed_in_air_movement_flies_at_once_as_an_intercept_mission() {
    let mut game = scripted(&[5, 1, 6]);
    let placed = play(&mut game, place_cap("CAP 58.2"));
    let event = Event::Air(AirEvent::MissionPlaced {
        what: named("Intercept 5"),
        hex: hex(HOME),
        units: units(&["F6F 11", "F6F 12"]),
        fuel: Fuel::points(10),
        from: Some(named("CAP 58.2")),
    });
    assert_eq!(placed.last(), Some(&event));
    assert_eq!(game.table().cap(named("CAP 58.2")), None);
    assert_eq!(mission(&game, "Intercept 5").movement, Movement::Waiting);
    play(&mut game, fly("Intercept 5", "1111"));
    assert_eq!(mission(&game, "Intercept 5").hex, hex("1111"));
    assert_eq!(mission(&game, "Intercept 5").fuel, Fuel::points(10 - 1 - 2));
    assert_eq!(
        refused(&mut game, place_cap("CAP 58.2")),
        Refusal::Missions(MissionRefusal::NoCap(named("CAP 58.2")))
    );
    assert_eq!(
        refused(&mut game, place_cap("CAP 58.1 B")),
        Refusal::Missions(MissionRefusal::NoCap(named("CAP 58.1 B")))
    );
    assert_eq!(
        refused(&mut game, place_cap("CAP 58.7")),
        Refusal::Missions(MissionRefusal::NoCap(named("CAP 58.7")))
    );
}

/// 4.34, second case: to fight over its task group it goes on the map in interception, and stays.
#[test]
fn r4_34_cap_goes_on_the_map_to_fight_and_stays_there() {
    // Range 2; then fuel 10, escorts 2, a fight in which nobody hits anything; the next raids.
    let mut game = scripted(&[2, 2, 1, 1, 1, 1, 5]);
    pass_to_interception(&mut game, 1, 2);
    assert_eq!(raid(&game, 1).hex, hex(HOME));
    // Only fighters in the raid's hex may engage it, and CAP only over its group.
    let placed = play_all(&mut game, &[engage("CAP 58.1", 1), Order::Fight]);
    assert!(placed.contains(&Event::Air(AirEvent::MissionPlaced {
        what: named("Intercept 4"),
        hex: hex(HOME),
        units: units(&["F6F 1", "F6F 2"]),
        fuel: Fuel::points(10),
        from: Some(named("CAP 58.1")),
    })));
    play(&mut game, divide(1));
    assert_eq!(game.table().cap(named("CAP 58.1")), None);
    assert_eq!(mission(&game, "Intercept 4").hex, hex(HOME));
    assert!(game.table().cap(named("CAP 58.2")).is_some());
}

/// 4.34: CAP in its box does not meet a raid outside its group's hex.
#[test]
fn r4_34_cap_does_not_fight_outside_its_groups_hex() {
    let mut game = scripted(&[5, 5]);
    play_all(
        &mut game,
        &[
            fly("Intercept 1", "1111"),
            Order::EndMovement,
            Order::EndLanding,
        ],
    );
    assert_eq!(game.table().phase, 2); // nobody could engage
    let mut table = game.table().clone();
    with_raid(&mut table, "1110", 4);
    let elsewhere = Refusal::Interception(InterceptionRefusal::NotInItsHex {
        interceptor: named("CAP 58.1"),
        raid: table.raids[1].id,
    });
    assert_eq!(
        Decision::Interception.check(&table, engage("CAP 58.1", 2)),
        Err(elsewhere)
    );
}

/// 4.35 and its example: a 7 gives 13 fuel points; every die as printed.
#[test]
fn r4_35_a_die_gives_cap_its_fuel_and_a_seven_gives_13() {
    for (die, fuel) in (1..=10).zip([10, 10, 11, 11, 12, 12, 13, 13, 14, 14]) {
        let mut game = scripted(&[5, die]);
        let placed = play(&mut game, place_cap("CAP 58.4"));
        assert_eq!(
            read(&placed),
            [(
                "interception_fuel",
                "fuel",
                die,
                die as i8,
                fuel.to_string()
            )]
        );
        assert_eq!(mission(&game, "Intercept 7").fuel, Fuel::points(fuel));
    }
}

/// 4.13 with 4.33: CAP in its box counts among the eight missions and holds one of their numbers, so that it goes
/// on the map when every display is in use. Three intercept missions and four patrols leave one.
#[test]
fn r4_13_cap_in_its_box_holds_a_display() {
    let mut game = scripted(&[5, 5]);
    assert_eq!(game.table().free_displays(), 1);
    play(&mut game, split("Intercept 1", &["F6F 3"]));
    assert!(game.table().mission(named("Intercept 8")).is_some());
    assert_eq!(game.table().free_displays(), 0);
    assert_eq!(
        refused(&mut game, split("Intercept 2", &["F6F 4"])),
        Refusal::Missions(MissionRefusal::NoFreeDisplay)
    );
    // It keeps its number on the chart, and the count is the same.
    play(&mut game, place_cap("CAP 58.1"));
    assert_eq!(
        mission(&game, "Intercept 4").units,
        units(&["F6F 1", "F6F 2"])
    );
    assert_eq!(game.table().free_displays(), 0);
    // The three other patrols are asked about, though nobody else waits for an order.
    for number in [1, 2, 3, 4, 8] {
        play(&mut game, hold(&format!("Intercept {number}")));
    }
    assert_eq!(game.decision(), Some(Decision::AirMovement));
    let placings = game
        .legal()
        .filter(|order| matches!(order, Order::PlaceCap { .. }));
    assert_eq!(placings.count(), 3);
}
