//! Zooming, panning and framing.

use super::*;

#[test]
fn the_scale_counts_the_miles_of_three_hexes() {
    let scale = chart::scale();
    assert_eq!(scale.title, "33 nautical miles a hex");
    assert_eq!(scale.marks, ["0", "33", "66", "99"]);
}

fn near((x, y): (f64, f64), (other_x, other_y): (f64, f64)) -> bool {
    (x - other_x).hypot(y - other_y) < 0.001
}

#[test]
fn zooming_keeps_the_point_under_the_pointer() {
    let mut camera = Camera::new();
    let at = (130.0, 560.0);
    let point = camera.point(at);
    for factor in [0.7, 0.7, 1.9, 1.4] {
        camera.zoom(factor, at);
        assert!(near(camera.point(at), point));
        assert!(near(camera.pixel(point), at));
    }
    assert_eq!(camera.hold, Hold::Chosen);
    camera.zoom(0.001, at);
    let closest = camera.units;
    camera.zoom(0.5, at);
    assert!(closest == camera.units && near(camera.point(at), point));
}

/// The buttons zoom on what is seen, not on what the prompt hides.
#[test]
fn zooming_by_a_button_keeps_the_middle_of_what_is_free_above_the_prompt() {
    for covered in [0.0, 300.0, 480.0] {
        let mut camera = Camera::new();
        let middle = (camera.width / 2.0, (camera.height - covered) / 2.0);
        let point = camera.point(middle);
        for factor in [0.75, 0.75, 1.33] {
            camera.zoom_middle(factor, covered);
            assert!(near(camera.pixel(point), middle), "{covered}");
        }
    }
}

#[test]
fn the_whole_chart_is_held_for_the_phase_and_what_the_player_chose_for_the_battle() {
    let mut table = start().table().clone();
    let mut camera = Camera::new();
    assert!(!camera.is_held(&table));
    camera.fit(200.0, &table);
    assert!(camera.is_held(&table) && camera.shows_whole());
    table.phase += 1;
    assert!(!camera.is_held(&table) && camera.shows_whole());
    camera.pan(10.0, 0.0);
    assert!(camera.is_held(&table) && !camera.shows_whole());
    table.turn = table.turn.next();
    assert!(camera.is_held(&table));
}

#[test]
fn what_grows_beneath_the_chart_leaves_its_upper_edge_where_it_is() {
    let mut camera = Camera::new();
    let at = (400.0, 120.0);
    let point = camera.point(at);
    camera.resize(camera.width, camera.height - 210.0);
    assert!(near(camera.pixel(point), at));
}

#[test]
fn panning_moves_the_chart_with_the_pointer_and_keeps_some_of_it_in_view() {
    let mut camera = Camera::new();
    camera.zoom_middle(1.5, 0.0);
    let point = camera.point((300.0, 300.0));
    camera.pan(40.0, -25.0);
    assert!(near(camera.pixel(point), (340.0, 275.0)));
    camera.pan(-1e6, 1e6);
    assert_eq!((camera.x, camera.y), (BOUNDS[2], BOUNDS[1]));
}

#[test]
fn a_pinch_zooms_by_how_far_the_fingers_go_apart() {
    let mut camera = Camera::new();
    camera.units = 2.0;
    let other = (400.0, 300.0);
    camera.pinch((500.0, 300.0), (600.0, 300.0), other);
    assert_eq!(camera.units, 1.0);
    // Fingers on one point do not divide by nothing.
    camera.pinch((400.0, 300.0), (400.0, 300.0), other);
    assert_eq!(camera.units, 1.0);
}

#[test]
fn a_framed_area_is_shown_whole_above_the_prompt() {
    let mut camera = Camera::new();
    for covered in [0.0, 200.0] {
        camera.hold = Hold::Chosen;
        camera.frame([900.0, 200.0, 1700.0, 800.0], covered);
        assert_eq!(camera.hold, Hold::Free);
        let (left, top) = camera.pixel((900.0, 200.0));
        let (right, bottom) = camera.pixel((1700.0, 800.0));
        assert!(left >= 0.0 && right <= camera.width);
        assert!(top >= 0.0 && bottom <= camera.height - covered);
    }
    camera.fit(200.0, start().table());
    assert!(camera.shows_whole());
    for point in [(BOUNDS[0], BOUNDS[1]), (BOUNDS[2], BOUNDS[3])] {
        let (x, y) = camera.pixel(point);
        assert!((0.0..=camera.width - 56.0).contains(&x));
        assert!((0.0..=camera.height - 200.0).contains(&y));
    }
}

#[test]
fn on_a_narrow_stage_a_framed_area_keeps_clear_of_the_buttons() {
    let mut camera = Camera::new();
    camera.resize(390.0, 500.0);
    camera.frame([900.0, 200.0, 1700.0, 800.0], 0.0);
    let (left, _) = camera.pixel((900.0, 200.0));
    let (right, _) = camera.pixel((1700.0, 800.0));
    assert!(left >= 0.0 && right <= 390.0 - 56.0, "{left} {right}");
}

#[test]
fn a_point_is_revealed_only_if_it_is_not_in_view() {
    let mut camera = Camera::new();
    let before = camera;
    camera.reveal((camera.x, camera.y), 0.0);
    assert_eq!(camera, before);
    for point in [(500.0, 520.0), (1430.0, 1300.0), (1430.0, 20.0)] {
        camera.reveal(point, 150.0);
        let (x, y) = camera.pixel(point);
        assert!((59.0..=941.0).contains(&x) && (59.0..=491.0).contains(&y));
    }
    // On a stage too small for any margin it comes to the middle.
    camera.resize(100.0, 80.0);
    camera.reveal((900.0, 600.0), 0.0);
    assert_eq!(camera.x, 900.0);
}

#[test]
fn the_camera_writes_itself_for_the_page() {
    let mut camera = Camera::new();
    assert_eq!(camera.view_box(), "930.0 170.0 1000.0 700.0");
    assert_eq!(camera.corner(), (930.0, 870.0));
    assert_eq!(camera.style(), "--u:1.000;--k:1.000");
    // Far away, counters keep the least size that can be read.
    camera.units = 4.0;
    assert_eq!(camera.style(), "--u:4.000;--k:2.551");
    assert_eq!(camera.hex(), 15.0);
}

#[test]
fn the_action_is_everything_that_can_act() {
    let game = start();
    let table = game.table();
    let [left, top, right, bottom] = framing::action(table, 1200.0).unwrap();
    let raid = table.raid(RaidId(1)).unwrap();
    for hex in [raid.hex, hex(HOME)] {
        let (x, y) = centre(hex);
        assert!((left..right).contains(&x) && (top..bottom).contains(&y));
    }
    let mut camera = Camera::new();
    camera.frame([left, top, right, bottom], 0.0);
    camera.y += 100.0;
    assert!(framing::is_in_view(table, &camera, 0.0));
    camera.pan(0.0, 1e4);
    assert!(!framing::is_in_view(table, &camera, 0.0));
    assert_eq!(
        framing::action(&Table::new(table.turn), 1200.0),
        None,
        "an empty table"
    );
    // Strikes are seen from nearer, and our ships are not in their picture.
    let strikes = strikes();
    let [.., right, _] = framing::action(strikes.table(), 1200.0).unwrap();
    let fleet = strikes.table().task_groups[0].hex;
    assert!(centre(fleet).0 > right);
}

#[test]
fn what_is_asked_about_comes_into_a_view_that_the_player_has_chosen_by_no_more_than_it_takes() {
    let mut camera = Camera::new();
    camera.pan(1.0, 1.0);
    let before = camera;
    camera.bring_in([1300.0, 400.0, 1400.0, 500.0], 100.0);
    assert_eq!(camera, before, "it is there");
    let area = [2000.0, 700.0, 2050.0, 900.0];
    camera.bring_in(area, 100.0);
    assert!(camera.has_free(area, 100.0) && camera.hold == Hold::Chosen);
    assert_eq!(camera.units, before.units);
    // From farther off only where it has no room.
    let area = [200.0, 100.0, 1800.0, 1000.0];
    camera.bring_in(area, 100.0);
    assert!(camera.has_free(area, 100.0) && camera.hold == Hold::Chosen);
    assert!(camera.units > before.units);
}

#[test]
fn a_question_is_about_the_hexes_that_answer_it_and_who_is_asked() {
    let game = start();
    let table = game.table();
    let mission = table.missions.first().unwrap();
    let [left, top, right, bottom] =
        asked_about(table, game.decision(), Some(mission.id), Activity::None).unwrap();
    let reach = carrier_battle::engine::forecast::reach(table, mission);
    let hexes = reach.iter().map(|reach| reach.hex).chain([mission.hex]);
    for hex in hexes {
        let (x, y) = centre(hex);
        assert!((left..right).contains(&x) && (top..bottom).contains(&y));
    }
    assert_eq!(asked_about(table, None, None, Activity::None), None);
}

/// What stands over a stage of 1440x900.
fn over(covered: f64) -> Furniture {
    Furniture {
        covered,
        has_key: true,
        is_phone: false,
    }
}

/// A chart framed for a question, above a prompt.
fn framed(table: &Table, asked: AskedOfChart, covered: f64, camera: &Camera) -> Framed {
    Framed::anew(None, camera, table, asked, over(covered)).unwrap()
}

/// Where forces are to be found a question brings what it is about into view at the scale the chart has; it is framed
/// anew only where it is seen from too far off, or has no room.
#[test]
fn from_question_to_question_the_chart_keeps_its_scale() {
    let game = Game::new(scenario_4(), &[], 7).unwrap();
    let table = game.table();
    let asks = |decision| AskedOfChart {
        decision: Some(decision),
        area: None,
    };
    let (search, fight) = (asks(Decision::DeclareSearch), asks(Decision::Interception));
    let mut camera = Camera::new();
    camera.resize(1050.0, 838.0);
    camera = framed(table, search, 220.0, &camera).camera();
    assert!(framed(table, search, 220.0, &camera).is_shown_by(&camera, table, search));

    // A tall question about what goes on near the fleet.
    let tall = framed(table, fight, 560.0, &camera);
    let moved = tall.shown_from(&camera, table, fight);
    assert!(tall.is_shown_by(&moved, table, fight));
    assert_eq!(moved.units, camera.units);
    let (_, y) = moved.pixel(centre(table.task_groups[0].hex));
    assert!(y < 838.0 - 560.0, "the fleet is above it: {y}");
    // Framed anew it would have been far off.
    assert!(tall.camera().units > camera.units * 1.3);

    // Back again, by no other scale.
    let low = framed(table, search, 220.0, &moved);
    let back = low.shown_from(&moved, table, search);
    assert!(low.is_shown_by(&back, table, search));
    assert_eq!(back.units, camera.units);

    // From too far off it is framed anew.
    let mut far = camera;
    far.units *= 1.6;
    assert!(!low.is_shown_by(&far, table, search));
    assert_eq!(low.shown_from(&far, table, search), low.camera());
}

#[test]
fn the_whole_chart_stays_through_a_new_phase_until_a_place_is_asked_about() {
    let mut table = start().table().clone();
    let (x, y) = centre(hex(HOME));
    let asks = |area| AskedOfChart {
        decision: MOVEMENT,
        area,
    };
    let near_fleet = [x - 90.0, y - 90.0, x + 90.0, y + 90.0];
    let mut camera = Camera::new();
    camera.resize(1050.0, 838.0);
    camera.fit(260.0, &table);
    let shown = |table: &Table, area| {
        let framed = framed(table, asks(area), 260.0, &camera);
        framed.is_shown_by(&camera, table, asks(area))
    };
    assert!(shown(&table, None) && shown(&table, Some(near_fleet)));
    table.phase += 1;
    assert!(shown(&table, None));
    assert!(
        !shown(&table, Some(near_fleet)),
        "it is seen from too far off"
    );
}

/// The steps of the scale end where the view is as near as can be: none is farther off than what comes after it.
#[test]
fn a_farther_area_is_never_framed_from_nearer() {
    let mut table = Game::new(scenario_4(), &[], 7).unwrap().table().clone();
    table.forces.clear();
    let (x, y) = centre(table.task_groups[0].hex);
    let mut last = 0.0;
    for wide in (0..260).map(|step| 900.0 + 10.0 * f64::from(step)) {
        let mut camera = Camera::new();
        camera.resize(1050.0, 838.0);
        let area = [x - wide / 2.0, y - 100.0, x + wide / 2.0, y + 100.0];
        framing::frame(&mut camera, area, &table, over(220.0));
        let is_farther = camera.units >= last - 1e-9;
        assert!(is_farther, "{wide}: {} after {last}", camera.units);
        last = camera.units;
    }
    assert!(last > 2.7);
}

/// A raid that came from the west was under the scale (scenario 3).
#[test]
fn no_raid_is_framed_under_the_scale_or_the_buttons() {
    let mut game = Game::new(SCENARIOS[2], &[], 1944).unwrap();
    let mut staff = Sensible;
    let mut raids = 0;
    for (width, height) in [(1013.0, 838.0), (727.0, 712.0), (390.0, 340.0)] {
        while let Some(order) = staff.order(&game) {
            game.play(order).unwrap();
            let table = game.table();
            let Some(area) = framing::action(table, width) else {
                continue;
            };
            let furniture = Furniture {
                has_key: false,
                is_phone: width < 400.0,
                ..over(if width < 400.0 { 0.0 } else { 220.0 })
            };
            let mut camera = Camera::new();
            camera.resize(width, height);
            framing::frame(&mut camera, area, table, furniture);
            for raid in table.inbound() {
                raids += 1;
                let covered = furniture.covered(&camera, &[centre(raid.hex)]);
                assert_eq!(covered, 0, "{} at {width}", raid.id);
            }
        }
        game = Game::new(SCENARIOS[2], &[], 1944).unwrap();
    }
    assert!(raids > 20);
}
