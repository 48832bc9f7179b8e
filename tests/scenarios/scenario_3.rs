//! Scenario 3, "Clear the Deck": set-up, sequence, raids, score, levels and variants.

use crate::common::decks::*;
use crate::common::*;
use crate::scenarios::{levels, raids, scores, segments};
use carrier_battle::engine::fleet::{TaskGroupId, UnitSet};
use carrier_battle::engine::forces::{RaidId, Service};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::{
    Decision, Deck, Event, Game, Order, RaidEvent, ScoreEvent, Scored, SegmentId, Turn, Variant,
    VariantRefusal,
};

type Names = &'static [&'static str];

/// The game at its first question; the first raid is met a hex away.
fn begun(options: &[Variant]) -> Game {
    scripted_with(scenario_3(), options, &[1])
}

/// A whole game in which the player does nothing.
fn idle(options: &[Variant], seed: u64) -> Game {
    let mut game = Game::new(scenario_3(), options, seed).unwrap();
    while game.decision().is_some() {
        let order = nothing(&game);
        play(&mut game, order);
    }
    game
}

/// The order that does nothing.
fn nothing(game: &Game) -> Order {
    match game.decision() {
        Some(Decision::AirMovement) => Order::EndMovement,
        Some(Decision::Interception) => Order::Fight,
        Some(Decision::Overflight { .. }) => open_fire(&[]),
        _ => Order::GoOn,
    }
}

#[test]
fn scenario_3_is_that_of_the_scenario_file() {
    let scenario = scenario_3();
    assert_eq!((scenario.number, scenario.name), (3, "Clear the Deck"));
    assert_eq!(
        (scenario.first_turn, scenario.turns),
        (Turn::at(19, 930), 4)
    );
    assert_eq!(
        segments(scenario),
        [
            "Japanese Air Movement",
            "US Air Movement",
            "US Air Operations",
            "US Interception",
            "Japanese Air Attack",
            "End of Action Phase",
            // 12.32: it teaches 12.3 as well, whose step is at the end of the turn.
            "Fire",
        ]
    );
    assert_eq!(scenario.us.hex, hex(HOME));
    assert_eq!(
        scenario.us.groups,
        [
            (TaskGroupId(2), 2),
            (TaskGroupId(3), 2),
            (TaskGroupId(7), 0)
        ]
    );
    let entry =
        |turn, phase, from: &str, first, second| (turn, phase, from.to_owned(), first, second);
    assert_eq!(
        raids(scenario),
        [
            entry(1, 1, "1121", 8, None),
            entry(1, 4, "1021", 9, Some(7)),
            entry(2, 3, "0618", 6, None),
            entry(3, 2, "1222", 10, None),
            entry(4, 1, "1120", 6, None),
        ]
    );
    assert_eq!(
        scores(scenario),
        [
            (Scored::PointsDestroyed, 1, 2),
            (Scored::UsCarriers, -1, 1),
            (Scored::UnitLostAway, -1, 2),
            (Scored::UnitLostAtHome, -1, 4),
        ]
    );
    assert_eq!(
        levels(scenario),
        [
            (21, "Not a deck scratched"),
            (16, "Clear victory"),
            (9, "Fleet intact"),
            (-99, "Carriers burning"),
        ]
    );
    assert_eq!(
        scenario.variants,
        [
            Variant::NoBattleLine,
            Variant::AttackPlanesOnDeck,
            Variant::DeckCrashes
        ]
    );
}

/// The lowest level holds for any score below, too.
#[test]
fn scenario_3_has_a_level_for_every_score() {
    let level = |score| scenario_3().level(score).name;
    for (from, name) in [
        (21, "Not a deck scratched"),
        (16, "Clear victory"),
        (9, "Fleet intact"),
        (-99, "Carriers burning"),
    ] {
        assert_eq!(level(from), name);
        assert_ne!(level(from - 1), if from == -99 { "" } else { name });
    }
    assert_eq!(
        (level(8), level(-200), level(99)),
        (
            "Carriers burning",
            "Carriers burning",
            "Not a deck scratched"
        )
    );
}

/// What stands ready comes first, then the patrols, then servicing from what is left: the listed
/// decks and patrols together want two Hellcats more than Task Group 58.2 and 58.3 have each.
#[test]
fn scenario_3_sets_its_decks_up() {
    let game = begun(&[]);
    let none: Names = &[];
    let boxes_of: [(&str, Names, Names, Names); 8] = [
        (
            "Bunker Hill",
            &["F6F 11", "F6F 12"],
            none,
            &["SB2C 7", "SB2C 8", "SB2C 9", "TBF 3", "TBF 4"],
        ),
        (
            "Wasp",
            &["F6F 14", "F6F 15"],
            none,
            &["SB2C 10", "SB2C 11", "SB2C 12", "TBF 5"],
        ),
        ("Monterey", &["F6F 17"], &["F6F 18"], &["TBM 3"]),
        ("Cabot", &["F6F 19"], &["F6F 20"], &["TBM 4"]),
        (
            "Lexington",
            &["F6F 21", "F6F 22"],
            none,
            &["SBD 1", "SBD 2", "SBD 3", "TBM 5", "TBM 6"],
        ),
        (
            "Enterprise",
            &["F6F 24", "F6F 25"],
            none,
            &["SBD 4", "SBD 5", "TBF 6"],
        ),
        ("San Jacinto", &["F6F 27"], &["F6F 28"], &["TBM 7"]),
        ("Princeton", &["F6F 29"], &["F6F 30"], &["TBM 8"]),
    ];
    for (name, ready, servicing, hangar) in boxes_of {
        assert_eq!(
            boxes(&game, name),
            [
                units(ready),
                UnitSet::EMPTY,
                units(servicing),
                units(hangar)
            ],
            "{name}"
        );
    }
    let patrols: Vec<_> = game.table().cap_missions().collect();
    assert_eq!(
        patrols,
        [
            (named("CAP 58.2"), units(&["F6F 13", "F6F 16"])),
            (named("CAP 58.3"), units(&["F6F 23", "F6F 26"])),
        ]
    );
    assert!(game.table().missions.is_empty());
    assert_eq!(game.decision(), Some(Decision::AirMovement));
}

/// The Battle Line stays away, and no raid asks about it.
#[test]
fn scenario_3_can_be_played_without_the_battle_line() {
    let groups = |options: &[Variant]| -> Vec<u8> {
        let game = begun(options);
        game.table()
            .task_groups
            .iter()
            .map(|group| group.id.0)
            .collect()
    };
    assert_eq!(groups(&[]), [2, 3, 7]);
    assert_eq!(groups(&[Variant::NoBattleLine]), [2, 3]);
    for seed in 0..20 {
        let game = idle(&[Variant::NoBattleLine], seed);
        let asked =
            |event: &Event| matches!(event, Event::Roll(roll) if roll.chart == "battle_line");
        assert!(!history(&game).iter().any(asked));
    }
}

/// Attack planes stand where the fighters should be: an Avenger and a dive bomber on a fleet
/// carrier, an Avenger on a light one; the fighters are in servicing, but for those on patrol.
#[test]
fn scenario_3_can_start_with_attack_planes_on_deck() {
    let game = begun(&[Variant::AttackPlanesOnDeck]);
    let expected: [(&str, Names, Names); 8] = [
        ("Bunker Hill", &["TBF 3", "SB2C 7"], &["F6F 13"]),
        ("Wasp", &["TBF 5", "SB2C 10"], &["F6F 14", "F6F 15"]),
        ("Monterey", &["TBM 3"], &["F6F 17"]),
        ("Cabot", &["TBM 4"], &["F6F 19"]),
        ("Lexington", &["TBM 5", "SBD 1"], &["F6F 23"]),
        ("Enterprise", &["TBF 6", "SBD 4"], &["F6F 24", "F6F 25"]),
        ("San Jacinto", &["TBM 7"], &["F6F 27"]),
        ("Princeton", &["TBM 8"], &["F6F 29"]),
    ];
    for (name, ready, servicing) in expected {
        let deck = deck(&game, name);
        assert_eq!(
            (deck.ready, deck.servicing),
            (units(ready), units(servicing)),
            "{name}"
        );
    }
    assert_eq!(
        game.table().cap(named("CAP 58.2")),
        Some(units(&["F6F 11", "F6F 12"]))
    );
    assert_eq!(
        game.table().cap(named("CAP 58.3")),
        Some(units(&["F6F 21", "F6F 22"]))
    );
}

/// Whatever the variants, every unit of the eight carriers is somewhere, within the limits (6.22).
#[test]
fn scenario_3_places_every_unit_within_the_limits() {
    for bits in 0..8 {
        let game = begun(&variants_of(scenario_3(), bits));
        let table = game.table();
        let mut aboard = 0;
        for deck in &table.decks {
            let limits = table.limits(deck.carrier);
            assert!(deck.on_deck().len() <= limits.launch_occupancy);
            assert!(deck.at(Deck::Servicing).len() <= limits.servicing);
            assert!(deck.aboard().len() <= limits.total);
            aboard += deck.aboard().len();
        }
        let patrols: u8 = table.cap_missions().map(|(_, units)| units.len()).sum();
        assert_eq!((aboard, patrols), (37, 4));
    }
}

/// Other scenarios' variants are not offered.
#[test]
fn scenario_3_offers_its_own_variants_only() {
    for other in [Variant::SixMorePoints, Variant::ApproximateSighting] {
        let refused = Game::new(scenario_3(), &[other], 1);
        assert_eq!(refused.err(), Some(VariantRefusal::NotOffered(other)));
    }
}

/// The raids come in their turns and phases, the pair two hexes behind each other (10.24).
#[test]
fn scenario_3_brings_its_raids_on_in_time() {
    let game = idle(&[], 5);
    let first = game.scenario().first_turn.number;
    let placed: Vec<_> = game
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Raids(RaidEvent::Placed {
                what,
                points,
                source,
                target,
                wave,
                service,
                ..
            }) => {
                let turn = it.at.turn.number - first + 1;
                assert_eq!((target, service), (TaskGroupId(2).into(), Service::Naval));
                Some((what, turn, it.at.phase, source, points, wave))
            }
            _ => None,
        })
        .collect();
    let raid = |id, turn, phase, source, points, wave| {
        (RaidId(id), turn, phase, HexId::at(source), points, wave)
    };
    assert_eq!(
        placed,
        [
            raid(1, 1, 1, 1121, 8, 1),
            raid(2, 1, 4, 1021, 9, 1),
            raid(3, 1, 4, 1021, 7, 2),
            raid(4, 2, 3, 618, 6, 1),
            raid(5, 3, 2, 1222, 10, 1),
            raid(6, 4, 1, 1120, 6, 1),
        ]
    );
}

/// Every phase goes through its segments in the order of the flow chart, and every turn ends with
/// its fires (3.1).
#[test]
fn scenario_3_goes_through_its_segments_in_order() {
    let game = idle(&[], 9);
    let segments: Vec<SegmentId> = game
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Segment { name } => Some(name),
            _ => None,
        })
        .collect();
    let scenario = scenario_3().segments;
    let phase = &scenario[..6];
    let turn = [phase, phase, phase, phase, &scenario[6..]].concat();
    assert_eq!(segments, [&turn[..]; 4].concat());
}

/// It ends after four turns; what is still in the air then costs nothing.
#[test]
fn scenario_3_ends_after_four_turns() {
    let game = idle(&[], 3);
    let last = game.events().last().unwrap();
    assert_eq!(last.at.turn.number - game.scenario().first_turn.number, 3);
    let outcome = game.outcome().unwrap();
    assert_eq!(
        last.event,
        Event::Score(ScoreEvent::Ended {
            score: outcome.score,
            level: outcome.level,
        })
    );
    assert_eq!(
        outcome.level,
        game.scenario().level(game.table().score).name
    );
}

/// What is still in the air when the last phase ends costs nothing.
#[test]
fn scenario_3_leaves_what_still_flies_at_its_end_alone() {
    // Nobody lands in the last turn, and nothing launched then can run dry in it.
    let mut game = Game::new(scenario_3(), &[Variant::NoBattleLine], 2).unwrap();
    let take_off = launch("Intercept 1", &["F6F 17"]);
    while game.decision().is_some() {
        let last_turn = game.table().turn.number == game.scenario().first_turn.number + 3;
        let order = if last_turn && game.check(take_off).is_ok() {
            take_off
        } else {
            nothing(&game)
        };
        play(&mut game, order);
    }
    assert_eq!(mission(&game, "Intercept 1").units, units(&["F6F 17"]));
    assert!(
        game.table()
            .lost
            .iter()
            .all(|lost| lost.unit != unit("F6F 17"))
    );
}

/// One point for two Japanese points destroyed; an odd one counts for nothing yet.
#[test]
fn scenario_3_scores_a_point_for_two_destroyed() {
    for seed in 0..40 {
        let game = idle(&[], seed);
        let destroyed = game.table().points_destroyed as i16;
        assert_eq!(game.table().scored(Scored::PointsDestroyed), destroyed / 2);
    }
}
