//! Scenario 1, "Hey, Rube!": set-up, sequence, raids, score, levels and variants.

mod score;

use crate::common::*;
use crate::scenarios::{levels, raids, scores, segments};
use carrier_battle::engine::fleet::{Fuel, TaskGroupId};
use carrier_battle::engine::forces::{Fate, RaidId};
use carrier_battle::engine::map::HexId;
use carrier_battle::engine::{
    AirEvent, Decision, Dice, Event, FLOW_CHART, Game, Order, Outcome, RaidEvent, Refusal,
    SCENARIOS, Scenario, ScoreEvent, Scored, SegmentId, Turn, Variant, VariantRefusal,
};

/// Dice for a game in which nobody meets a raid: the ranges are all three hexes, the escorts fives.
const UNMET: [u8; 9] = [5, 5, 5, 5, 1, 5, 1, 5, 5];

#[test]
fn scenario_1_is_that_of_the_scenario_file() {
    let scenario = scenario_1();
    assert_eq!((scenario.number, scenario.name), (1, "Hey, Rube!"));
    assert_eq!(
        (scenario.first_turn, scenario.turns),
        (Turn::at(19, 930), 2)
    );
    assert_eq!(
        segments(scenario),
        [
            "Japanese Air Movement",
            "US Air Movement",
            "US Interception"
        ]
    );
    assert_eq!(scenario.us.hex, hex(HOME));
    assert_eq!(scenario.us.intercepts, [4, 3, 3]);
    let groups = [1, 2, 3, 4].map(TaskGroupId);
    assert_eq!(
        scenario.us.groups,
        groups.map(|group| (group, if group.0 == 4 { 1 } else { 2 }))
    );
    let entry =
        |turn, phase, from: &str, first, second| (turn, phase, from.to_owned(), first, second);
    assert_eq!(
        raids(scenario),
        [
            entry(1, 1, "1121", 9, None),
            entry(1, 3, "1022", 9, Some(7)),
            entry(2, 1, "0518", 6, None)
        ]
    );
    assert_eq!(
        scores(scenario),
        [
            (Scored::PointsDestroyed, 1, 1),
            (Scored::UnitLost, -2, 1),
            (Scored::GotThrough, -2, 1)
        ]
    );
    assert_eq!(
        levels(scenario),
        [
            (24, "Turkey shoot"),
            (16, "Clear victory"),
            (7, "Hard fought"),
            (0, "Too many got through")
        ]
    );
    assert_eq!(
        SCENARIOS.map(|scenario| scenario.number),
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
    );
    assert!(
        [0, 10, 255]
            .into_iter()
            .all(|number| Scenario::numbered(number).is_none())
    );
}

#[test]
fn the_set_up_is_told_event_by_event() {
    let game = scripted(&[5]);
    let group = |number| {
        Event::Air(AirEvent::TaskGroupPlaced {
            what: TaskGroupId(number),
            hex: hex(HOME),
        })
    };
    // 4.13: the patrols hold the displays after those of the missions on the map.
    let cap = |name: &str, display, flying: &[&str]| {
        Event::Air(AirEvent::CapPlaced {
            what: named(name),
            display,
            units: units(flying),
        })
    };
    let intercept = |name: &str, flying: &[&str]| {
        Event::Air(AirEvent::MissionPlaced {
            what: named(name),
            hex: hex(HOME),
            units: units(flying),
            fuel: Fuel::points(16),
            from: None,
        })
    };
    let set_up = [
        Event::Game {
            scenario: 1,
            options: vec![],
        },
        group(1),
        group(2),
        group(3),
        group(4),
        cap("CAP 58.1", 4, &["F6F 1", "F6F 2"]),
        cap("CAP 58.2", 5, &["F6F 11", "F6F 12"]),
        cap("CAP 58.3", 6, &["F6F 21", "F6F 22"]),
        cap("CAP 58.4", 7, &["F6F 31"]),
        intercept("Intercept 1", &["F6F 3", "F6F 13", "F6F 23", "F6F 32"]),
        intercept("Intercept 2", &["F6F 4", "F6F 14", "F6F 24"]),
        intercept("Intercept 3", &["F6F 5", "F6F 15", "F6F 33"]),
        Event::Turn {
            turn: Turn::at(19, 930),
        },
        Event::Phase { number: 1 },
        Event::Segment {
            name: SegmentId::JapaneseAirMovement,
        },
    ];
    let happened = events(game.events());
    assert_eq!(happened[..set_up.len()], set_up);
    assert!(
        matches!(&happened[set_up.len()], Event::Roll(roll) if roll.chart == "intercept_range")
    );
    assert!(matches!(
        happened[set_up.len() + 1],
        Event::Raids(RaidEvent::Placed { .. })
    ));
    assert_eq!(
        happened[set_up.len() + 2..],
        [Event::Segment {
            name: SegmentId::UsAirMovement
        }]
    );
    assert_eq!(game.decision(), Some(Decision::AirMovement));
}

/// 3.1: the whole sequence outline, in its order.
#[test]
fn r3_1_the_flow_chart_is_the_sequence_outline() {
    let names: Vec<&str> = FLOW_CHART
        .iter()
        .map(|segment| segment.data().name)
        .collect();
    let outline = [
        "Arrival Phase",
        "Japanese Air Movement",
        "Activation",
        "US Air Movement",
        "US Air Search",
        "US Air Operations",
        "US Interception",
        "Japanese Air Attack",
        "US Air Attack",
        "End of Action Phase",
        "Hit Adjustment",
        "Fire",
        "Japanese Submarine Attack",
    ];
    assert_eq!(names, outline);
    assert!(FLOW_CHART.is_sorted());
}

/// 3.1: turns of four action phases, each with the segments the scenario uses, in that order.
#[test]
fn r3_1_turns_have_four_phases_of_the_scenarios_segments() {
    for (options, segments) in [
        (
            &[][..],
            &[
                "Japanese Air Movement",
                "US Air Movement",
                "US Interception",
            ][..],
        ),
        (
            &[Variant::DeckCrashes][..], // cleared at the End of Action Phase (4.453)
            &[
                "Japanese Air Movement",
                "US Air Movement",
                "US Interception",
                "End of Action Phase",
            ][..],
        ),
    ] {
        let mut game = scripted_with(scenario_1(), options, &UNMET);
        pass_to_the_end(&mut game);
        let clock: Vec<String> = game
            .events()
            .iter()
            .filter_map(|it| match &it.event {
                Event::Turn { turn } => Some(turn.to_string()),
                Event::Phase { number } => Some(number.to_string()),
                Event::Segment { name } => Some(name.to_string()),
                _ => None,
            })
            .collect();
        let mut expected = Vec::new();
        for turn in ["19 June 1944, 0930", "19 June 1944, 1050"] {
            expected.push(turn);
            for phase in ["1", "2", "3", "4"] {
                expected.push(phase);
                expected.extend(segments);
            }
        }
        assert_eq!(clock, expected);
    }
}

/// Every event knows its turn, phase and segment.
#[test]
fn events_carry_the_moment_they_happened() {
    let mut game = scripted(&UNMET);
    pass_to_the_end(&mut game);
    let through: Vec<(u16, u8, Option<SegmentId>)> = game
        .events()
        .iter()
        .filter(|it| matches!(it.event, Event::Raids(RaidEvent::GotThrough { .. })))
        .map(|it| (it.at.turn.time(), it.at.phase, it.at.segment))
        .collect();
    let interception = Some(SegmentId::UsInterception);
    assert_eq!(
        through,
        [
            (930, 3, interception),
            (1050, 1, interception),
            (1050, 2, interception),
            (1050, 3, interception)
        ]
    );
}

#[test]
fn the_raids_come_in_their_turns_and_phases() {
    let mut game = scripted(&UNMET);
    pass_to_the_end(&mut game);
    let raids: Vec<(u16, u8, RaidId, HexId, u8, u8, HexId)> = game
        .events()
        .iter()
        .filter_map(|it| match it.event {
            Event::Raids(RaidEvent::Placed {
                what,
                hex,
                points,
                source,
                wave,
                target,
                ..
            }) => {
                assert_eq!(
                    (target, it.at.segment),
                    (TaskGroupId(1).into(), Some(SegmentId::JapaneseAirMovement))
                );
                Some((
                    it.at.turn.time(),
                    it.at.phase,
                    what,
                    source,
                    points,
                    wave,
                    hex,
                ))
            }
            _ => None,
        })
        .collect();
    assert_eq!(
        raids,
        [
            (930, 1, RaidId(1), hex("1121"), 9, 1, hex("1112")),
            (930, 3, RaidId(2), hex("1022"), 9, 1, hex("1112")),
            (930, 3, RaidId(3), hex("1022"), 7, 2, hex("1114")),
            (1050, 1, RaidId(4), hex("0518"), 6, 1, hex("0911")),
        ]
    );
}

#[test]
fn six_more_points_come_in_the_last_raid() {
    let mut game = scripted_with(scenario_1(), &[Variant::SixMorePoints], &UNMET);
    pass_to_the_end(&mut game);
    let launched: Vec<u8> = game
        .table()
        .raids
        .iter()
        .map(|raid| raid.launched)
        .collect();
    assert_eq!(launched, [9, 9, 7, 12]);
    // Twelve points with a 5: four fighters, eight attack planes.
    assert_eq!(game.table().score, -2 * (6 + 6 + 5 + 8));
}

#[test]
fn variants_have_one_order_and_are_told() {
    let asked = [
        Variant::DeckCrashes,
        Variant::SixMorePoints,
        Variant::SixMorePoints,
    ];
    let game = scripted_with(scenario_1(), &asked, &[5]);
    let options = [Variant::SixMorePoints, Variant::DeckCrashes];
    assert_eq!(game.options(), options);
    assert_eq!(
        game.events()[0].event,
        Event::Game {
            scenario: 1,
            options: options.to_vec()
        }
    );
    let names = scenario_1().variants.iter().map(|variant| variant.name());
    assert_eq!(
        names.collect::<Vec<_>>(),
        [
            "six-more-points",
            "less-effective-interception",
            "deck-crashes"
        ]
    );
}

#[test]
fn a_variant_that_is_not_offered_is_refused() {
    static PLAIN: Scenario = Scenario {
        variants: &[],
        ..like_scenario_1(Turn::at(19, 930), 1, aloft(&[1]), &[])
    };
    let refused = Game::scripted(&PLAIN, &[Variant::DeckCrashes], Dice::script([])).err();
    assert_eq!(
        refused,
        Some(VariantRefusal::NotOffered(Variant::DeckCrashes))
    );
}

/// The end: nothing is asked, nothing is legal, and every order is refused.
#[test]
fn after_the_last_turn_the_game_is_over() {
    let mut game = scripted(&UNMET);
    assert_eq!(game.outcome(), None);
    pass_to_the_end(&mut game);
    assert_eq!((game.decision(), game.legal().count()), (None, 0));
    for order in [Order::EndMovement, Order::Fight, hold("Intercept 1")] {
        assert_eq!(refused(&mut game, order), Refusal::GameOver);
    }
    assert_eq!(game.table().turn, Turn::at(19, 1050));
}
