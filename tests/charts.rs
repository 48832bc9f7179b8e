//! Every figure of the charts, against figures copied from the project's chart file, and how a
//! die reads them.

mod common;

use carrier_battle::engine::charts::{
    self, AnyChart, CLEAR_DECK_CRASH, DECK_CRASH, ESCORT_FIGHTERS, INTERCEPT_RANGE,
    INTERCEPTION_FUEL, JAPANESE_AIR_TO_AIR, SAFE_RETURN, SECOND_HEX_FUEL, Source, US_AIR_TO_AIR,
};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, Roll, SCENARIOS, Variant};
use common::*;

/// A chart as the chart file has it.
struct Copied {
    id: &'static str,
    title: &'static str,
    rule: &'static str,
    source: Source,
    column_by: &'static str,
    modifiers: &'static [(&'static str, Option<i8>)],
    columns: &'static [(&'static str, &'static str)],
}

const COPIED: [Copied; 9] = [
    Copied {
        id: "interception_fuel",
        title: "Interception Fuel Level",
        rule: "4.35",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[],
        columns: &[("fuel", "10 10 11 11 12 12 13 13 14 14")],
    },
    Copied {
        id: "second_hex_fuel",
        title: "Second hex of movement",
        rule: "4.432",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[],
        columns: &[("extra fuel", "1 1 1 1 1 2 2 2 2 2")],
    },
    Copied {
        id: "safe_return",
        title: "Safe Return",
        rule: "4.451",
        source: Source::Rebuilt,
        column_by: "",
        modifiers: &[
            ("current value of the Fuel Critical marker", None),
            ("cannot pay the landing fuel point", Some(2)),
            ("dusk, hex not illuminated", Some(1)),
            ("night, hex not illuminated", Some(3)),
            ("night, hex illuminated", Some(1)),
        ],
        columns: &[(
            "result",
            "safe safe safe safe safe safe safe safe safe lost",
        )],
    },
    Copied {
        id: "deck_crash",
        title: "Deck Crash (optional)",
        rule: "4.452",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[],
        columns: &[(
            "result",
            "clear clear clear clear clear clear clear clear clear crash",
        )],
    },
    Copied {
        id: "clear_deck_crash",
        title: "Clearing a Deck Crash",
        rule: "4.453",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[],
        columns: &[(
            "result",
            "cleared cleared cleared cleared cleared cleared cleared stays stays stays",
        )],
    },
    Copied {
        id: "us_air_to_air",
        title: "US Air-to-Air Combat",
        rule: "4.54",
        source: Source::Rebuilt,
        column_by: "US fighter units firing (more than 8 use 8)",
        modifiers: &[
            ("target is fighters", Some(-1)),
            ("firing mission is fuel critical", Some(-2)),
            (
                "Guam raid taking off under an intercept mission (11.27)",
                Some(2),
            ),
            ("new Japanese types, target is fighters (24.4)", Some(-1)),
        ],
        columns: &[
            ("1", "0 0 0 0 1 1 1 1 1 2"),
            ("2", "0 0 0 1 1 1 2 2 2 3"),
            ("3", "0 0 1 1 2 2 2 3 3 4"),
            ("4", "0 1 1 2 2 3 3 3 4 5"),
            ("5", "1 1 2 2 3 3 4 4 5 5"),
            ("6", "1 2 2 3 3 4 4 5 5 6"),
            ("7", "1 2 3 3 4 4 5 5 6 7"),
            ("8", "2 2 3 4 4 5 5 6 7 8"),
        ],
    },
    Copied {
        id: "japanese_air_to_air",
        title: "Japanese Air-to-Air Combat",
        rule: "4.54",
        source: Source::Rebuilt,
        column_by: "Japanese fighter points engaged (highest column not exceeding)",
        modifiers: &[
            ("target is attack planes", Some(1)),
            ("target mission is fuel critical", Some(2)),
            ("new Japanese types (24.4)", Some(1)),
            ("naval air points in scenario 9", Some(1)),
        ],
        columns: &[
            ("1", "- - - - - - - A A E"),
            ("2", "- - - - - - A A A E"),
            ("3", "- - - - - A A A E E"),
            ("4", "- - - - A A A E E A+E"),
            ("6", "- - - A A A E E A+E A+E"),
            ("8", "- - A A A E E A+E A+E 2E"),
            ("10", "- A A A E E A+E A+E 2E 2E"),
        ],
    },
    Copied {
        id: "intercept_range",
        title: "Intercept Range",
        rule: "10.21",
        source: Source::Rebuilt,
        column_by: "",
        modifiers: &[
            ("dusk", Some(-2)),
            ("less effective interception (24.2)", Some(-2)),
        ],
        columns: &[("hexes from target", "1 2 2 3 3 3 4 4 4 5")],
    },
    Copied {
        id: "escort_fighters",
        title: "Japanese Escort Fighters",
        rule: "10.13",
        source: Source::Rebuilt,
        column_by: "size of the raid (highest column not exceeding)",
        modifiers: &[],
        columns: &[
            ("1", "0 0 0 0 0 0 0 0 1 1"),
            ("2", "0 0 0 0 1 1 1 1 1 1"),
            ("3", "0 0 1 1 1 1 1 1 1 2"),
            ("4", "1 1 1 1 1 1 2 2 2 2"),
            ("5", "1 1 1 1 2 2 2 2 2 3"),
            ("6", "1 1 2 2 2 2 2 3 3 3"),
            ("8", "2 2 2 2 3 3 3 3 4 4"),
            ("10", "2 2 3 3 3 4 4 4 5 5"),
            ("12", "3 3 3 4 4 4 5 5 5 6"),
            ("15", "4 4 4 5 5 5 6 6 7 7"),
            ("20", "6 6 6 7 7 7 8 8 9 9"),
        ],
    },
];

#[test]
fn every_figure_of_the_nine_charts_is_that_of_the_chart_file() {
    assert_eq!(charts::ALL.len(), COPIED.len());
    for (chart, copied) in charts::ALL.into_iter().zip(COPIED) {
        assert_eq!(
            (chart.id(), chart.title(), chart.rule()),
            (copied.id, copied.title, copied.rule)
        );
        assert_eq!(
            (chart.source(), chart.column_by(), chart.lo()),
            (copied.source, copied.column_by, 1)
        );
        let labels: Vec<&str> = copied.columns.iter().map(|column| column.0).collect();
        assert_eq!(chart.labels(), labels, "{}", copied.id);
        assert_eq!(chart.rows(), 10);
        for (n, (label, results)) in copied.columns.iter().enumerate() {
            let cells: Vec<String> = (0..10).map(|row| chart.cell(n, row)).collect();
            assert_eq!(cells.join(" "), *results, "{} column {label}", copied.id);
        }
        let listed: Vec<_> = chart
            .modifiers()
            .iter()
            .map(|listed| (listed.reason, listed.value))
            .collect();
        assert_eq!(listed, copied.modifiers, "{}", copied.id);
    }
}

#[test]
fn a_chart_is_found_by_its_name_and_by_no_other() {
    for chart in charts::ALL {
        assert_eq!(
            charts::find(chart.id()).map(AnyChart::title),
            Some(chart.title())
        );
    }
    assert!(charts::find("strike_contact").is_none());
    assert!(charts::find("").is_none());
}

/// The numbers in the headings are what the columns are read by.
#[test]
fn columns_are_read_by_the_highest_heading_not_exceeding() {
    let us = |units| US_AIR_TO_AIR.columns[US_AIR_TO_AIR.column(units)].label;
    assert_eq!([1, 2, 7, 8, 9, 30].map(us), ["1", "2", "7", "8", "8", "8"]);
    let japanese = |points| JAPANESE_AIR_TO_AIR.columns[JAPANESE_AIR_TO_AIR.column(points)].label;
    assert_eq!(
        [1, 3, 4, 5, 6, 7, 8, 9, 10, 25].map(japanese),
        ["1", "3", "4", "4", "6", "6", "8", "8", "10", "10"]
    );
    let escorts = |points| ESCORT_FIGHTERS.columns[ESCORT_FIGHTERS.column(points)].label;
    assert_eq!(
        [1, 6, 7, 8, 9, 10, 11, 12, 14, 15, 19, 20, 40].map(escorts),
        [
            "1", "6", "6", "8", "8", "10", "10", "12", "12", "15", "15", "20", "20"
        ]
    );
}

/// 2.41: past either end of a chart the end row holds. The rulebook's case: a modified roll of -1
/// on a chart that begins at 1 reads the row of 1.
#[test]
fn r2_41_a_modified_roll_past_the_chart_reads_its_end_row() {
    assert_eq!(INTERCEPT_RANGE.result(0, -1), 1);
    assert_eq!(
        [-120, 0, 1, 2, 10, 11, 120].map(|total| INTERCEPT_RANGE.result(0, total)),
        [1, 1, 1, 2, 5, 5, 5]
    );
    assert_eq!(
        [0, 1, 10, 13].map(|total| SAFE_RETURN.result(0, total).to_string()),
        ["safe", "safe", "lost", "lost"]
    );
    for chart in charts::ALL {
        for column in 0..chart.labels().len() {
            for total in -100..=100 {
                let row = usize::try_from(total.clamp(1, 10) - 1).unwrap();
                assert_eq!(chart.row_of(column, total), row, "{} {total}", chart.id());
            }
        }
    }
}

/// 2.41 in play: a die of 2 less two for the variant is 0 and reads the row of 1.
#[test]
fn r2_41_the_roll_tells_the_total_before_it_is_held_to_the_chart() {
    let game = scripted_with(scenario_1(), &[Variant::LessEffectiveInterception], &[2]);
    assert_eq!(
        read(&events(game.events())),
        [("intercept_range", "hexes from target", 2, 0, "1".into())]
    );
}

/// 2.5: the die has ten faces, and its 0 counts as 10.
#[test]
fn r2_5_every_die_shows_one_to_ten() {
    let mut shown = [0_u32; 11];
    let mut dice = 0;
    for seed in 0..150 {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        Random::new(seed).finish(&mut game);
        for Roll { die, .. } in rolls(&events(game.events())) {
            shown[usize::from(die)] += 1; // fails past 10
            dice += 1;
        }
    }
    assert_eq!(shown[0], 0);
    assert!(dice > 4000, "{dice} dice");
    // Each face about one time in ten.
    assert!(
        shown[1..]
            .iter()
            .all(|times| (dice / 12..dice / 8).contains(times)),
        "{shown:?}"
    );
}

#[test]
#[should_panic(expected = "1 to 10 is rolled")]
fn r2_5_no_die_shows_eleven() {
    scripted(&[11]);
}

#[test]
#[should_panic(expected = "1 to 10 is rolled")]
fn r2_5_no_die_shows_zero() {
    scripted(&[0]);
}

#[test]
#[should_panic(expected = "ran dry")]
fn a_script_of_dice_that_is_too_short_fails() {
    scripted(&[]);
}

/// What the dice show follows from the seed alone: these are the first ranges of some games.
#[test]
fn the_same_seed_shows_the_same_dice_on_every_machine() {
    let first = |seed| {
        let game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        rolls(&events(game.events()))[0].die
    };
    let dice: Vec<u8> = (0..20).map(first).collect();
    assert_eq!(dice, FIRST_DICE);
}

/// The first die of seeds 0 to 19: a save made anywhere must replay everywhere.
const FIRST_DICE: [u8; 20] = [7, 6, 2, 2, 10, 3, 4, 2, 3, 6, 4, 4, 1, 3, 9, 6, 10, 8, 3, 1];

/// Every roll names a chart, a column of it, modifiers it lists, and the result in that cell.
#[test]
fn a_roll_says_what_the_chart_says() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let mut game = Game::new(SCENARIOS[0], SCENARIOS[0].variants, seed).unwrap();
        Random::new(seed).finish(&mut game);
        for roll in rolls(&events(game.events())) {
            let chart = charts::find(roll.chart).unwrap();
            assert_eq!(roll.rule, chart.rule());
            let column = chart
                .labels()
                .iter()
                .position(|label| *label == roll.column)
                .unwrap();
            assert_eq!(
                roll.result,
                chart.cell(column, chart.row_of(column, roll.total))
            );
            let added: i8 = roll.modifiers.iter().map(|applied| applied.value).sum();
            assert_eq!(roll.total, roll.die as i8 + added);
            for applied in &roll.modifiers {
                let listed = chart
                    .modifiers()
                    .iter()
                    .find(|listed| listed.reason == applied.reason)
                    .unwrap();
                assert_eq!(listed.value.unwrap_or(applied.value), applied.value);
            }
            seen.insert(roll.chart);
        }
    }
    let all: Vec<&str> = charts::ALL.iter().map(|chart| chart.id()).collect();
    assert!(
        all.iter().all(|chart| seen.contains(chart)),
        "only {seen:?} were rolled on"
    );
}

/// The odds the player is shown are those of the ten faces.
#[test]
fn the_faces_of_a_die_are_read_one_by_one() {
    assert_eq!(
        INTERCEPTION_FUEL.faces(0, 0),
        [10, 10, 11, 11, 12, 12, 13, 13, 14, 14]
    );
    assert_eq!(SECOND_HEX_FUEL.faces(0, 0), [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
    assert_eq!(US_AIR_TO_AIR.faces(3, -1), [0, 0, 1, 1, 2, 2, 3, 3, 3, 4]);
    assert_eq!(
        CLEAR_DECK_CRASH
            .faces(0, 0)
            .map(|it| it.to_string())
            .join(" "),
        COPIED[4].columns[0].1
    );
    assert_eq!(
        DECK_CRASH.faces(0, 0).map(|it| it.to_string()).join(" "),
        COPIED[3].columns[0].1
    );
}

/// A chart in JSON is the chart file's entry.
#[test]
fn a_chart_in_json_is_the_chart() {
    let json: serde_json::Value =
        serde_json::from_str(&charts::find("intercept_range").unwrap().json()).unwrap();
    assert_eq!(
        json,
        serde_json::json!({
            "id": "intercept_range", "title": "Intercept Range", "rule": "10.21", "source": "rebuilt",
            "column_by": "none", "lo": 1, "notes": [],
            "modifiers": [["dusk", -2], ["less effective interception (24.2)", -2]],
            "columns": { "hexes from target": [1, 2, 2, 3, 3, 3, 4, 4, 4, 5] },
        })
    );
    let json: serde_json::Value =
        serde_json::from_str(&charts::find("safe_return").unwrap().json()).unwrap();
    assert_eq!(
        json["modifiers"][0],
        serde_json::json!(["current value of the Fuel Critical marker", "+value"])
    );
    assert_eq!(json["columns"]["result"][9], "lost");
}
