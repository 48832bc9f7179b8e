//! Scenarios 6 to 9, the whole battle: set-up, arrival, the cup, morning searches, variants, score and levels.

mod decks;
mod great_battle;
mod two_days;
mod variants;
mod wind;

use crate::common::*;
use crate::scenarios::{levels, scores, segments};
use carrier_battle::engine::forces::{ActivationChit, Detection, ForceId, Intelligence};
use carrier_battle::engine::map::ArrivalZone;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    ArrivalEvent, DetectionEvent, Event, EventRecord, FLOW_CHART, ForceEvent, ForceMove, Game,
    Order, Purpose, Scenario, Scored, Turn, Variant,
};

pub fn scenario(number: u8) -> &'static Scenario {
    Scenario::numbered(number).unwrap()
}

/// A game that waits at its first question: how the decks stand.
pub fn begun(number: u8, options: &[Variant], seed: u64) -> Game {
    Game::new(scenario(number), options, seed).unwrap()
}

/// A game that a random player has finished.
fn finished(number: u8, options: &[Variant], seed: u64) -> Game {
    let mut game = begun(number, options, seed);
    Random::new(seed).finish(&mut game);
    game
}

#[test]
fn both_scenarios_are_those_of_the_scenario_file() {
    for (number, name, hex, arrived) in [
        (6, "The Marianas Turkey Shoot", "1109", 0),
        (7, "Spruance Turns West", "1114", 5),
    ] {
        let scenario = scenario(number);
        assert_eq!(scenario.name, name);
        assert_eq!(
            (scenario.first_turn, scenario.turns),
            (Turn::at(19, 530), 11)
        );
        assert_eq!(segments(scenario).len(), FLOW_CHART.len());
        assert_eq!(scenario.us.hex.to_string(), hex);
        assert_eq!(scenario.us.groups.len(), 5);
        let battle = scenario.battle.unwrap();
        assert_eq!((battle.arrived, battle.guam), (arrived, 7));
        let of = |levels: carrier_battle::engine::Commitment| (levels.threshold, levels.limit);
        assert_eq!(of(battle.historical), (8, 12));
        assert_eq!(of(battle.additional), (13, 18));
    }
}

/// The levels, and an epilogue of its own for each.
#[test]
fn r15_1_the_levels_of_victory_and_their_epilogues() {
    let scenario = scenario(6);
    assert_eq!(
        levels(scenario),
        [
            (101, "Overwhelming victory"),
            (76, "Substantial victory"),
            (51, "Incomplete victory"),
            (31, "Mixed result"),
            (16, "Defeat"),
            (-999, "Humiliating defeat"),
        ]
    );
    let known = [
        (Scored::JapaneseCarriers, 1, 1),
        (Scored::PointsDestroyed, 1, 5),
        (Scored::UsCarriers, -1, 1),
        (Scored::UnitLostAway, -1, 2),
        (Scored::UnitLostAtHome, -1, 4),
        (Scored::ShipsExited, -1, 1),
    ];
    for award in known {
        assert!(scores(scenario).contains(&award), "{award:?}");
    }
    let epilogues = [101, 100, 75, 50, 30, 15].map(|score| scenario.epilogue(score).unwrap());
    for (n, epilogue) in epilogues.iter().enumerate() {
        assert!(epilogue.len() > 100);
        assert!(!epilogues[..n].contains(epilogue));
    }
    assert_eq!(scenario.epilogue(400), scenario.epilogue(101));
    assert_eq!(scenario.epilogue(-60), scenario.epilogue(15));
    assert_eq!(scenario_5().epilogue(20), None);
}

/// What arrives in each turn, and how many counters were not in play before.
fn arrivals(game: &Game) -> Vec<(Turn, u8, u8)> {
    let told = game.events().iter().filter_map(|it| match it.event {
        Event::Arrivals(ArrivalEvent::Arrive {
            available,
            arriving,
        }) => Some((it.at.turn, available, arriving)),
        _ => None,
    });
    told.collect()
}

#[test]
fn r7_1_a_third_of_sixteen_forces_arrives_in_the_first_turn() {
    for seed in 0..4 {
        let game = finished(6, &[], seed);
        assert_eq!(arrivals(&game)[0], (Turn::at(19, 530), 16, 5));
        assert_eq!(arrivals(&game)[1].2, arrivals(&game)[1].1 / 3);
    }
}

/// The Arrival Phase comes before the first action phase, and the cup is filled at its end.
#[test]
fn r3_23_the_cup_is_filled_when_the_forces_have_arrived() {
    let game = finished(6, &[], 3);
    let events = game.events();
    let filled: Vec<usize> = (0..events.len())
        .filter(|n| {
            matches!(
                events[*n].event,
                Event::Forces(ForceEvent::CupFilled { .. })
            )
        })
        .collect();
    assert_eq!(filled.len(), 11);
    for at in filled {
        let table = game.table_after(at + 1);
        assert_eq!(table.phase, 0);
        assert!(matches!(
            events[at - 1].event,
            Event::Arrivals(_) | Event::Detection(DetectionEvent::Placed { .. })
        ));
        let mut expected: Vec<ActivationChit> = table
            .activated_forces()
            .into_iter()
            .map(ActivationChit::Force)
            .collect();
        expected.extend([
            ActivationChit::UsMove,
            ActivationChit::UsSubs,
            ActivationChit::Guam,
        ]);
        let full = expected.len().next_multiple_of(4);
        expected.resize(full, ActivationChit::NoOp);
        assert_eq!(table.cup, expected);
        assert_eq!(usize::from(table.chits_a_phase), full / 4);
    }
}

/// The example of 3.24: fourteen forces, three other chits, and three No Op make twenty.
#[test]
fn r3_24_the_rulebooks_cup() {
    use carrier_battle::engine::forces::{chits_a_phase, fill_of_cup};
    let others = [
        ActivationChit::UsMove,
        ActivationChit::UsSubs,
        ActivationChit::Guam,
    ];
    let cup = fill_of_cup(ForceId::all().take(14), &others);
    let no_op = cup.iter().filter(|chit| **chit == ActivationChit::NoOp);
    assert_eq!((cup.len(), no_op.count()), (20, 3));
    assert_eq!(chits_a_phase(cup.len()), 5);
}

/// The events of the set-up of scenario 7 about its five forces.
#[test]
fn scenario_7_five_forces_have_arrived_and_moved_twice_by_one_die_each() {
    for seed in 0..20 {
        let game = begun(7, &[], seed);
        let happened = game.events().iter().map(|it: &EventRecord| &it.event);
        let mut dice = 0;
        let (mut placed, mut moves) = (Vec::new(), Vec::new());
        for event in happened {
            match event {
                Event::Detection(DetectionEvent::Placed { what, hex, .. }) => {
                    assert_eq!(dice, 0, "all have arrived before the first moves");
                    placed.push((*what, *hex));
                }
                Event::Roll(roll) if roll.purpose == Purpose::MissionMovement => dice += 1,
                Event::Forces(ForceEvent::Moved { what, why, .. }) => {
                    assert_eq!(*why, ForceMove::Mission);
                    moves.push((*what, dice));
                }
                _ => {}
            }
        }
        let letters: Vec<ForceId> = placed.iter().map(|(what, _)| *what).collect();
        assert_eq!(letters, ForceId::all().take(5).collect::<Vec<_>>());
        for (_, hex) in &placed {
            assert!(
                ArrivalZone::ALL
                    .iter()
                    .any(|zone| zone.hexes().contains(hex))
            );
        }
        let twice = |die| letters.iter().map(move |what| (*what, die));
        assert_eq!(dice, 2);
        assert_eq!(moves, twice(1).chain(twice(2)).collect::<Vec<_>>());
        for force in &game.table().forces {
            let (_, from) = placed.iter().find(|(what, _)| *what == force.id).unwrap();
            assert!(force.hex.distance(*from) <= 2);
            assert_eq!(force.intelligence, Intelligence::Level0);
            assert_eq!(force.detection, Detection::Undetected);
        }
        // 7.1: then the turn's own arrivals, a third of the eleven others.
        // The decks and the submarines come before them.
        let mut game = game;
        play(&mut game, Order::GoOn);
        play(&mut game, Order::GoOn);
        assert_eq!(arrivals(&game), [(Turn::at(19, 530), 11, 3)]);
    }
}
