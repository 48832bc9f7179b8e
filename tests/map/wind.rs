//! The wind and the six directions (17.0, 17.6).

use crate::common::*;
use carrier_battle::engine::map::{Direction, HexId, Wind, WindCourse};

/// Which hexes around one lie so to the wind, by number.
fn hexes(from: Direction, at: &str, course: WindCourse) -> Vec<String> {
    let here: HexId = hex(at);
    let wind = Wind::from(from);
    let around = here.neighbours();
    let mut all: Vec<String> = around
        .filter(|to| wind.course(here, *to) == course)
        .map(|to| to.to_string())
        .collect();
    all.sort();
    all
}

/// 17.0: whencever the wind blows, three directions are leeward and three windward; straight opposite is the other, and
/// whoever stays keeps station.
#[test]
fn r17_6_every_wind_has_three_leeward_and_three_windward_directions() {
    for from in Direction::ALL {
        let wind = Wind::from(from);
        let leeward = |step: &Direction| wind.of_step(*step) == WindCourse::Leeward;
        assert_eq!(
            Direction::ALL.iter().filter(|step| leeward(step)).count(),
            3
        );
        for step in Direction::ALL {
            assert_ne!(wind.of_step(step), wind.of_step(step.opposite()));
        }
        assert_eq!(wind.of_step(from), WindCourse::Windward);
        assert_eq!(wind.of_step(wind.to()), WindCourse::Leeward);
        assert_eq!(
            wind.course(hex("1013"), hex("1013")),
            WindCourse::StationKeeping
        );
    }
}

/// 17.6: the hexes to leeward of 1013 in each of the six winds.
#[test]
fn r17_6_the_hexes_to_leeward_of_1013_in_each_wind() {
    let leeward = |from| hexes(from, "1013", WindCourse::Leeward);
    // From the east: the rulebook's example.
    assert_eq!(leeward(Direction::E), ["0913", "1014", "1113"]);
    assert_eq!(leeward(Direction::W), ["0912", "1012", "1112"]);
    assert_eq!(leeward(Direction::Se), ["0912", "0913", "1014"]);
    assert_eq!(leeward(Direction::Ne), ["1014", "1112", "1113"]);
    assert_eq!(leeward(Direction::Nw), ["1012", "1112", "1113"]);
    assert_eq!(leeward(Direction::Sw), ["0912", "0913", "1012"]);
}
