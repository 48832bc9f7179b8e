//! Missions and patrols from real decks: launching, fuel, landing and deck crashes (4.14-4.16,
//! 4.31-4.37, 4.42-4.453).

mod common;

use carrier_battle::engine::fleet::{AirStep, AirUnitType, Fuel, Movement, UnitSet};
use carrier_battle::engine::{
    Decision, Deck, Event, FuelUse, Game, MoveReason, Order, Refusal, Scenario, Table, UnitLoss,
    Variant,
};
use common::decks::*;
use common::*;

use AirStep::{Land, Launch, Lower, Raise, Service};
use AirUnitType::F6F;

/// The same decks with two units of a strike overhead that has two points of fuel left.
static LOW: Scenario = low_on_fuel(2);
static DRY: Scenario = low_on_fuel(1);

const fn low_on_fuel(fuel: i8) -> Scenario {
    let us = with_strike(at_sea(BOTH_GROUPS, Some(MIXED)), fuel, &[(F6F, 2)]);
    Scenario {
        number: 2, // Strikes are formed by the number of scenario 2.
        ..like_scenario_3(2, us, &[])
    }
}

/// The strike of a scenario in the air, at the question of its first movement. Its units are of
/// Hornet, which is elsewhere.
fn aloft_with(scenario: &'static Scenario, options: &[Variant], dice: &[u8]) -> Game {
    let mut game = scripted_with(scenario, options, dice);
    let form = [launch("Air Strike 1", &["F6F 1", "F6F 2"]), Order::GoOn];
    play_all(&mut game, &form);
    assert_eq!(game.decision(), Some(Decision::AirMovement));
    game
}

// Forming missions (4.14-4.16).

/// 4.14: units of several task groups in one hex form a mission there, on a free display.
#[test]
fn r4_14_units_of_several_carriers_form_one_mission() {
    let mut game = quiet();
    let happened = play(
        &mut game,
        launch("Intercept 3", &["F6F 11", "F6F 21", "F6F 29"]),
    );
    assert!(happened.contains(&Event::Launched {
        what: named("Intercept 3"),
        hex: hex(HOME),
        units: units(&["F6F 11", "F6F 21", "F6F 29"]),
        fuel: Fuel::points(16),
        base: CARRIER_GROUPS[0],
    }));
    let flying = mission(&game, "Intercept 3");
    assert_eq!(
        (flying.hex, flying.units, flying.movement),
        (
            hex(HOME),
            units(&["F6F 11", "F6F 21", "F6F 29"]),
            Movement::Launched
        )
    );
    assert_eq!(boxes(&game, "Bunker Hill")[0], units(&["SB2C 7"]));
    assert_eq!(boxes(&game, "Lexington")[0], units(&["SBD 1"]));
    assert_eq!(boxes(&game, "Princeton")[0], UnitSet::EMPTY);
    // They are in the air, and take off no more.
    assert_eq!(
        refused(&mut game, launch("Intercept 1", &["F6F 11"])),
        Refusal::NotReady(unit("F6F 11"))
    );
}

/// 4.14: units of different hexes form no mission, and join none.
#[test]
fn r4_14_units_launched_in_different_hexes_do_not_combine() {
    let mut table = Table::new(scenario_3().first_turn);
    for (group, at) in [(CARRIER_GROUPS[0], HOME), (CARRIER_GROUPS[1], "1210")] {
        let hex = hex(at);
        table.apply(&Event::TaskGroupPlaced { what: group, hex });
    }
    begin_operations(&mut table);
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14"]);
    put(&mut table, "Lexington", Deck::Ready, &["F6F 21"]);
    assert_eq!(
        check(&table, Launch, launch("Intercept 1", &["F6F 14", "F6F 21"])),
        Err(Refusal::DifferentHexes)
    );
    assert_eq!(
        check(&table, Launch, launch("Intercept 1", &["F6F 21"])),
        Ok(())
    );
    with_mission(&mut table, "Intercept 2", HOME, &["F6F 1"], 12);
    assert_eq!(
        check(&table, Launch, launch("Intercept 2", &["F6F 21"])),
        Err(Refusal::MissionElsewhere {
            mission: named("Intercept 2"),
            hex: hex(HOME),
        })
    );
    assert_eq!(
        check(&table, Launch, launch("Intercept 2", &["F6F 14"])),
        Ok(())
    );
}

/// 4.14: a mission has units.
#[test]
fn r4_14_nobody_forms_no_mission() {
    let mut game = quiet();
    for order in [launch("Intercept 1", &[]), launch_cap("CAP 58.2", &[])] {
        assert_eq!(refused(&mut game, order), Refusal::NobodyToLaunch);
    }
}

/// 4.14: units join a mission in their hex; it has no more fuel than it had, nor than they have.
#[test]
fn r4_14_a_mission_that_is_joined_has_the_least_fuel_of_both() {
    let mut game = quiet();
    let fuel = |game: &Game| mission(game, "Air Strike 1").fuel.left();
    play(&mut game, launch("Air Strike 1", &["F6F 21"]));
    assert_eq!(fuel(&game), 16);
    play(&mut game, launch("Air Strike 1", &["SBD 1"]));
    assert_eq!(fuel(&game), 15);
    play(&mut game, launch("Air Strike 1", &["SB2C 7"]));
    assert_eq!(fuel(&game), 14);
    // It stays overhead, and pays after the landings (4.433): a phase later it has 13, and fresh fighters do
    // not raise that.
    pass_to_step(&mut game, 1, 3, Launch);
    play(&mut game, launch("Air Strike 1", &["F6F 14"]));
    assert_eq!(fuel(&game), 13);
    assert_eq!(
        mission(&game, "Air Strike 1").units,
        units(&["F6F 21", "SBD 1", "SB2C 7", "F6F 14"])
    );
}

/// 4.14: any mission in the hex can be joined, a strike that has made its attempts as well.
#[test]
fn r4_14_a_strike_on_its_way_home_can_be_joined() {
    let mut table = carriers();
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14"]);
    with_mission(&mut table, "Air Strike 1", HOME, &["F6F 1"], 3);
    table.apply(&Event::MustReturn {
        mission: named("Air Strike 1"),
    });
    let joins = launch("Air Strike 1", &["F6F 14"]);
    assert_eq!(check(&table, Launch, joins), Ok(()));
}

/// 4.14: a display serves one mission, whose type does not change.
#[test]
fn r4_14_the_type_of_a_mission_never_changes() {
    let mut game = quiet();
    play(&mut game, launch("Air Strike 1", &["F6F 21"]));
    assert_eq!(
        refused(&mut game, launch("Intercept 1", &["F6F 14"])),
        Refusal::DisplayInUse {
            mission: named("Intercept 1"),
            by: named("Air Strike 1"),
        }
    );
}

/// 4.15: the marker of a new mission stands at the lowest endurance of its units.
#[test]
fn r4_15_a_launched_mission_starts_with_its_lowest_endurance() {
    let cases: [(&str, &[&str], u8); 3] = [
        ("Intercept 1", &["F6F 11", "F6F 14"], 16),
        ("Air Strike 1", &["F6F 11", "SBD 1"], 15),
        ("Air Strike 1", &["F6F 11", "SBD 1", "SB2C 10"], 14),
    ];
    for (name, flying, fuel) in cases {
        let mut game = quiet();
        play(&mut game, launch(name, flying));
        assert_eq!(mission(&game, name).fuel, Fuel::points(fuel as i8));
    }
}

/// 4.16: what has landed goes down to the hangar and through servicing before it flies again.
#[test]
fn r4_16_landed_units_go_below_and_are_serviced_before_they_fly_again() {
    let mut game = quiet();
    let wasp = |game: &Game| deck(game, "Wasp").place_of(unit("F6F 14"));
    play(&mut game, launch("Intercept 1", &["F6F 14"]));
    let cycle = [
        (1, 2, Land, land("F6F 14", "Wasp"), Deck::Landing),
        (1, 3, Lower, lower("F6F 14"), Deck::Hangar),
        (1, 4, Service, service("F6F 14"), Deck::Servicing),
        (2, 1, Raise, raise("F6F 14"), Deck::Ready),
    ];
    for (turn, phase, step, order, place) in cycle {
        pass_to_step(&mut game, turn, phase, step);
        play(&mut game, order);
        assert_eq!(wasp(&game), Some(place));
        if place != Deck::Ready {
            assert_eq!(
                check(game.table(), Launch, launch("Intercept 1", &["F6F 14"])),
                Err(Refusal::NotReady(unit("F6F 14")))
            );
        }
    }
    pass_to_step(&mut game, 2, 2, Launch);
    play(&mut game, launch("Intercept 1", &["F6F 14"]));
    assert_eq!(mission(&game, "Intercept 1").fuel, Fuel::points(16));
}

/// 4.16: units land in air operations and not while they move.
#[test]
fn r4_16_units_land_in_air_operations_only() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 24"]));
    pass_to(&mut game, 1, 2);
    assert_eq!(
        refused(&mut game, land("F6F 24", "Enterprise")),
        Refusal::NotAsked
    );
    pass_to_step(&mut game, 1, 2, Land);
    play(&mut game, land("F6F 24", "Enterprise"));
    assert_eq!(deck(&game, "Enterprise").landing, units(&["F6F 24"]));
    assert!(game.table().missions.is_empty());
}

// Intercept missions and patrols (4.31-4.37).

/// 4.31: fighters alone fly an intercept mission.
#[test]
fn r4_31_attack_planes_launch_on_strikes_only() {
    let mut game = quiet();
    assert_eq!(
        refused(&mut game, launch("Intercept 1", &["F6F 11", "SB2C 7"])),
        Refusal::NotAFighter(unit("SB2C 7"))
    );
    play(&mut game, launch("Air Strike 1", &["F6F 11", "SB2C 7"]));
    // Nor do they join one that flies.
    play(&mut game, launch("Intercept 2", &["F6F 14"]));
    assert_eq!(
        refused(&mut game, launch("Intercept 2", &["SB2C 10"])),
        Refusal::NotAFighter(unit("SB2C 10"))
    );
}

/// 4.32: an intercept mission starts with 16 points and may fly in the phase it is placed.
#[test]
fn r4_32_a_launched_intercept_mission_starts_with_sixteen_and_may_fly_at_once() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 11"]));
    assert_eq!(mission(&game, "Intercept 1").fuel, Fuel::points(16));
    play(&mut game, fly("Intercept 1", "1110"));
    assert_eq!(mission(&game, "Intercept 1").hex, hex("1110"));
}

/// 4.33: the units of a CAP mission come from one task group.
#[test]
fn r4_33_a_patrol_comes_from_one_task_group() {
    let mut game = quiet();
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.2", &["F6F 11", "F6F 21"])),
        Refusal::CapOfOneGroup {
            cap: named("CAP 58.2"),
            carrier: carrier("Lexington"),
        }
    );
    let happened = play(&mut game, launch_cap("CAP 58.2", &["F6F 11", "F6F 17"]));
    assert!(happened.contains(&Event::CapLaunched {
        what: named("CAP 58.2"),
        display: 1,
        units: units(&["F6F 11", "F6F 17"]),
    }));
    // It waits in its box, without a fuel marker and without a display.
    assert_eq!(
        game.table().cap(named("CAP 58.2")),
        Some(units(&["F6F 11", "F6F 17"]))
    );
    assert!(game.table().missions.is_empty());
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.3", &["SBD 1"])),
        Refusal::NotAFighter(unit("SBD 1"))
    );
}

/// 4.33: two CAP missions a task group, and three units on both together.
#[test]
fn r4_33_a_task_group_has_two_patrols_of_three_units_together() {
    let mut game = quiet();
    play(&mut game, launch_cap("CAP 58.2", &["F6F 11", "F6F 14"]));
    play(&mut game, launch_cap("CAP 58.2 B", &["F6F 17"]));
    for full in ["CAP 58.2", "CAP 58.2 B"] {
        assert_eq!(
            refused(&mut game, launch_cap(full, &["F6F 19"])),
            Refusal::CapFull(CARRIER_GROUPS[0])
        );
    }
    // There is no third, even while there is room for a unit.
    let cap = carrier_battle::engine::fleet::CapId {
        group: CARRIER_GROUPS[1],
        place: 2,
    };
    let units = units(&["F6F 21"]);
    assert_eq!(
        refused(&mut game, Order::LaunchCap { cap, units }),
        Refusal::CapFull(CARRIER_GROUPS[1])
    );
    // Four at once are too many as well; the third may join the first two.
    let four = ["F6F 21", "F6F 24", "F6F 27", "F6F 29"];
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.3", &four)),
        Refusal::CapFull(CARRIER_GROUPS[1])
    );
    play(&mut game, launch_cap("CAP 58.3", &four[..2]));
    play(&mut game, launch_cap("CAP 58.3", &four[2..3]));
    assert_eq!(
        game.table()
            .task_group(CARRIER_GROUPS[1])
            .unwrap()
            .on_patrol(),
        3
    );
}

/// 4.33: patrols come about at launch and not later; what is on the map stays there.
#[test]
fn r4_33_patrols_are_created_only_at_launch() {
    let mut game = quiet();
    play(&mut game, launch("Intercept 1", &["F6F 11"]));
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.2", &["F6F 11"])),
        Refusal::NotReady(unit("F6F 11"))
    );
    play(&mut game, Order::GoOn);
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.2", &["F6F 14"])),
        Refusal::OtherStep {
            wanted: Launch,
            now: Raise,
        }
    );
    pass_to(&mut game, 1, 2);
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.2", &["F6F 14"])),
        Refusal::NotAsked
    );
}

/// 4.34, 4.35: a patrol launched from the decks goes on the map in the next movement segment, with
/// the fuel of the die.
#[test]
fn r4_34_a_patrol_launched_goes_on_the_map_and_flies() {
    let mut game = scripted_with(&QUIET, &[], &[7]);
    play(&mut game, launch_cap("CAP 58.3 B", &["F6F 21", "F6F 29"]));
    pass_to(&mut game, 1, 2);
    let happened = play(&mut game, place_cap("CAP 58.3 B"));
    assert_eq!(
        read(&happened),
        [("interception_fuel", "fuel", 7, 7, "13".to_owned())]
    );
    let placed = mission(&game, "Intercept 1");
    assert_eq!(
        (placed.units, placed.hex, placed.fuel),
        (units(&["F6F 21", "F6F 29"]), hex(HOME), Fuel::points(13))
    );
    assert_eq!(game.table().cap(named("CAP 58.3 B")), None);
    play(&mut game, fly("Intercept 1", "1110"));
}

/// 4.35, 4.434: a patrol that goes on the map to fight pays its three points from the die's.
#[test]
fn r4_35_a_patrol_that_fights_pays_from_the_fuel_of_the_die() {
    // Range 1; then fuel 10, two escorts, and both sides miss; then the raid attacks Task Group
    // 58.2: its guns abort a point, and two damage rolls on Bunker Hill do nothing.
    let dice = [1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1];
    let mut game = scripted_with(&ONE_RAID, &[], &dice);
    play(&mut game, launch_cap("CAP 58.2", &["F6F 11"]));
    pass_to_interception(&mut game, 1, 2);
    let happened = play_all(&mut game, &[engage("CAP 58.2", 1), Order::Fight]);
    let paid = Event::Fuel {
        mission: named("Intercept 1"),
        spent: 3,
        left: Fuel::points(7),
        why: FuelUse::Combat,
    };
    assert!(happened.contains(&paid));
    // 5.61: it was met, so its five points of four count once.
    assert!(happened.iter().any(|event| matches!(
        event,
        Event::AttackStrength {
            total: 20,
            doubled: false,
            ..
        }
    )));
}

/// 4.37: an intercept mission splits at any time of air operations too; a strike never does (4.25).
#[test]
fn r4_37_missions_split_in_every_step_of_air_operations() {
    for step in AirStep::ALL {
        let mut game = quiet();
        let take_off = [
            launch("Intercept 1", &["F6F 11", "F6F 14", "F6F 21"]),
            launch("Air Strike 2", &["F6F 24", "SBD 4"]),
        ];
        play_all(&mut game, &take_off);
        pass_to_step(&mut game, 1, 2, step);
        play(&mut game, split("Intercept 1", &["F6F 14"]));
        let (old, new) = (mission(&game, "Intercept 1"), mission(&game, "Intercept 3"));
        assert_eq!(
            (old.units, new.units, new.hex, new.fuel),
            (
                units(&["F6F 11", "F6F 21"]),
                units(&["F6F 14"]),
                old.hex,
                old.fuel
            )
        );
        assert_eq!(
            refused(&mut game, split("Air Strike 2", &["SBD 4"])),
            Refusal::StrikeNeverSplits(named("Air Strike 2"))
        );
    }
}

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
        Refusal::OneHexAtLaunch {
            mission: named("Intercept 1"),
            to: hex("1111"),
        }
    );
    let happened = play(&mut game, fly("Intercept 1", "1110"));
    assert_eq!(
        happened[1..],
        [
            Event::MissionMoved {
                what: named("Intercept 1"),
                from: hex(HOME),
                to: hex("1110"),
                hexes: 1,
                why: MoveReason::Launch,
            },
            Event::Fuel {
                mission: named("Intercept 1"),
                spent: 1,
                left: Fuel::points(15),
                why: FuelUse::Launch,
            },
        ]
    );
    // One, and only one.
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1111")),
        Refusal::NotJustLaunched(named("Intercept 1"))
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
        Refusal::OtherStep {
            wanted: Launch,
            now: Raise,
        }
    );
    pass_to_step(&mut game, 1, 2, Launch);
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1110")),
        Refusal::NotJustLaunched(named("Intercept 1"))
    );
    // Joined by new units, it is still not new.
    play(&mut game, launch("Intercept 1", &["F6F 14"]));
    assert_eq!(
        refused(&mut game, fly("Intercept 1", "1110")),
        Refusal::NotJustLaunched(named("Intercept 1"))
    );
    pass_to(&mut game, 1, 3);
    play(&mut game, fly("Intercept 1", "1110"));
}

// Landing on fuel (4.433, 4.451-4.453).

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
        Event::UnitLost { what, why: UnitLoss::Landing, .. } if *what == unit("F6F 1")
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
        Refusal::DeckBlocked(wasp)
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
            Err(Refusal::DeckBlocked(wasp))
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
