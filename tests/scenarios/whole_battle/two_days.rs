//! Scenario 8: the whole battle over two days, and what the second of them changes (16.11, 18.41, 20).

use super::{begun, scenario};
use crate::scenarios::{levels, scores, segments};
use carrier_battle::engine::forces::{ActivationChit, LevelOne};
use carrier_battle::engine::staff::{Player, Random, Sensible};
use carrier_battle::engine::{
    ArrivalEvent, Event, EventRecord, FLOW_CHART, ForceEvent, Game, NothingThere, RaidEvent,
    RumourSetup, SCENARIOS, Scenario, SegmentId, Turn, Variant,
};

/// The turn after which no force arrives under rule 20.
const DUSK: Turn = Turn::at(19, 1850);
const NEXT_DAY: Turn = Turn::at(20, 530);

fn finished(options: &[Variant], seed: u64) -> Game {
    let mut game = begun(8, options, seed);
    Random::new(seed).finish(&mut game);
    game
}

/// It begins as scenario 6, and ends with 2130 of June 20.
#[test]
fn scenario_8_is_that_of_the_scenario_file() {
    let (six, eight) = (scenario(6), scenario(8));
    assert_eq!(eight.name, "The Battle of the Philippine Sea");
    assert_eq!((eight.first_turn, eight.turns), (Turn::at(19, 530), 31));
    assert!(eight.has_turn(Turn::at(20, 2130)) && !eight.has_turn(Turn::at(20, 2250)));
    assert_eq!(segments(eight).len(), FLOW_CHART.len());
    assert_eq!(eight.us.hex.to_string(), "1109");
    assert_eq!(eight.us.groups, six.us.groups);
    assert_eq!(eight.battle, six.battle);
    assert_eq!(eight.force_raids, six.force_raids);
    assert!(eight.must_come_home && eight.raids.is_empty());
    assert_eq!(scores(eight), scores(six));
    assert_eq!(levels(eight), levels(six));
}

/// It has all options of scenario 6, and one more; 20 is in play unless it is taken out by whoever begins a game: what
/// a game is set up with is still what it is given.
#[test]
fn r20_1_refuelling_belongs_to_scenario_8_and_is_in_play_by_default() {
    let (six, eight) = (scenario(6), scenario(8));
    assert!(six.variants.iter().all(|it| eight.variants.contains(it)));
    assert_eq!(eight.variants.len(), six.variants.len() + 1);
    assert!(eight.variants.contains(&Variant::Refuelling));
    assert_eq!(eight.by_default, [Variant::Refuelling]);
    assert!(begun(8, &[], 1).options().is_empty());
    for other in SCENARIOS.iter().filter(|other| other.number != 8) {
        assert!(!other.variants.contains(&Variant::Refuelling));
        assert!(other.by_default.is_empty());
    }
}

/// The turns in which forces come, or may come.
fn turns_of_arrival(game: &Game) -> Vec<Turn> {
    let told = game.events().iter().filter_map(|it| match it.event {
        Event::Arrivals(ArrivalEvent::Arrive { .. } | ArrivalEvent::Over) => Some(it.at.turn),
        _ => None,
    });
    told.collect()
}

/// With rule 20 nobody comes any more from the dusk of June 19 on; without it they come on, the night through, as long
/// as the commitment allows (7.1, 13.24).
#[test]
fn r20_5_no_force_arrives_from_dusk_on() {
    for seed in 0..2 {
        let with = turns_of_arrival(&finished(&[Variant::Refuelling], seed));
        assert_eq!(with.len(), 10);
        assert!(with.iter().all(|turn| *turn < DUSK));
        let without = turns_of_arrival(&finished(&[], seed));
        assert_eq!(without.len(), 31);
    }
}

/// The chits of the bases are in no cup of a day's first two turns, on the second day either, and are back from 0810 of
/// June 20 on, whatever was sent on June 19 (16.11, 16.12).
#[test]
fn r16_11_the_bases_are_back_in_the_cup_on_june_20() {
    let bases = [ActivationChit::IwoJima, ActivationChit::YapPeleliu];
    let early = [(19, 530), (19, 650), (20, 530), (20, 650)].map(|(day, at)| Turn::at(day, at));
    for seed in 0..4 {
        let game = finished(&[Variant::LandAirReinforcements], seed);
        for it in game.events() {
            let Event::Forces(ForceEvent::CupFilled { chits, .. }) = &it.event else {
                continue;
            };
            let there = bases.iter().filter(|base| chits.contains(base)).count();
            match it.at.turn {
                turn if early.contains(&turn) => assert_eq!(there, 0, "{turn}"),
                turn if turn.time() == 810 => assert_eq!(there, 2, "{turn}"),
                _ => {}
            }
        }
    }
}

/// Morning searches are those of June 19: on the next morning searches fly in their own segment (18.41).
#[test]
fn r18_41_the_second_morning_is_like_any_other() {
    let game = finished(&[Variant::MorningSearches], 2);
    let searches = |turn: Turn| {
        let events = game.events().iter().filter(|it| it.at.turn == turn);
        let begun = events.filter(
            |it| matches!(it.event, Event::Segment { name } if name == SegmentId::UsAirSearch),
        );
        begun.map(|it| it.at.phase).collect::<Vec<u8>>()
    };
    assert_eq!(searches(Turn::at(19, 530)), [0]);
    assert_eq!(searches(NEXT_DAY), [1, 2, 3, 4]);
}

/// 10.1B: no raid is launched between 1850 of June 19 and 0530 of June 20, and each day has its own.
#[test]
fn r10_1b_no_raid_is_launched_at_night_and_some_are_on_each_day() {
    let mut days = [0, 0];
    for seed in 0..6 {
        let game = finished(&[], seed);
        for it in game.events() {
            if let Event::Raids(RaidEvent::Placed { .. }) = it.event {
                let turn = it.at.turn;
                assert!(turn.number <= DUSK.number, "{turn}");
                days[usize::from(turn.day - 19)] += 1;
            }
        }
    }
    assert!(days.iter().all(|raids| *raids > 0), "{days:?}");
}

/// 7.35: once the cup of Level 1 is empty, what is looked at proves to be nothing, its letter comes again as another
/// force, and the battle goes on to its end.
#[test]
fn r7_35_the_two_days_end_with_an_empty_cup_of_level_1_too() {
    let rumours = RumourSetup {
        level_one_cup: &[(LevelOne::Carrier, 2), (LevelOne::Surface, 1)],
        ..scenario(8).rumours.unwrap()
    };
    let short: &'static Scenario = Box::leak(Box::new(Scenario {
        rumours: Some(rumours),
        ..*scenario(8)
    }));
    let mut nothing = 0;
    for seed in 0..4 {
        let mut game = Game::new(short, &[], seed).unwrap();
        match seed % 2 {
            0 => Random::new(seed).finish(&mut game),
            _ => Sensible.finish(&mut game),
        }
        assert!(game.outcome().is_some());
        assert!(game.table().level_one_cup.is_empty());
        let left = |it: &&EventRecord| {
            matches!(
                it.event,
                Event::Forces(ForceEvent::FalseContact {
                    why: NothingThere::NoChitLeft,
                    ..
                })
            )
        };
        nothing += game.events().iter().filter(left).count();
    }
    assert!(nothing > 0);
}
