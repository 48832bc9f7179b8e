//! Scenario 5, "Ozawa Strikes": set-up, sequence, score, levels, variants, and its end.

use crate::common::*;
use crate::scenarios::{levels, scores, segments};
use carrier_battle::engine::fleet::{CarrierType, MISSION_DISPLAYS, TaskGroupId, can_come_home};
use carrier_battle::engine::forces::{
    ActivationChit, Detection, ForceId, Intelligence, LevelOne, chits_a_phase, fill_of_cup,
};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    ButaiEvent, DetectionEvent, Event, ForceEvent, ForceRaids, Game, LossEvent, Scored, SegmentId,
    Turn, UnitLoss, Variant,
};

fn new(options: &[Variant], seed: u64) -> Game {
    Game::new(scenario_5(), options, seed).unwrap()
}

#[test]
fn scenario_5_is_that_of_the_scenario_file() {
    let scenario = scenario_5();
    assert_eq!((scenario.number, scenario.name), (5, "Ozawa Strikes"));
    assert_eq!(
        (scenario.first_turn, scenario.turns),
        (Turn::at(19, 1210), 7)
    );
    assert_eq!(
        segments(scenario)[..9],
        [
            "Japanese Air Movement",
            "Activation",
            "US Air Movement",
            "US Air Search",
            "US Air Operations",
            "US Interception",
            "Japanese Air Attack",
            "US Air Attack",
            "End of Action Phase",
        ]
    );
    let ends = [
        SegmentId::HitAdjustment,
        SegmentId::Fire,
        SegmentId::JapaneseSubmarines,
    ];
    for segment in ends {
        assert!(scenario.has(segment));
    }
    // No new forces come.
    assert!(!scenario.has(SegmentId::Arrival) && scenario.raids.is_empty());
    assert_eq!(
        levels(scenario),
        [
            (14, "Overwhelming"),
            (8, "Substantial"),
            (4, "Incomplete"),
            (0, "Mixed"),
            (-999, "Defeat")
        ]
    );
    assert_eq!(
        scores(scenario),
        [
            (Scored::JapaneseCarriers, 1, 1),
            (Scored::PointsDestroyed, 1, 5),
            (Scored::UsCarriers, -1, 1),
            (Scored::UnitLostAway, -1, 2),
            (Scored::UnitLostAtHome, -1, 4),
            (Scored::ShipsExited, -1, 1),
        ]
    );
    assert_eq!(
        scenario.variants,
        [Variant::TaskGroup581, Variant::FullRaidProcedure]
    );
    let simple = ForceRaids::Simple {
        strength: 12,
        points: 18,
    };
    assert_eq!(scenario.force_raids(&[]), Some(simple));
    assert_eq!(
        scenario.force_raids(&[Variant::FullRaidProcedure]),
        Some(ForceRaids::Full)
    );
}

/// Seven forces of Level 0, undetected, that do not retire.
#[test]
fn seven_reports_come_on() {
    let game = new(&[], 1);
    let placed = events(game.events())
        .into_iter()
        .filter_map(|event| match event {
            Event::Detection(DetectionEvent::Placed {
                what,
                hex,
                detection,
                intelligence,
                retiring,
                ..
            }) => {
                assert_eq!(
                    (detection, intelligence, retiring),
                    (Detection::Undetected, Intelligence::Level0, false)
                );
                Some((what.mark(), hex.to_string()))
            }
            _ => None,
        });
    let placed: Vec<(char, String)> = placed.collect();
    let hexes = ["0920", "1022", "1120", "1121", "1320", "1520", "0616"];
    let expected: Vec<(char, String)> = ('A'..).zip(hexes.map(str::to_owned)).collect();
    assert_eq!(placed, expected);
}

/// Its own cup of Level 1, and with the whole procedure that of the other scenarios.
#[test]
fn the_cups_of_level_one() {
    let number = |game: &Game, chit| {
        let cup = game.events().iter().find_map(|it| match &it.event {
            Event::Forces(ForceEvent::LevelOneCup { chits, .. }) => Some(chits.clone()),
            _ => None,
        });
        cup.unwrap().into_iter().filter(|it| *it == chit).count()
    };
    for (options, expected) in [
        (&[][..], [6, 4, 7, 0, 0, 0]),
        (&[Variant::FullRaidProcedure][..], [6, 4, 7, 2, 3, 3]),
    ] {
        let game = new(options, 1);
        let chits = [
            LevelOne::Carrier,
            LevelOne::Surface,
            LevelOne::FalseContact,
            LevelOne::Large,
            LevelOne::Medium,
            LevelOne::Small,
        ];
        assert_eq!(chits.map(|chit| number(&game, chit)), expected);
    }
}

/// 3.24, the rulebook's example: fourteen forces and three other chits make seventeen; three No Op chits fill the cup
/// to twenty, five for each phase. With seven forces and US Move there are eight, two for each.
#[test]
fn r3_24_fourteen_forces_make_twenty_chits_five_a_phase() {
    let forces: Vec<ForceId> = ForceId::all().take(14).collect();
    // The chits of submarines and of Guam belong to later scenarios; each counts one like this.
    let others = [ActivationChit::UsMove; 3];
    let chits = fill_of_cup(forces, &others);
    let no_op = chits.iter().filter(|chit| **chit == ActivationChit::NoOp);
    assert_eq!(
        (chits.len(), no_op.count(), chits_a_phase(chits.len())),
        (20, 3, 5)
    );
    let game = new(&[], 1);
    assert_eq!(game.table().chits_a_phase, 2);
    assert!(!game.table().drawn_chits.contains(&ActivationChit::NoOp));
}

/// The fleet: 58.2, 58.3 and Battle Line, Hellcats on every deck, two units on patrol over each carrier group; with the
/// variant 58.1 as well.
#[test]
fn the_fleet_at_the_start() {
    for (options, groups) in [
        (&[][..], &[2, 3, 7][..]),
        (&[Variant::TaskGroup581][..], &[1, 2, 3, 7]),
    ] {
        let game = new(options, 1);
        let table = game.table();
        let there: Vec<u8> = table.task_groups.iter().map(|group| group.id.0).collect();
        assert_eq!(there, groups);
        assert!(
            table
                .task_groups
                .iter()
                .all(|group| group.hex == hex("1109"))
        );
        for group in &table.task_groups {
            let expected = if group.id == TaskGroupId(7) { 0 } else { 2 };
            assert_eq!(group.on_patrol(), expected, "{}", group.id);
        }
        assert_eq!(table.decks.len(), 4 * (groups.len() - 1));
        for deck in &table.decks {
            let ready = match deck.carrier.data().kind {
                CarrierType::Cv => 2,
                CarrierType::Cvl => 1,
            };
            assert_eq!(deck.ready.len(), ready, "{}", deck.carrier);
            assert!(deck.ready.iter().all(|unit| unit.kind().is_fighter()));
        }
        assert!(table.free_displays() < usize::from(MISSION_DISPLAYS));
    }
}

/// It ends after seven turns. A mission that cannot pay its way home, a point a hex and one to land, down to box 6, is
/// lost, and away, even over the fleet; what can costs nothing.
#[test]
fn what_cannot_come_home_at_the_end_is_lost() {
    let mut table = new(&[], 1).table().clone();
    for (name, at, fuel, home) in [
        ("Air Strike 1", "1109", -5, true),
        ("Air Strike 2", "1109", -6, false),
        ("Air Strike 3", "1112", -2, true),
        ("Air Strike 4", "1112", -3, false),
        ("Air Strike 5", "1120", 6, true),
        ("Air Strike 6", "1120", 5, false),
    ] {
        let mission = with_mission(&mut table, name, at, &["F6F 1"], fuel);
        assert_eq!(can_come_home(&table, &mission), home, "{at} {fuel}");
    }
    let mut stranded = 0;
    for seed in 0..40 {
        let mut game = new(&[], seed);
        Random::new(seed).finish(&mut game);
        let table = game.table();
        assert_eq!((table.turn, table.phase), (Turn::at(19, 2010), 4));
        assert!(
            table
                .missions
                .iter()
                .all(|mission| can_come_home(table, mission))
        );
        for lost in table
            .lost
            .iter()
            .filter(|unit| unit.why == UnitLoss::NeverHome)
        {
            assert!(!lost.at_home);
            stranded += 1;
        }
        let after = game.events().iter().rev();
        let after = after.filter(|it| matches!(it.event, Event::Losses(LossEvent::Unit { .. })));
        let last = after.map(|it| it.at.turn).next();
        assert!(last.is_none_or(|turn| turn <= Turn::at(19, 2010)));
    }
    assert!(stranded > 0);
}

/// 15.1, 15.11: each ship that exits costs its points.
#[test]
fn r15_1_ships_that_exit_cost_their_points() {
    let mut game_table = new(&[], 1).table().clone();
    let ships = [
        "Taiho",
        "Zuiho",
        "Nagato",
        "Cruiser Force 1",
        "Destroyer Force 2",
    ];
    let ships = ships.map(named).to_vec();
    game_table.apply(&Event::Butai(ButaiEvent::Exited {
        what: ForceId::Letter('A'),
        from: hex("1101"),
        ships: ships.clone(),
    }));
    assert_eq!(game_table.exited, ships);
    assert!(game_table.force(ForceId::Letter('A')).is_none());
    assert_eq!(
        carrier_battle::engine::worth_of_exits(&game_table),
        20 + 20 + 15 + 8 + 8
    );
}
