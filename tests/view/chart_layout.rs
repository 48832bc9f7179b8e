//! That nothing on the chart covers anything else, and no island's name is cut, whatever game is played.

use std::collections::HashSet;

use carrier_battle::engine::map::HexId;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, SCENARIOS, Table};
use carrier_battle::view::chart::framing;
use carrier_battle::view::chart::geometry::{ROW, WIDTH, centre};
use carrier_battle::view::chart::layout::{
    ALONE, Cell, HALF, Layout, PLATE, ROOM, Rect, layout, layout_after,
};
use carrier_battle::view::chart::{Camera, Form, Unit, counters, marks};
use carrier_battle::view::wording;

use crate::common::{hex, scenario_4, scripted, with_mission};

/// Looks at every state of some random games of every scenario.
fn in_random_games(games: u64, mut look: impl FnMut(&Game)) {
    for scenario in SCENARIOS {
        for seed in 1..=games {
            let mut game = Game::new(scenario, &[], seed).unwrap();
            let mut player = Random::new(seed);
            while let Some(order) = player.order(&game) {
                game.play(order).unwrap();
                look(&game);
            }
        }
    }
}

fn marked(game: &Game) -> Vec<HexId> {
    let marks = marks::marks(game.events(), game.table());
    marks.into_iter().map(|mark| mark.hex).collect()
}

/// What a hex's counters and mark cover on the chart.
fn covered(cell: &Cell, enlarged: f64) -> Vec<Rect> {
    let (x, y) = centre(cell.hex);
    let at = (x + f64::from(cell.shift.0), y + f64::from(cell.shift.1));
    let covered = cell.covered().into_iter();
    covered.map(|rect| rect.placed(enlarged, at)).collect()
}

fn expect_apart(table: &Table, marked: &[HexId], enlarged: f64) {
    let layout = layout(table, marked, enlarged);
    let all: Vec<Rect> = layout
        .cells()
        .iter()
        .flat_map(|cell| covered(cell, enlarged))
        .collect();
    for (n, one) in all.iter().enumerate() {
        for other in &all[n + 1..] {
            assert!(!one.meets(*other), "{one:?} and {other:?} at {enlarged}");
        }
    }
}

#[test]
fn a_counter_moved_aside_points_to_its_hex_and_one_in_its_hex_to_none() {
    let mut aside = 0;
    in_random_games(1, |game| {
        for enlarged in [1.0, 2.5] {
            let layout = layout(game.table(), &[], enlarged);
            for counter in counters(game.table(), &[], None, &layout) {
                let (x, y) = centre(counter.hex);
                let away = (f64::from(counter.at.0) - x, f64::from(counter.at.1) - y);
                let is_away = away.0.abs() > 1.0 || away.1.abs() > 1.0;
                let to_hex = format!("M0 0L{} {}m", -counter.shift.0, -counter.shift.1);
                match counter.leader() {
                    Some(leader) => assert!(is_away && leader.starts_with(&to_hex), "{leader}"),
                    None => assert!(!is_away, "{counter:?}"),
                }
                aside += usize::from(is_away);
            }
        }
    });
    assert!(aside > 0, "some are moved aside");
}

#[test]
fn no_counter_plate_badge_or_mark_covers_another_at_any_zoom() {
    let mut crowded = 0;
    in_random_games(3, |game| {
        let marked = marked(game);
        for enlarged in [1.0, 1.5, 2.5] {
            expect_apart(game.table(), &marked, enlarged);
        }
        crowded += usize::from(game.table().missions.len() > 3);
    });
    assert!(crowded > 50, "{crowded} states with many missions");
}

#[test]
fn what_lies_in_a_hex_stays_with_it_and_every_unit_is_in_one_counter() {
    in_random_games(2, |game| {
        let table = game.table();
        let layout = layout(table, &marked(game), 1.0);
        for cell in layout.cells() {
            assert_eq!(cell.shift, (0, 0), "a hex has room for all that is in it");
            for Rect([left, top, right, bottom]) in cell.covered() {
                // Some of the hexes around it where they are free, never as far as their middles.
                let (wide, high) = (ROOM.0 * 1.75, ROOM.1 * 2.0);
                assert!(left >= -wide && right <= wide, "{cell:?}");
                assert!(top >= -high && bottom <= high, "{cell:?}");
            }
        }
        let selected = table.missions.first().map(|mission| mission.id);
        let counters = counters(table, &[], selected, &layout);
        let mut shown: Vec<String> = counters
            .iter()
            .flat_map(|counter| counter.units.iter().map(ToString::to_string))
            .collect();
        shown.sort();
        // A counter for each hex with task groups, and one for each crippled ship that was left behind.
        let groups: HashSet<HexId> = table.groups_at_sea().map(|group| group.hex).collect();
        let fleet = groups.iter().filter_map(|hex| Unit::fleet_in(table, *hex));
        let cripples = table.left_behind().map(|(ship, _)| ship.to_string());
        let missions = table.missions.iter().map(|mission| mission.id.to_string());
        let raids = table.inbound().map(|raid| raid.id.to_string());
        let forces = table.forces.iter().map(|force| force.id.to_string());
        let submarines = table.submarines.at_sea.iter();
        let submarines = submarines.map(|submarine| submarine.id.to_string());
        let mut there: Vec<String> = fleet
            .map(|fleet| fleet.to_string())
            .chain(cripples)
            .chain(missions)
            .chain(raids)
            .chain(forces)
            .chain(submarines)
            .collect();
        there.sort();
        assert_eq!(shown, there);
        // Task groups have a counter or a plate of their own, never beneath a mission.
        for counter in &counters {
            let has_fleet = counter.units.iter().any(|unit| unit.is_fleet());
            assert!(!has_fleet || counter.units.len() == 1);
            assert!(has_fleet || counter.form != Form::Plate);
        }
    });
}

#[test]
fn a_room_is_a_hex_wide_and_a_row_high() {
    assert_eq!(ROOM, (WIDTH / 2.0, ROW / 2.0));
    assert_eq!(PLATE.0 / 2.0, 29.0);
    assert_eq!(HALF, 34.0);
}

#[test]
fn a_strike_and_its_force_lie_side_by_side_as_large_as_if_they_were_alone() {
    let mut table = Game::new(scenario_4(), &[], 7).unwrap().table().clone();
    let force = table.forces[0].hex;
    with_mission(
        &mut table,
        "Air Strike 1",
        &force.to_string(),
        &["SB2C 2"],
        9,
    );
    let layout = layout(&table, &[], 1.0);
    let cell = layout.cell(force).unwrap();
    for spot in cell.ours.iter().chain(&cell.theirs) {
        assert!((spot.scale - ALONE).abs() < 0.01, "{cell:?}");
    }
}

/// Stages as they are at 1440x900, 1024x768 and 390x844.
const STAGES: [(f64, f64); 3] = [(1065.0, 800.0), (732.0, 678.0), (390.0, 464.0)];

/// What is shown at first uses the room there is: as near as that allows, with all that goes on in it.
#[test]
fn all_that_goes_on_is_in_the_opening_view_as_large_as_can_be() {
    for scenario in SCENARIOS {
        for seed in 1..=6 {
            let game = Game::new(scenario, &[], seed).unwrap();
            for (width, height) in STAGES {
                let mut camera = Camera::new();
                camera.resize(width, height);
                let area = framing::action(game.table(), width).unwrap();
                camera.frame(area, 0.0);
                let [left, top, right, bottom] = area;
                let used = ((right - left) / width).max((bottom - top) / height) / camera.units;
                let is_least = camera.units > 2.49 || camera.units < 0.76;
                assert!(used > 0.85 || is_least, "{scenario:?}, {width}: {used}");
                if camera.units < 2.49 {
                    assert!(camera.has_free(area, 0.0), "{scenario:?}, {width}");
                }
            }
        }
    }
}

/// What is asked about is never moved aside by its neighbours, however small the chart.
#[test]
fn counters_of_what_is_asked_stay_in_their_hexes() {
    let table = Game::new(scenario_4(), &[], 7).unwrap().table().clone();
    let aside = layout(&table, &[], 2.5);
    let aside: Vec<HexId> = aside
        .cells()
        .iter()
        .filter(|cell| cell.shift != (0, 0))
        .map(|cell| cell.hex)
        .collect();
    assert!(!aside.is_empty(), "some are moved aside");
    let asked = layout_after(&Layout::default(), &table, &[], &aside, 2.5);
    for hex in aside {
        assert_eq!(asked.cell(hex).unwrap().shift, (0, 0), "{hex}");
    }
}

#[test]
fn of_names_that_would_run_into_each_other_the_larger_islands_is_kept() {
    let hidden = |units| {
        let mut camera = Camera::new();
        camera.units = units;
        framing::crowded_names(&camera)
    };
    let none: [&str; 0] = [];
    assert_eq!(hidden(1.0), none);
    let far = hidden(5.2);
    assert!(
        far.contains(&"Tinian") && !far.contains(&"Saipan"),
        "{far:?}"
    );
}

#[test]
fn places_are_told_from_the_fleet_to_the_nearest_of_eight_directions() {
    let game = scripted(&[10]);
    let told = |number| wording::place(game.table(), hex(number));
    assert_eq!(told("1109"), "over TF 58 (1109)");
    assert_eq!(told("1111"), "2 hexes west of TF 58 (1111)");
    assert_eq!(told("1107"), "2 hexes east of TF 58 (1107)");
    assert_eq!(told("0909"), "2 hexes north of TF 58 (0909)");
    assert_eq!(told("1309"), "2 hexes south of TF 58 (1309)");
    assert_eq!(told("0911"), "3 hexes north-west of TF 58 (0911)");
    assert_eq!(told("1307"), "3 hexes south-east of TF 58 (1307)");
}
