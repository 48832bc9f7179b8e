//! Every figure of the charts, and how a die reads them.

mod dice;
mod figures;
mod rules;

use crate::common::*;
use carrier_battle::engine::charts::{
    self, AnyChart, CLEAR_DECK_CRASH, DECK_CRASH, ESCORT_FIGHTERS, INTERCEPT_RANGE,
    INTERCEPTION_FUEL, JAPANESE_AIR_TO_AIR, SAFE_RETURN, SECOND_HEX_FUEL, US_AIR_TO_AIR, by_face,
};
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, SCENARIOS, Variant};
use figures::FIGHTS;

#[test]
fn a_chart_is_found_by_its_name_and_by_no_other() {
    for chart in charts::ALL {
        assert_eq!(
            charts::find(chart.id()).map(AnyChart::title),
            Some(chart.title())
        );
    }
    assert!(charts::find("air_attack").is_none());
    assert!(charts::find("").is_none());
}

/// The numbers in the headings are what the columns are read by.
#[test]
fn columns_are_read_by_the_highest_heading_not_exceeding() {
    let us = |units: u8| US_AIR_TO_AIR.columns[US_AIR_TO_AIR.column(units)].label;
    assert_eq!([1, 2, 7, 8, 9, 30].map(us), ["1", "2", "7", "8", "8", "8"]);
    let japanese =
        |points: u8| JAPANESE_AIR_TO_AIR.columns[JAPANESE_AIR_TO_AIR.column(points)].label;
    assert_eq!(
        [1, 3, 4, 5, 6, 7, 8, 9, 10, 25].map(japanese),
        ["1", "3", "4", "4", "6", "6", "8", "8", "10", "10"]
    );
    let escorts = |points: u8| ESCORT_FIGHTERS.columns[ESCORT_FIGHTERS.column(points)].label;
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
        let last = i8::try_from(chart.rows()).unwrap();
        for column in 0..chart.labels().len() {
            for total in -100..=100 {
                let row = usize::try_from((total - chart.lo()).clamp(0, last - 1)).unwrap();
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
                Some(roll.result),
                chart.outcome(column, chart.row_of(column, roll.total))
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
    // Scenario 1 has no strikes and no damage: it rolls on the charts of 4 and 10.
    let all: Vec<&str> = charts::ALL
        .iter()
        .filter(|chart| {
            chart.rule().starts_with("4.") || ["10.13", "10.21"].contains(&chart.rule())
        })
        .map(|chart| chart.id())
        .collect();
    assert!(
        all.iter().all(|chart| seen.contains(chart)),
        "only {seen:?} were rolled on"
    );
}

/// The odds the player is shown are those of the ten faces.
#[test]
fn the_faces_of_a_die_are_read_one_by_one() {
    assert_eq!(
        by_face(&INTERCEPTION_FUEL, 0, 0),
        [10, 10, 11, 11, 12, 12, 13, 13, 14, 14]
    );
    assert_eq!(
        by_face(&SECOND_HEX_FUEL, 0, 0),
        [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]
    );
    assert_eq!(
        by_face(&US_AIR_TO_AIR, 3, -1),
        [0, 0, 1, 1, 2, 2, 3, 3, 3, 4]
    );
    assert_eq!(
        by_face(&CLEAR_DECK_CRASH, 0, 0)
            .map(|it| it.to_string())
            .join(" "),
        FIGHTS[4].columns[0].1
    );
    assert_eq!(
        by_face(&DECK_CRASH, 0, 0)
            .map(|it| it.to_string())
            .join(" "),
        FIGHTS[3].columns[0].1
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
            "column_by": "none", "dice": "d10", "lo": 1, "notes": [],
            "modifiers": [["dusk or night", -2], ["less effective interception (24.2)", -2]],
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
    let json: serde_json::Value =
        serde_json::from_str(&charts::find("air_attack_rolls").unwrap().json()).unwrap();
    assert_eq!(json["columns"]["16-20"], serde_json::json!([[0, -2]]));
    let json: serde_json::Value =
        serde_json::from_str(&charts::find("anti_aircraft").unwrap().json()).unwrap();
    assert_eq!(json["columns"]["95"][9], "3/3");
}
