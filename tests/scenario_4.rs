//! Scenario 4, "Where Is Ozawa?": set-up, sequence, score, levels, variants, and what its rules refuse.

mod common;

use carrier_battle::engine::charts::Applied;
use carrier_battle::engine::fleet::{
    CarrierType, SearchAim, TaskGroupId, UnitSet, check_search, search_modifiers, task_force_moves,
};
use carrier_battle::engine::forces::{ActivationChit, Detection, Intelligence, LevelOne, cups};
use carrier_battle::engine::map::{Bearing, HexId, ISLANDS};
use carrier_battle::engine::ships::{ShipClass, ShipId};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    Decision, Deck, Event, ForceEvent, Game, Order, Refusal, SCENARIOS, Scenario, Scored,
    SegmentId, Table, Turn, Variant,
};
use common::*;

fn scenario_4() -> &'static Scenario {
    Scenario::numbered(4).unwrap()
}

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
    assert_eq!(SCENARIOS.len(), 4);
    assert_eq!((scenario.number, scenario.name), (4, "Where Is Ozawa?"));
    assert_eq!(
        (scenario.first_turn, scenario.turns),
        (Turn::at(20, 530), 8)
    );
    let names: Vec<String> = scenario.segments.iter().map(SegmentId::to_string).collect();
    assert_eq!(
        names,
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
    let levels: Vec<(i16, &str)> = scenario
        .levels
        .iter()
        .map(|it| (it.from, it.name))
        .collect();
    assert_eq!(
        levels,
        [
            (30, "Ozawa unmasked"),
            (18, "Clear picture"),
            (7, "Fragments"),
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
    let score = |what| {
        scenario
            .scores
            .iter()
            .find(|award| award.what == what)
            .map(|award| (award.vp, award.per))
    };
    assert_eq!(
        [
            Scored::LevelOne,
            Scored::LevelTwo,
            Scored::LevelThree,
            Scored::FullyKnown,
            Scored::SearchUnitLost
        ]
        .map(score),
        [
            Some((1, 1)),
            Some((2, 1)),
            Some((4, 1)),
            Some((6, 1)),
            Some((-1, 1))
        ]
    );
}

/// Eight reports of Level 0, undetected and retiring; three task groups in 1113; decks by type.
#[test]
fn scenario_4_begins_with_eight_reports_and_three_task_groups() {
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
        .map(|force| (force.id.0, force.hex.to_string()))
        .collect();
    let expected = [
        "0518", "0720", "0819", "1021", "1119", "1222", "1418", "1620",
    ];
    let expected: Vec<(char, String)> = ('A'..='H').zip(expected.map(str::to_owned)).collect();
    assert_eq!(hexes, expected);
    for force in &table.forces {
        assert_eq!(
            (force.intelligence, force.detection),
            (Intelligence::Rumour, Detection::Undetected)
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
                .all(|force| force.intelligence == Intelligence::Rumour)
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

/// 8.22: one Search Segment a turn, in the phase that the player chooses; without it the searches stay.
#[test]
fn r8_22_one_search_segment_a_turn() {
    for seed in 0..30 {
        let mut game = Game::new(scenario_4(), &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        let mut declared = Vec::new();
        for it in game.events() {
            let json = serde_json::to_value(&it.event).unwrap();
            if json["event"] == "search_declared" {
                assert!(!declared.contains(&it.at.turn), "twice in {}", it.at.turn);
                declared.push(it.at.turn);
            }
        }
    }
    let mut game = at("declare_search", &[], 7);
    play_all(&mut game, &[Order::GoOn]);
    assert!(!game.table().search_declared);
}

/// 8.27, 8.28, 18.21: one or two ready units of one task group; fighters alone go far out, and only by choice.
#[test]
fn r8_27_r8_28_what_may_be_sent_on_a_search() {
    let game = at("air_search", &[], 1944);
    let table = game.table();
    let ready = |group: u8| -> Vec<_> {
        let hers = table
            .decks
            .iter()
            .filter(|deck| deck.carrier.data().group == TaskGroupId(group));
        hers.flat_map(|deck| deck.ready.iter().collect::<Vec<_>>())
            .collect()
    };
    let (first, second) = (ready(1), ready(2));
    let set = |units: &[carrier_battle::engine::fleet::AirUnitId]| {
        units.iter().copied().collect::<UnitSet>()
    };
    let check = |units, aim| check_search(table, units, aim);
    assert_eq!(check(set(&first[..1]), WEST), Ok(()));
    assert_eq!(check(set(&first[..2]), SearchAim::Narrow(83)), Ok(()));
    assert_eq!(
        check(set(&first[..3]), WEST),
        Err(Refusal::SearchOfOneOrTwo)
    );
    assert_eq!(check(UnitSet::EMPTY, WEST), Err(Refusal::SearchOfOneOrTwo));
    assert_eq!(
        check(set(&[first[0], second[0]]), WEST),
        Err(Refusal::SearchOfOneGroup)
    );
    assert_eq!(
        check(set(&first[..1]), SearchAim::Narrow(84)),
        Err(Refusal::NoSuchAim)
    );
    let far = SearchAim::Extended(Bearing::clockwise(9));
    assert_eq!(check(set(&first[..1]), far), Err(Refusal::NoExtendedSearch));
    let with_option = at("air_search", &[Variant::ExtendedSearch], 1944);
    assert_eq!(
        check_search(with_option.table(), set(&first[..1]), far),
        Err(Refusal::ExtendedNeedsFighters(first[0]))
    );
}

/// 8.282: what a search launched counts against the carrier's launches in air operations, and she lands nobody.
#[test]
fn r8_282_searches_count_in_the_air_operations_of_the_phase() {
    let mut game = at("air_search", &[], 1944);
    let carrier = named::<carrier_battle::engine::fleet::CarrierId>("Essex");
    let deck = game
        .table()
        .deck(carrier)
        .or_else(|| game.table().decks.iter().find(|deck| deck.ready.len() == 2))
        .unwrap();
    let (carrier, crew) = (deck.carrier, deck.ready);
    play(
        &mut game,
        Order::Search {
            units: crew,
            aim: WEST,
        },
    );
    let deck = game.table().deck(carrier).unwrap();
    assert_eq!((deck.handled.launched, deck.ready), (2, UnitSet::EMPTY));
    let search = &game.table().searches[0];
    assert_eq!((search.units, search.hex.distance(hex("1113"))), (crew, 2));
    // 6.28: who has launched lands nobody in this phase; in the next she may.
    play(&mut game, Order::GoOn);
    assert_eq!(game.table().deck(carrier).unwrap().handled.launched, 2);
    let phase = game.table().phase;
    while game.table().phase == phase {
        play(&mut game, Order::GoOn);
    }
    assert_eq!(game.table().deck(carrier).unwrap().handled.launched, 0);
}

/// 8.34: what adds to the die and takes from it.
#[test]
fn r8_34_the_modifiers_of_a_search() {
    let game = at("air_search", &[], 1944);
    let mut table = game.table().clone();
    let of = |table: &Table, flying: &[&str], aim, distance| -> Vec<i8> {
        let added = search_modifiers(table, units(flying), aim, distance);
        added.iter().map(|added: &Applied| added.value).collect()
    };
    assert_eq!(of(&table, &["TBM 1"], WEST, 2), [0_i8; 0]);
    assert_eq!(of(&table, &["TBM 1"], WEST, 3), [-1]);
    assert_eq!(of(&table, &["TBM 1"], WEST, 10), [-2]);
    assert_eq!(of(&table, &["TBM 1"], SearchAim::Narrow(0), 11), [1, -3]);
    assert_eq!(of(&table, &["TBM 1", "TBM 2"], WEST, 2), [1]);
    // 8.34a: the fighters' modifier applies if any of the units is a fighter.
    assert_eq!(of(&table, &["TBM 1", "F6F 1"], WEST, 2), [1, -1]);
    for (turn, phase, expected) in [
        (1610, 4, 0),
        (1730, 1, -1),
        (1730, 4, -1),
        (1850, 1, -1),
        (1850, 2, -3),
        (1850, 4, -2),
    ] {
        table.turn = Turn::at(20, turn);
        table.phase = phase;
        let sum: i8 = of(&table, &["TBM 1"], WEST, 2).iter().sum();
        assert_eq!(sum, expected, "{turn}, phase {phase}");
    }
}

/// 6.34, 6.35: one hex, no island with carriers, no hex of the enemy. 6.36: CAP comes along, missions stay.
#[test]
fn r6_34_r6_35_task_force_58_moves_one_hex_when_its_chit_is_drawn() {
    let mut game = at("us_movement", &[], 1944);
    assert_eq!(
        refused(&mut game, Order::MoveTaskForce { to: hex("1115") }),
        Refusal::TaskForceOneHex(hex("1115"))
    );
    assert_eq!(task_force_moves(game.table()).len(), 6);
    let mut table = game.table().clone();
    table.forces[0].hex = hex("1114");
    let into = Order::MoveTaskForce { to: hex("1114") };
    let refusal = Decision::UsMovement.check(&table, into);
    assert_eq!(
        refusal,
        Err(Refusal::EnemyHex {
            force: table.forces[0].id,
            hex: hex("1114")
        })
    );
    let island = ISLANDS[0].hex;
    for group in &mut table.task_groups {
        group.hex = island.neighbours().next().unwrap();
    }
    let into = Order::MoveTaskForce { to: island };
    assert_eq!(
        Decision::UsMovement.check(&table, into),
        Err(Refusal::IslandHex(island))
    );
    let to = task_force_moves(game.table())[0];
    let happened = play(&mut game, Order::MoveTaskForce { to });
    assert!(game.table().task_groups.iter().all(|group| group.hex == to));
    assert!(
        happened
            .iter()
            .any(|event| matches!(event, Event::Forces(ForceEvent::TaskForceMoved { .. })))
    );
}

/// 4.22, 4.23: a strike far from its carriers that has lost its target flies back, or to Guam; it may wait over
/// Guam, within two hexes of its carriers, or while some force is detected.
#[test]
fn r4_22_a_strike_whose_target_is_lost_does_not_wait_where_it_is() {
    let game = Game::new(scenario_4(), &[], 7).unwrap();
    let mut table = game.table().clone();
    let waits = |table: &Table| {
        let order = hold("Air Strike 1");
        Decision::AirMovement.check(table, order)
    };
    let lost = Refusal::NothingToWaitFor(named("Air Strike 1"));
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
