//! What stands beside a die's row of its chart.

use carrier_battle::engine::charts::{
    ANTI_AIRCRAFT, AnyChart, JAPANESE_AIR_TO_AIR, LOCATION_DIRECTION, STRIKE_CONTACT,
};
use carrier_battle::engine::fleet::MissionId;
use carrier_battle::engine::forces::{ForceId, RaidId};
use carrier_battle::engine::{Purpose, Roll};
use carrier_battle::view::fight::die_roll;

/// What is said of the letters in the last column of a chart.
fn key(chart: &dyn AnyChart, purpose: Purpose) -> String {
    let labels = chart.labels();
    let column = labels.len() - 1;
    let roll = Roll {
        purpose,
        rule: chart.rule(),
        chart: chart.id(),
        column: labels[column],
        die: 10,
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
        "A a surviving escort slips past to the others \u{b7} E one unit shot down \u{b7} \
         2E two units shot down \u{b7} A+E both"
    );
    // 4.57: of the escort that slipped past, and of the CAP over a force, it is another thing.
    for (purpose, means) in [
        (
            Purpose::BreakThrough(raid, mission),
            "A one unit driven off",
        ),
        (
            Purpose::CapOnAttackPlanes(force, mission),
            "A one unit driven off",
        ),
        (
            Purpose::CapOnEscorts(force, mission),
            "A a surviving point slips past to the attack planes",
        ),
    ] {
        assert!(key(&JAPANESE_AIR_TO_AIR, purpose).starts_with(means));
    }
    assert_eq!(
        key(&STRIKE_CONTACT, Purpose::Contact(mission, force)),
        "C finds the force \u{b7} W/0 takes another force in the hex for it \u{b7} \
         W/2 takes another force within 2 hexes for it \u{b7} F finds nothing"
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
