//! The chart and what lies on it.

mod camera;
mod counters;
mod reach;

use carrier_battle::engine::fleet::MissionId;
use carrier_battle::engine::forces::Detection;
use carrier_battle::engine::forces::RaidId;
use carrier_battle::engine::map::{HexId, Zone};
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, Order, SCENARIOS, Scenario, Table};
use carrier_battle::view::Activity;
use carrier_battle::view::chart::geometry::{
    BOUNDS, centre, figure, heading, hex_at, whole_centre,
};
use carrier_battle::view::chart::in_view::{AskedOfChart, brought_in, framed};
use carrier_battle::view::chart::layout::{Layout, Rect, layout, layout_after};
use carrier_battle::view::chart::{
    self, Arrow, Camera, Corner, CounterView, ForceFace, ForceFaceView, Form, Hold, LitHex, Side,
    State, Unit, asked_about, base, force_face, framing, free_corner,
};

use crate::common::{
    HOME, fly, hex, hold, named, over_the_raid, play, play_all, scenario_4, scripted, with_mission,
    with_raid,
};

const MOVEMENT: Option<Decision> = Some(Decision::AirMovement);

/// Scenario 1 at its first question, with a raid seen far away.
fn start() -> Game {
    let game = scripted(&[10]);
    assert_eq!(game.decision(), MOVEMENT);
    game
}

/// Scenario 2 with its strikes in the air.
fn strikes() -> Game {
    let mut game = Game::new(SCENARIOS[1], &[], 1944).unwrap();
    let mut staff = Sensible;
    while game.decision() != MOVEMENT {
        let order = staff.order(&game).unwrap();
        play(&mut game, order);
    }
    game
}

fn lit(game: &Game, mission: &str) -> Vec<LitHex> {
    chart::lit_hexes(
        game.table(),
        game.decision(),
        Some(named(mission)),
        Activity::None,
    )
}

fn lit_at<'a>(lit: &'a [LitHex], number: &str) -> &'a LitHex {
    lit.iter().find(|lit| lit.hex == hex(number)).unwrap()
}

fn counter<'a>(counters: &'a [CounterView], unit: &str) -> &'a CounterView {
    let is_it = |counter: &&CounterView| counter.top().unwrap().to_string() == unit;
    let labels = || {
        counters
            .iter()
            .map(|it| it.label.as_str())
            .collect::<Vec<_>>()
    };
    let found = counters.iter().find(is_it);
    found.unwrap_or_else(|| panic!("{unit} among {:?}", labels()))
}

/// The counters of a table without marks, at a size their hexes have room for.
fn laid(table: &Table, selected: Option<MissionId>) -> Vec<CounterView> {
    chart::counters(table, &[], selected, &layout(table, &[], 1.0))
}

fn mission(name: &str) -> Unit {
    Unit::Mission(named(name))
}

// Lit hexes.

// Counters and stacks.

// Courses, and what is said of the hex pointed at.

// The camera.

// Geometry and the chart beneath.

/// The meridians that are written out at the lower edge of the stage.
fn meridians(camera: &Camera, hidden: &[&str]) -> Vec<i32> {
    let degrees = base::longitudes().into_iter().map(|(degree, _)| degree);
    degrees
        .filter(|degree| !framing::is_meridian_crowded(camera, *degree, hidden))
        .collect()
}

#[test]
fn every_other_meridian_is_written_where_the_chart_is_small() {
    let islands = base::islands();
    let all: Vec<&str> = islands.iter().map(|island| island.name).collect();
    let written = |units: f64, width: f64| {
        let mut camera = Camera::new();
        (camera.units, camera.width) = (units, width);
        meridians(&camera, &all)
    };
    assert_eq!(written(2.0, 2000.0).len(), 9);
    // The whole chart on a phone, and a part of it: none is cut at the edge.
    assert_eq!(written(6.0, 600.0), [132, 136, 140, 144]);
    assert_eq!(written(6.0, 200.0).len(), 2);
}

#[test]
fn degrees_have_the_edges_of_the_stage_to_themselves() {
    let islands = base::islands();
    let ulithi = islands
        .iter()
        .find(|island| island.name == "Ulithi")
        .unwrap();
    let mut camera = Camera::new();
    camera.units = 2.0;
    camera.resize(390.0, 400.0);
    // Ulithi lies at 140 degrees east: its name stands at the lower edge, and well above it.
    let name = ulithi.at.1 + f64::from(ulithi.label.1);
    camera.x = ulithi.at.0;
    camera.y = name + 10.0 * camera.units - camera.height * camera.units / 2.0;
    assert!(!meridians(&camera, &[]).contains(&140));
    assert!(meridians(&camera, &["Ulithi"]).contains(&140));
    camera.y += 60.0 * camera.units;
    assert!(meridians(&camera, &[]).contains(&140));
    // No parallel is written among the meridians, or where it would be cut.
    let at = |pixels: f64| camera.corner().1 - pixels * camera.units;
    assert!(framing::is_parallel_crowded(&camera, at(8.0)));
    assert!(!framing::is_parallel_crowded(&camera, at(40.0)));
    assert!(framing::is_parallel_crowded(&camera, at(390.0)));
}

#[test]
fn the_hex_at_the_centre_of_a_hex_is_that_hex() {
    for hex in HexId::all() {
        let (x, y) = centre(hex);
        for (dx, dy) in [
            (0.0, 0.0),
            (28.0, 0.0),
            (-28.0, 0.0),
            (0.0, 32.0),
            (0.0, -32.0),
        ] {
            assert_eq!(hex_at((x + dx, y + dy)), Some(hex));
        }
    }
    assert_eq!(hex_at((-500.0, 0.0)), None);
}

#[test]
fn a_heading_goes_clockwise_from_the_north() {
    let of = |to| heading((0.0, 0.0), to);
    assert_eq!(of((0.0, -5.0)), 0);
    assert_eq!(of((5.0, 0.0)), 90);
    assert_eq!(of((0.0, 5.0)), 180);
    assert_eq!(of((-5.0, 0.0)), -90);
    assert_eq!(figure(-1.26), "-1.3");
}

#[test]
fn the_chart_beneath_has_every_hex_island_and_zone() {
    let numbers = base::hex_numbers();
    assert_eq!(numbers.len(), 25 * 34);
    assert_eq!(numbers[0].text, "0101");
    // A zig-zag above each row and one below, and uprights between.
    let hexes = base::hexes();
    assert_eq!(hexes.matches("l30").count(), 26 * 34);
    assert_eq!(hexes.matches('v').count(), 25 * 35);
    for zone in [
        base::northern_zones(),
        base::southern_zones(),
        base::invasion_zone(),
    ] {
        assert!(zone.starts_with('M') && zone.ends_with('Z'));
        assert!(!zone.contains("NaN"));
    }
    let islands = base::islands();
    let names: Vec<&str> = islands.iter().map(|island| island.name).collect();
    assert_eq!(names.len(), 8);
    assert_eq!(names[3], "Guam");
    // A reef is drawn around an atoll only.
    let reefs = islands.iter().filter(|island| island.reef.is_some());
    assert_eq!(
        reefs.map(|island| island.name).collect::<Vec<_>>(),
        ["Ulithi"]
    );
    assert_eq!(base::latitudes()[0].text, "10\u{b0}N");
    assert_eq!(base::longitudes()[0].1.text, "130\u{b0}E");
    assert_eq!(base::invasion_label().unwrap().text, "Invasion zone");
    // Both names of the zones, on their sides of the line.
    let sides = base::zone_sides();
    assert!(sides.len() >= 3);
    for (west, east) in sides {
        let zone = |at| Zone::of(hex_at(at).unwrap()).is_eastern();
        assert_eq!((zone(west.at), zone(east.at)), (false, true));
    }
}
