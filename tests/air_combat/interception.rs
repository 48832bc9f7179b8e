//! Who meets which raid, at what cost, and how fighters are divided (4.51, 4.52).

use crate::common::*;
use carrier_battle::engine::fleet::{Fuel, MissionId};
use carrier_battle::engine::forces::RaidId;
use carrier_battle::engine::{
    AirEvent, Decision, Division, Event, FuelUse, Game, InterceptionRefusal, MissionRefusal, Order,
    RaidEvent, Refusal, Scenario, Turn, one_for_two,
};

fn division(game: &Game) -> Division {
    match game.decision() {
        Some(Decision::Division(division)) => division,
        other => panic!("{other:?}"),
    }
}

/// 4.51: some, all or none of the missions in a hex fight, in the order the player wishes, and all
/// is decided before the first die.
#[test]
fn r4_51_some_all_or_none_fight_in_the_order_declared() {
    static THREE: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[1, 1, 1]), &[raid_of(9, 1, 1)]);
    // None: no die is rolled and the turn goes on.
    let mut game = over_the_raid(&THREE, &[1]);
    assert_eq!(rolls(&play(&mut game, Order::Fight)), []);
    assert_eq!(game.table().phase, 2);
    // All, the third first. A single unit has nothing to divide.
    let mut game = over_the_raid(&THREE, &[1, 1, 1, 1, 1, 1, 1, 1]);
    for (n, name) in [(1, "Intercept 3"), (2, "Intercept 1"), (3, "Intercept 2")] {
        let declared = play(&mut game, engage(name, 1));
        assert_eq!(rolls(&declared), []);
        assert_eq!(
            declared[1],
            Event::Raids(RaidEvent::Declared {
                interceptor: named(name),
                raid: RAID
            })
        );
        assert_eq!(game.table().engagements.len(), n);
    }
    assert_eq!(game.legal().collect::<Vec<_>>(), [Order::Fight]);
    let fought = play(&mut game, Order::Fight);
    let order: Vec<MissionId> = fought
        .iter()
        .filter_map(|event| match event {
            Event::Raids(RaidEvent::Fought { mission, .. }) => Some(*mission),
            _ => None,
        })
        .collect();
    assert_eq!(
        order,
        ["Intercept 3", "Intercept 1", "Intercept 2"].map(named)
    );
    assert!(game.table().engagements.is_empty());
    // Some: only the one that was sent pays.
    let mut game = over_the_raid(&THREE, &[1, 1, 1, 1]);
    play_all(&mut game, &[engage("Intercept 2", 1), Order::Fight]);
    let fuel = ["Intercept 1", "Intercept 2", "Intercept 3"].map(|name| mission(&game, name).fuel);
    assert_eq!(fuel, [15, 12, 15].map(Fuel::points));
}

/// 4.51: one raid a mission, in its own hex.
#[test]
fn r4_51_a_mission_engages_one_raid_in_its_hex() {
    let mut table = task_force();
    with_mission(&mut table, "Intercept 1", "1110", &["F6F 1", "F6F 2"], 16);
    with_raid(&mut table, "1110", 5);
    with_raid(&mut table, "1110", 6);
    with_raid(&mut table, "1111", 7);
    let check = |table: &_, raid| Decision::Interception.check(table, engage("Intercept 1", raid));
    assert_eq!(check(&table, 2), Ok(()));
    let elsewhere = Refusal::Interception(InterceptionRefusal::NotInItsHex {
        interceptor: named("Intercept 1"),
        raid: RaidId(3),
    });
    assert_eq!(check(&table, 3), Err(elsewhere));
    assert_eq!(
        check(&table, 4),
        Err(Refusal::Interception(InterceptionRefusal::NoRaid(RaidId(
            4
        ))))
    );
    table.apply(&Event::Raids(RaidEvent::Declared {
        interceptor: named("Intercept 1"),
        raid: RAID,
    }));
    let engaged = Refusal::Interception(InterceptionRefusal::AlreadyEngaged(named("Intercept 1")));
    assert_eq!(
        [check(&table, 1), check(&table, 2)],
        [Err(engaged), Err(engaged)]
    );
}

/// 4.51: the three points must be payable: not from Fuel Critical 4 or worse.
#[test]
fn r4_51_fuel_critical_four_cannot_pay_for_combat() {
    for marker in -6..=16 {
        let mut table = task_force();
        with_mission(&mut table, "Intercept 1", HOME, &["F6F 1"], marker);
        with_raid(&mut table, HOME, 5);
        let checked = Decision::Interception.check(&table, engage("Intercept 1", 1));
        let fuel = Fuel::points(marker);
        let cannot = Err(Refusal::Interception(
            InterceptionRefusal::CannotPayCombat {
                mission: named("Intercept 1"),
                fuel,
            },
        ));
        assert_eq!(
            checked,
            if marker <= -4 { cannot } else { Ok(()) },
            "{fuel}"
        );
    }
}

/// 4.51: the cost comes at once, before the raid is told apart.
#[test]
fn r4_51_the_three_points_are_paid_before_the_fight() {
    let mut game = over_the_raid(&EIGHT, &[1, 1]);
    let begun = play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let paid = Event::Air(AirEvent::Fuel {
        mission: named("Intercept 1"),
        spent: 3,
        left: Fuel::points(12),
        why: FuelUse::Combat,
    });
    assert_eq!(begun[3], paid);
    let mission = named("Intercept 1");
    assert_eq!(
        begun[4],
        Event::Raids(RaidEvent::BattleBegins {
            mission,
            raid: RAID
        })
    );
    assert!(matches!(begun[5], Event::Roll(_)));
    assert_eq!(
        begun[6],
        Event::Raids(RaidEvent::Sorted {
            raid: RAID,
            fighters: 6,
            attack: 14
        })
    );
    assert_eq!(begun.len(), 7);
}

/// 4.51, 4.434 as read: fighters whose raid an earlier fight destroyed stand down; they have paid their three
/// points before the first die.
#[test]
fn fighters_sent_against_a_destroyed_raid_stand_down() {
    static SMALL: Scenario =
        like_scenario_1(Turn::at(19, 930), 1, aloft(&[8, 1]), &[raid_of(2, 1, 1)]);
    let mut game = over_the_raid(&SMALL, &[1, 1, 10]); // no fighters, two attack planes
    play_all(
        &mut game,
        &[engage("Intercept 1", 1), engage("Intercept 2", 1)],
    );
    let fought = play(&mut game, Order::Fight);
    assert!(fought.contains(&Event::Raids(RaidEvent::Destroyed { what: RAID })));
    let stood_down = Event::Raids(RaidEvent::StoodDown {
        interceptor: named("Intercept 2"),
        raid: RAID,
    });
    assert!(fought.contains(&stood_down));
    assert_eq!(mission(&game, "Intercept 2").fuel, Fuel::points(15 - 3));
    assert!(game.table().engagements.is_empty());
}

/// 4.51: CAP too goes on the map when the fights begin; the die and the three points then.
#[test]
fn r4_51_cap_pays_after_its_fuel_is_known() {
    // Range 2; a 7 for the fuel: 13, as in the example of 4.35; escorts 2; no hits; next raids.
    let mut game = scripted(&[2, 7, 1, 1, 1, 1, 5]);
    pass_to_interception(&mut game, 1, 2);
    let begun = play_all(&mut game, &[engage("CAP 58.1", 1), Order::Fight]);
    let placed = begun
        .iter()
        .position(|event| matches!(event, Event::Air(AirEvent::MissionPlaced { .. })))
        .unwrap();
    assert!(matches!(
        &begun[placed],
        Event::Air(AirEvent::MissionPlaced { fuel, .. })
            if *fuel == Fuel::points(13)
    ));
    assert!(matches!(
        &begun[placed + 1],
        Event::Air(AirEvent::Fuel { spent: 3, left, .. })
            if *left == Fuel::points(10)
    ));
    play(&mut game, divide(1));
    assert_eq!(mission(&game, "Intercept 4").fuel, Fuel::points(10));
}

/// 4.13 with 4.33: CAP in its box holds one of the eight displays, and needs no other to fight. With three
/// intercept missions and four patrols one display is free, for one split.
#[test]
fn r4_13_each_cap_mission_sent_has_its_display_already() {
    let mut game = scripted(&[2]);
    assert_eq!(game.table().free_displays(), 1);
    pass_to_interception(&mut game, 1, 2);
    play(&mut game, split("Intercept 1", &["F6F 3"]));
    assert_eq!(game.table().free_displays(), 0);
    assert_eq!(
        refused(&mut game, split("Intercept 2", &["F6F 4"])),
        Refusal::Missions(MissionRefusal::NoFreeDisplay)
    );
    let patrols = ["CAP 58.1", "CAP 58.2", "CAP 58.3", "CAP 58.4"];
    play_all(&mut game, &patrols.map(|cap| engage(cap, 1)));
    assert_eq!(
        refused(&mut game, engage("CAP 58.1", 1)),
        Refusal::Interception(InterceptionRefusal::AlreadyEngaged(named("CAP 58.1")))
    );
    assert_eq!(
        refused(&mut game, engage("CAP 58.4 B", 1)),
        Refusal::Missions(MissionRefusal::NoCap(named("CAP 58.4 B")))
    );
    play(&mut game, engage("Intercept 2", 1)); // it has its own
}

/// 4.52: one unit for every two points of escorts, and one even for a single point.
#[test]
fn r4_52_one_unit_for_every_two_escort_points() {
    let least: Vec<u8> = (0..=10).map(one_for_two).collect();
    assert_eq!(least, [0, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
    let limits = |units, escorts, attack| {
        let division = Division::new(named("Intercept 1"), RAID, units, escorts, attack);
        (division.least, division.most, division.is_open())
    };
    assert_eq!(limits(8, 9, 11), (4, 8, true));
    assert_eq!(limits(2, 9, 11), (2, 2, false)); // escorts first, all of them
    assert_eq!(limits(4, 1, 8), (1, 4, true));
    assert_eq!(limits(4, 0, 8), (0, 0, false)); // nobody to send against
    assert_eq!(limits(4, 3, 0), (4, 4, false)); // nothing else to fight
}

/// 4.52: the player divides within these limits, and only so.
#[test]
fn r4_52_the_division_is_held_to_its_limits() {
    let mut game = over_the_raid(&EIGHT, &[1, 10, 1, 1, 1]);
    play_all(&mut game, &[engage("Intercept 1", 1), Order::Fight]);
    let asked = division(&game);
    assert_eq!((asked.mission, asked.raid), (named("Intercept 1"), RAID));
    assert_eq!(
        (
            asked.units,
            asked.escorts,
            asked.attack,
            asked.least,
            asked.most
        ),
        (8, 9, 11, 4, 8)
    );
    let limits = Refusal::Interception(InterceptionRefusal::Division { least: 4, most: 8 });
    for wrong in [0, 3, 9, 255] {
        assert_eq!(refused(&mut game, divide(wrong)), limits);
    }
    for other in [Order::Fight, engage("Intercept 1", 1), Order::EndMovement] {
        assert_eq!(refused(&mut game, other), Refusal::NotAsked);
    }
    assert_eq!(
        game.legal().collect::<Vec<_>>(),
        [4, 5, 6, 7, 8].map(divide)
    );
    let divided = play(&mut game, divide(5));
    assert!(matches!(
        &divided[1],
        Event::Raids(RaidEvent::Divided { escorts, attack, .. })
            if (escorts.len(), attack.len()) == (5, 3)
    ));
}
