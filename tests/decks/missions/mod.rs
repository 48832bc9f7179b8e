//! Missions and patrols from real decks: launching, fuel, landing and deck crashes (4.14-4.16,
//! 4.31-4.37, 4.42-4.453).

mod fighters;
mod fuel;

use crate::common::decks::*;
use crate::common::*;
use carrier_battle::engine::fleet::{AirStep, AirUnitType, Fuel, Movement, UnitSet};
use carrier_battle::engine::{
    AirEvent, AttackEvent, Decision, Deck, DeckEvent, DeckRefusal, Event, Game, MissionRefusal,
    Order, Refusal, Scenario, Table, Variant,
};

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

/// 4.14: units of several task groups in one hex form a mission there, on a free display.
#[test]
fn r4_14_units_of_several_carriers_form_one_mission() {
    let mut game = quiet();
    let happened = play(
        &mut game,
        launch("Intercept 3", &["F6F 11", "F6F 21", "F6F 29"]),
    );
    assert!(happened.contains(&Event::Decks(DeckEvent::Launched {
        what: named("Intercept 3"),
        hex: hex(HOME),
        units: units(&["F6F 11", "F6F 21", "F6F 29"]),
        fuel: Fuel::points(16),
        base: CARRIER_GROUPS[0],
        also_from: Default::default(),
    })));
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
        Refusal::Decks(DeckRefusal::NotReady(unit("F6F 11")))
    );
}

/// 4.14: units of different hexes form no mission, and join none.
#[test]
fn r4_14_units_launched_in_different_hexes_do_not_combine() {
    let mut table = Table::new(scenario_3().first_turn);
    for (group, at) in [(CARRIER_GROUPS[0], HOME), (CARRIER_GROUPS[1], "1210")] {
        let hex = hex(at);
        table.apply(&Event::Air(AirEvent::TaskGroupPlaced { what: group, hex }));
    }
    begin_operations(&mut table);
    put(&mut table, "Wasp", Deck::Ready, &["F6F 14"]);
    put(&mut table, "Lexington", Deck::Ready, &["F6F 21"]);
    assert_eq!(
        check(&table, Launch, launch("Intercept 1", &["F6F 14", "F6F 21"])),
        Err(Refusal::Missions(MissionRefusal::DifferentHexes))
    );
    assert_eq!(
        check(&table, Launch, launch("Intercept 1", &["F6F 21"])),
        Ok(())
    );
    with_mission(&mut table, "Intercept 2", HOME, &["F6F 1"], 12);
    assert_eq!(
        check(&table, Launch, launch("Intercept 2", &["F6F 21"])),
        Err(Refusal::Missions(MissionRefusal::MissionElsewhere {
            mission: named("Intercept 2"),
            hex: hex(HOME),
        }))
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
        assert_eq!(
            refused(&mut game, order),
            Refusal::Missions(MissionRefusal::NobodyToLaunch)
        );
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
    table.apply(&Event::Attacks(AttackEvent::MustReturn {
        mission: named("Air Strike 1"),
    }));
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
        Refusal::Missions(MissionRefusal::DisplayInUse {
            mission: named("Intercept 1"),
            by: named("Air Strike 1"),
        })
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
                Err(Refusal::Decks(DeckRefusal::NotReady(unit("F6F 14"))))
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
