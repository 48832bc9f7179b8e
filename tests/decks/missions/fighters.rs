//! Intercept missions and patrols (4.31-4.37).

use crate::common::decks::*;
use crate::common::*;
use carrier_battle::engine::fleet::{AirStep, Fuel};
use carrier_battle::engine::{
    AirEvent, AttackEvent, DeckEvent, DeckRefusal, Event, FuelUse, MissionRefusal, Order, Refusal,
};

use AirStep::{Launch, Raise};

/// 4.31: fighters alone fly an intercept mission.
#[test]
fn r4_31_attack_planes_launch_on_strikes_only() {
    let mut game = quiet();
    assert_eq!(
        refused(&mut game, launch("Intercept 1", &["F6F 11", "SB2C 7"])),
        Refusal::Missions(MissionRefusal::NotAFighter(unit("SB2C 7")))
    );
    play(&mut game, launch("Air Strike 1", &["F6F 11", "SB2C 7"]));
    // Nor do they join one that flies.
    play(&mut game, launch("Intercept 2", &["F6F 14"]));
    assert_eq!(
        refused(&mut game, launch("Intercept 2", &["SB2C 10"])),
        Refusal::Missions(MissionRefusal::NotAFighter(unit("SB2C 10")))
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
        Refusal::Missions(MissionRefusal::CapOfOneGroup {
            cap: named("CAP 58.2"),
            carrier: carrier("Lexington"),
        })
    );
    let happened = play(&mut game, launch_cap("CAP 58.2", &["F6F 11", "F6F 17"]));
    assert!(happened.contains(&Event::Decks(DeckEvent::CapLaunched {
        what: named("CAP 58.2"),
        display: 1,
        units: units(&["F6F 11", "F6F 17"]),
    })));
    // It waits in its box, without a fuel marker and without a display.
    assert_eq!(
        game.table().cap(named("CAP 58.2")),
        Some(units(&["F6F 11", "F6F 17"]))
    );
    assert!(game.table().missions.is_empty());
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.3", &["SBD 1"])),
        Refusal::Missions(MissionRefusal::NotAFighter(unit("SBD 1")))
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
            Refusal::Missions(MissionRefusal::CapFull(CARRIER_GROUPS[0]))
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
        Refusal::Missions(MissionRefusal::CapFull(CARRIER_GROUPS[1]))
    );
    // Four at once are too many as well; the third may join the first two.
    let four = ["F6F 21", "F6F 24", "F6F 27", "F6F 29"];
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.3", &four)),
        Refusal::Missions(MissionRefusal::CapFull(CARRIER_GROUPS[1]))
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
        Refusal::Decks(DeckRefusal::NotReady(unit("F6F 11")))
    );
    play(&mut game, Order::GoOn);
    assert_eq!(
        refused(&mut game, launch_cap("CAP 58.2", &["F6F 14"])),
        Refusal::Decks(DeckRefusal::OtherStep {
            wanted: Launch,
            now: Raise,
        })
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
    let paid = Event::Air(AirEvent::Fuel {
        mission: named("Intercept 1"),
        spent: 3,
        left: Fuel::points(7),
        why: FuelUse::Combat,
    });
    assert!(happened.contains(&paid));
    // 5.61: it was met, so its five points of four count once.
    assert!(happened.iter().any(|event| matches!(
        event,
        Event::Attacks(AttackEvent::Strength {
            total: 20,
            doubled: false,
            ..
        })
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
            Refusal::Missions(MissionRefusal::StrikeNeverSplits(named("Air Strike 2")))
        );
    }
}
