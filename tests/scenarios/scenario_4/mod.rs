//! Scenario 4, "Where Is Ozawa?": set-up, sequence, score, levels, variants, and what its rules refuse.

mod homecoming;
mod positions;
mod searches;
mod task_force;

use crate::common::*;
use crate::scenarios::{levels, scores, segments};
use carrier_battle::engine::MovementRefusal;
use carrier_battle::engine::fleet::{CarrierType, SearchAim, TaskGroupId, UnitSet};
use carrier_battle::engine::forces::{ActivationChit, Detection, Intelligence, LevelOne, cups};
use carrier_battle::engine::map::{Bearing, HexId};
use carrier_battle::engine::ships::{ShipClass, ShipId};
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{
    Decision, Deck, Event, ForceEvent, Game, Order, Refusal, SCENARIOS, Scored, Table, Turn,
    Variant,
};

const WEST: SearchAim = SearchAim::Standard(Bearing::clockwise(9));

/// A game at a question, where the player has done nothing.
fn at(name: &str, options: &[Variant], seed: u64) -> Game {
    let mut game = Game::new(scenario_4(), options, seed).unwrap();
    while game.decision().map(|decision| decision.name()) != Some(name) {
        let order = match game.decision() {
            Some(Decision::AirMovement) => Order::EndMovement,
            Some(Decision::DeclareSearch) if name == "air_search" => Order::DeclareSearch,
            Some(_) => Order::GoOn,
            None => panic!("{name} is not asked"),
        };
        play(&mut game, order);
    }
    game
}

#[test]
fn scenario_4_is_that_of_the_scenario_file() {
    let scenario = scenario_4();
    assert_eq!(SCENARIOS.len(), 9);
    assert_eq!((scenario.number, scenario.name), (4, "Where Is Ozawa?"));
    assert_eq!(
        (scenario.first_turn, scenario.turns),
        (Turn::at(20, 530), 8)
    );
    assert_eq!(
        segments(scenario),
        [
            "Activation",
            "US Air Movement",
            "US Air Search",
            "US Air Operations",
            "US Air Attack",
            "End of Action Phase",
            "Hit Adjustment",
        ]
    );
    assert_eq!(
        levels(scenario),
        [
            (64, "Ozawa unmasked"),
            (34, "Clear picture"),
            (16, "Fragments"),
            (-99, "Empty sea")
        ]
    );
    assert_eq!(
        scenario.variants,
        [
            Variant::AdditionalShips,
            Variant::DoubleForces,
            Variant::Shadowing,
            Variant::ExtendedSearch,
            Variant::LocationUncertainty,
        ]
    );
    assert_eq!(
        scores(scenario),
        [
            (Scored::LevelOne, 1, 1),
            (Scored::LevelTwo, 2, 1),
            (Scored::LevelThree, 4, 1),
            (Scored::FullyKnown, 6, 1),
            (Scored::JapaneseCarriers, 1, 1),
            (Scored::PointsDestroyed, 1, 5),
            (Scored::SearchUnitLost, -1, 1),
            (Scored::UnitLostAway, -1, 2),
            (Scored::UnitLostAtHome, -1, 4),
        ]
    );
}

/// Eight reports of Level 0, undetected and retiring; three task groups in 1113; decks by type.
#[test]
fn r3_24_r7_31_r8_11_scenario_4_begins_with_eight_reports_and_three_task_groups() {
    let game = Game::new(scenario_4(), &[], 1944).unwrap();
    let start: Vec<&Event> = game
        .events()
        .iter()
        .map(|it| &it.event)
        .take_while(|event| !matches!(event, Event::Turn { .. }))
        .collect();
    let mut table = Table::new(scenario_4().first_turn);
    start.iter().for_each(|event| table.apply(event));
    let hexes: Vec<(char, String)> = table
        .forces
        .iter()
        .map(|force| (force.id.mark(), force.hex.to_string()))
        .collect();
    let expected = [
        "0518", "0720", "0819", "1021", "1119", "1222", "1418", "1620",
    ];
    let expected: Vec<(char, String)> = ('A'..='H').zip(expected.map(str::to_owned)).collect();
    assert_eq!(hexes, expected);
    for force in &table.forces {
        assert_eq!(
            (force.intelligence, force.detection),
            (Intelligence::Level0, Detection::Undetected)
        );
        assert!(force.retiring && force.ships.is_empty() && force.fixed_cap.is_none());
    }
    let groups: Vec<TaskGroupId> = table.task_groups.iter().map(|group| group.id).collect();
    assert_eq!(groups, [TaskGroupId(1), TaskGroupId(2), TaskGroupId(3)]);
    assert!(
        table
            .task_groups
            .iter()
            .all(|group| group.hex == hex("1113") && group.on_patrol() == 0)
    );
    for deck in &table.decks {
        let kinds = |place| {
            let units: UnitSet = deck.at(place);
            units
                .iter()
                .map(|unit| format!("{:?}", unit.kind()).to_uppercase())
                .collect::<Vec<_>>()
        };
        let (ready, servicing) = (kinds(Deck::Ready), kinds(Deck::Servicing));
        match deck.carrier.data().kind {
            CarrierType::Cv => {
                assert!(
                    ready.len() == 2 && servicing == ["F6F", "F6F"],
                    "{}",
                    deck.carrier
                );
                assert!(ready.iter().any(|kind| ["TBF", "TBM"].contains(&&**kind)));
                assert!(ready.iter().any(|kind| ["SBD", "SB2C"].contains(&&**kind)));
            }
            CarrierType::Cvl => {
                assert!(ready.len() == 1 && servicing == ["F6F"], "{}", deck.carrier);
            }
        }
    }
    // 3.23, 3.24: eight forces and US Move are nine; three No Op make twelve, three a phase.
    let filled = game.events().iter().find_map(|it| match &it.event {
        Event::Forces(ForceEvent::CupFilled { chits, per_phase }) => {
            Some((chits.clone(), *per_phase))
        }
        _ => None,
    });
    let (chits, per_phase) = filled.unwrap();
    let of = |chit| chits.iter().filter(|other| **other == chit).count();
    assert_eq!((chits.len(), per_phase), (12, 3));
    assert_eq!(
        (of(ActivationChit::UsMove), of(ActivationChit::NoOp)),
        (1, 3)
    );
}

/// 7.35, 7.51: 25 chits; with double forces six come out and two Double Force go in, and three are kept apart.
#[test]
fn r7_51_the_cup_of_level_1_with_and_without_double_forces() {
    let chits = scenario_4().rumours.unwrap().level_one_cup;
    let number = |of: &[LevelOne], chit| of.iter().filter(|other| **other == chit).count();
    let all = [
        LevelOne::Carrier,
        LevelOne::Surface,
        LevelOne::Large,
        LevelOne::Medium,
        LevelOne::Small,
        LevelOne::FalseContact,
        LevelOne::DoubleForce,
    ];
    let plain = cups(chits, false);
    assert_eq!(
        all.map(|chit| number(&plain.chits, chit)),
        [6, 4, 2, 3, 3, 7, 0]
    );
    assert!(plain.withheld.is_empty());
    let double = cups(chits, true);
    assert_eq!(
        all.map(|chit| number(&double.chits, chit)),
        [4, 3, 1, 3, 3, 5, 2]
    );
    assert_eq!(
        double.withheld,
        [LevelOne::Carrier, LevelOne::Carrier, LevelOne::Large]
    );
}

/// A player who does nothing learns nothing.
#[test]
fn an_idle_player_scores_nothing() {
    for seed in 0..20 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        while let Some(decision) = game.decision() {
            let order = match decision {
                Decision::AirMovement => Order::EndMovement,
                _ => Order::GoOn,
            };
            play(&mut game, order);
        }
        assert_eq!(
            (game.table().score, game.outcome().unwrap().level),
            (0, "Empty sea")
        );
        assert!(
            game.table()
                .forces
                .iter()
                .all(|force| force.intelligence == Intelligence::Level0)
        );
    }
}

/// 2.35: historical ships in a historical game; additional ones only with the option; ghosts never.
#[test]
fn r2_35_ghost_ships_never_sail_and_additional_ones_only_by_choice() {
    let (mut additional, mut drawn) = (0, 0);
    for seed in 0..150 {
        let options = [Variant::AdditionalShips];
        let options: &[Variant] = if seed % 2 == 0 { &options } else { &[] };
        let mut game = Game::new(scenario_4(), options, seed).unwrap();
        Sensible.finish(&mut game);
        for ship in &game.table().drawn_ships {
            drawn += 1;
            match ship.class() {
                Some(ShipClass::Historical) => {}
                Some(ShipClass::Additional) => additional += usize::from(!options.is_empty()),
                other => panic!("{ship} is {other:?}"),
            }
        }
    }
    assert!(drawn > 10 && additional > 0, "{drawn}, {additional}");
}

/// 4.22, 4.23: a strike far from its carriers that has lost its target flies back, or to Guam; it may wait over
/// Guam, within two hexes of its carriers, or while some force is detected.
#[test]
fn r4_22_r4_23_a_strike_whose_target_is_lost_does_not_wait_where_it_is() {
    let game = Game::new(scenario_4(), &[], 7).unwrap();
    let mut table = game.table().clone();
    let waits = |table: &Table| {
        let order = hold("Air Strike 1");
        Decision::AirMovement.check(table, order)
    };
    let lost = Refusal::Movement(MovementRefusal::NothingToWaitFor(named("Air Strike 1")));
    let put = |table: &mut Table, at: HexId| {
        table.missions.clear();
        with_mission(table, "Air Strike 1", &at.to_string(), &["TBM 1"], 10);
    };
    for (at, expected) in [
        ("1113", Ok(())),
        ("1115", Ok(())),
        ("1116", Err(lost)),
        ("1407", Ok(())),
    ] {
        put(&mut table, hex(at));
        assert_eq!(waits(&table), expected, "{at}");
    }
    put(&mut table, hex("1117"));
    assert_eq!(waits(&table), Err(lost));
    let home = fly("Air Strike 1", "1116");
    assert_eq!(Decision::AirMovement.check(&table, home), Ok(()));
    let away = fly("Air Strike 1", "1118");
    assert!(Decision::AirMovement.check(&table, away).is_err());
    table.forces[4].detection = Detection::ApproximateSighting;
    assert_eq!(waits(&table), Ok(()));
}

/// 5.24: two forces in a hex, one of them sunk to the last ship: the strikes after it find the other, and the game
/// goes on to its end. An independent auditor found these games stopped.
#[test]
fn r5_24_games_in_which_a_wrong_target_was_sunk_before_come_to_their_end() {
    for seed in [33373, 207_236, 209_202] {
        let mut game = Game::new(scenario_4(), &[Variant::DoubleForces], seed).unwrap();
        Sensible.finish(&mut game);
        assert!(game.outcome().is_some(), "{seed}");
    }
}

/// The ships of Level 4 stay with their force, drawn once each.
#[test]
fn no_ship_sails_with_two_forces() {
    for seed in 0..100 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        Sensible.finish(&mut game);
        let mut ships: Vec<ShipId> = game.table().drawn_ships.clone();
        let drawn = ships.len();
        ships.sort();
        ships.dedup();
        assert_eq!(ships.len(), drawn);
    }
}

/// 3.23: each turn the cup holds a chit for every force that is on the map then, the US Move chit, and No Op chits to
/// the next multiple of four; a force that proved to be nothing has none, a second half of a double force has one.
#[test]
fn r3_23_the_cup_is_filled_anew_each_turn() {
    let mut sizes = Vec::new();
    for seed in 0..40 {
        let mut game = Game::new(scenario_4(), &[Variant::DoubleForces], seed).unwrap();
        Sensible.finish(&mut game);
        let mut table = Table::new(scenario_4().first_turn);
        let mut turns = 0;
        for it in game.events() {
            if let Event::Forces(ForceEvent::CupFilled { chits, per_phase }) = &it.event {
                let mut expected: Vec<ActivationChit> = table
                    .forces
                    .iter()
                    .map(|force| ActivationChit::Force(force.id))
                    .collect();
                sizes.push(expected.len());
                expected.push(ActivationChit::UsMove);
                while !expected.len().is_multiple_of(4) {
                    expected.push(ActivationChit::NoOp);
                }
                assert_eq!(*chits, expected, "seed {seed}");
                assert_eq!(usize::from(*per_phase), expected.len() / 4);
                // 3.24: a quarter a phase, so that the cup was empty.
                assert!(table.cup.is_empty());
                turns += 1;
            }
            table.apply(&it.event);
        }
        assert_eq!(turns, scenario_4().turns);
    }
    assert!(sizes.iter().any(|forces| *forces < 8), "{sizes:?}");
    assert!(sizes.iter().any(|forces| *forces > 8), "{sizes:?}");
}
