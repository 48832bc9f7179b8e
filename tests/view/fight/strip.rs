//! What stands beside a die's row of its chart.

use carrier_battle::engine::charts::{
    ANTI_AIRCRAFT, AnyChart, ESCORT_FIGHTERS, JAPANESE_AIR_TO_AIR, LOCATION_DIRECTION, Outcome,
    STRIKE_CONTACT,
};
use carrier_battle::engine::fleet::{MissionId, TaskGroupId};
use carrier_battle::engine::forces::{ForceId, RaidId};
use carrier_battle::engine::{Purpose, Roll};
use carrier_battle::view::fight::die_roll;

/// What is said of the letters in the last column of a chart.
fn key(chart: &dyn AnyChart<Outcome>, purpose: Purpose) -> String {
    let labels = chart.labels();
    let column = labels.len() - 1;
    let roll = Roll {
        purpose,
        rule: chart.rule(),
        chart: chart.id(),
        column: labels[column],
        die: 10,
        dice: Vec::new(),
        modifiers: Vec::new(),
        total: 10,
        result: chart.outcome(column, chart.row_of(column, 10)).unwrap(),
    };
    die_roll(&roll, 0, false).strip.unwrap().key
}

#[test]
fn the_letters_of_a_chart_are_explained_as_that_chart_means_them() {
    let (raid, mission, force) = (RaidId(1), MissionId::intercept(1), ForceId::Letter('A'));
    assert_eq!(
        key(&JAPANESE_AIR_TO_AIR, Purpose::Escort(raid, mission)),
        "A: a surviving escort slips past to the others \u{b7} E: one unit shot down \u{b7} \
         2E: two units shot down \u{b7} A+E: both"
    );
    // 4.57: of the escort that slipped past, and of the CAP over a force, it is another thing.
    for (purpose, means) in [
        (
            Purpose::BreakThrough(raid, mission),
            "A: one unit driven off",
        ),
        (
            Purpose::CapOnAttackPlanes(force, mission),
            "A: one unit driven off",
        ),
        (
            Purpose::CapOnEscorts(force, mission),
            "A: a surviving point slips past to the attack planes",
        ),
    ] {
        assert!(key(&JAPANESE_AIR_TO_AIR, purpose).starts_with(means));
    }
    assert_eq!(
        key(&STRIKE_CONTACT, Purpose::Contact(mission, force)),
        "C: finds the force \u{b7} W/0: takes another force in the hex for it \u{b7} \
         W/2: takes another force within 2 hexes for it \u{b7} F: finds nothing"
    );
    assert_eq!(
        key(&ANTI_AIRCRAFT, Purpose::JapaneseGuns(force, mission)),
        "driven off / shot down"
    );
    // 18.32: E is east here.
    let direction = Purpose::LocationDirection(force);
    assert_eq!(
        key(&LOCATION_DIRECTION, direction),
        "which way it is from where it was reported \u{b7} - no way: it is where it was reported"
    );
}

/// A raid of 9 is read in the column of 8: the strip says what the column stands for.
#[test]
fn r10_13_a_column_says_all_the_figures_that_it_stands_for() {
    let column = |chart: &dyn AnyChart<Outcome>, label: &'static str, purpose: Purpose| {
        let labels = chart.labels();
        let at = labels.iter().position(|it| *it == label).unwrap();
        let roll = Roll {
            purpose,
            rule: chart.rule(),
            chart: chart.id(),
            column: labels[at],
            die: 5,
            dice: Vec::new(),
            modifiers: Vec::new(),
            total: 5,
            result: chart.outcome(at, 4).unwrap(),
        };
        die_roll(&roll, 0, false).strip.unwrap().column
    };
    let raid = RaidId(1);
    let escorts = |label| column(&ESCORT_FIGHTERS, label, Purpose::Escorts(raid));
    assert_eq!(escorts("8"), " \u{b7} size of the raid: 8\u{2013}9 ");
    assert_eq!(escorts("5"), " \u{b7} size of the raid: 5 ");
    let last = ESCORT_FIGHTERS.columns.last().unwrap().label;
    assert_eq!(
        escorts(last),
        format!(" \u{b7} size of the raid: {last} or more ")
    );
    let guns = Purpose::UsGuns(TaskGroupId(1), raid);
    assert_eq!(
        column(&ANTI_AIRCRAFT, "20", guns),
        " \u{b7} AA factors firing: 20\u{2013}29 "
    );
}
