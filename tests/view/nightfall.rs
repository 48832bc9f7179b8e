//! Dusk and night on the page: what is counted down to, and who is still out (6.41, 6.42).

use carrier_battle::engine::forecast::{
    home_at_the_earliest, home_in_the_dark, nightfall, radius_by_day,
};
use carrier_battle::engine::{Light, SegmentId, Table, Turn};
use carrier_battle::view::shell;

use crate::common::*;

/// A table in the afternoon, with a mission so many hexes west of the task force.
fn afternoon(time: u16, phase: u8, at: &str) -> Table {
    let mut table = task_force();
    table.scenario = 5;
    table.turn = Turn::at(19, time);
    table.phase = phase;
    let unit = "F6F 1";
    with_mission(&mut table, "Intercept 1", at, &[unit], 12);
    table
}

#[test]
fn r6_41_dusk_is_counted_down_to_while_somebody_is_out() {
    let table = afternoon(1730, 2, HOME);
    let night = nightfall(&table).unwrap();
    assert_eq!((night.begins, night.phases, night.out), (Light::Dusk, 4, 1));
    assert_eq!(night.late, 0);
    let view = shell::nightfall(&table).unwrap();
    assert_eq!(view.words, "Dusk in 4 phases, 1 unit out");
    assert!(
        view.title.starts_with("Dusk begins at 1910, in 4 phases: "),
        "{}",
        view.title
    );
    assert!(!view.warns);
    // Long before it nobody is told, nor where nobody is out.
    assert_eq!(shell::nightfall(&afternoon(1210, 1, HOME)), None);
    let mut nobody = table.clone();
    nobody.missions.clear();
    assert_eq!(shell::nightfall(&nobody), None);
    // At dusk night comes next, and then it is there.
    let dusk = shell::nightfall(&afternoon(1850, 2, HOME)).unwrap();
    assert_eq!(dusk.words, "Night in 2 phases, 1 unit out");
    let dark = shell::nightfall(&afternoon(1850, 4, HOME)).unwrap();
    assert_eq!(dark.words, "1 unit out in the dark");
}

#[test]
fn r6_42_who_is_too_far_off_to_be_home_by_day_is_told() {
    let far = afternoon(1850, 1, "1105");
    let night = nightfall(&far).unwrap();
    assert_eq!((night.phases, night.late), (1, 1));
    assert!(shell::nightfall(&far).unwrap().warns);
    let mission = &far.missions[0];
    let home = home_in_the_dark(&far, mission, mission.hex).unwrap();
    assert!(home.0.light(home.1) != Light::Day);
    let near = afternoon(1730, 1, "1108");
    assert_eq!(
        home_in_the_dark(&near, &near.missions[0], near.missions[0].hex),
        None
    );
}

/// 4.43: two hexes a phase, of which this is the first while its movement is still to come.
#[test]
fn r4_43_a_mission_is_home_at_two_hexes_a_phase() {
    let home = |hex: &str, segment: Option<SegmentId>| {
        let mut table = afternoon(1210, 1, hex);
        table.segment = segment;
        home_at_the_earliest(&table, &table.missions[0]).map(|(_, phase)| phase)
    };
    let (to_come, past) = (
        Some(SegmentId::UsAirMovement),
        Some(SegmentId::UsAirOperations),
    );
    // Two hexes off, three and four.
    for (hex, now, later) in [("1107", 1, 2), ("1106", 2, 3), ("1105", 2, 3)] {
        assert_eq!(home(hex, to_come), Some(now), "{hex}");
        assert_eq!(home(hex, past), Some(later), "{hex}");
    }
    assert_eq!(home(HOME, past), Some(1));
}

#[test]
fn r6_42_the_way_out_and_back_by_day_grows_shorter_as_dusk_comes() {
    let radius = |time, phase| radius_by_day(&afternoon(time, phase, HOME));
    assert_eq!(radius(1730, 1), Some((2, 4)));
    assert_eq!(radius(1850, 1), Some((0, 0)));
    assert_eq!(radius(1850, 2), None);
}
