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
fn what_the_player_has_put_on_screen_is_held() {
    let mut camera = Camera::new();
    assert!(!camera.is_held());
    camera.fit(200.0);
    assert!(camera.is_held() && camera.shows_whole());
    camera.pan(10.0, 0.0);
    assert!(camera.is_held() && !camera.shows_whole());
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
    camera.fit(200.0);
    assert!(camera.shows_whole());
    for point in [(BOUNDS[0], BOUNDS[1]), (BOUNDS[2], BOUNDS[3])] {
        let (x, y) = camera.pixel(point);
        assert!((0.0..=camera.width).contains(&x));
        assert!((0.0..=camera.height - 200.0).contains(&y));
    }
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
    assert_eq!(
        framing::action(&Table::new(table.turn), 1200.0),
        None,
        "an empty table"
    );
    // On a phone a strip above a card has it at a scale at which counters can be told apart.
    let [_, top, _, bottom] = framing::action(table, 390.0).unwrap();
    assert!(bottom - top < 200.0, "{top} {bottom}");
    // Strikes are seen from nearer, and our ships are not in their picture.
    let strikes = strikes();
    let [.., right, _] = framing::action(strikes.table(), 1200.0).unwrap();
    let fleet = strikes.table().task_groups[0].hex;
    assert!(centre(fleet).0 > right);
}

/// The scale is the player's: what is asked about comes into view by no more than a move.
#[test]
fn what_is_asked_about_comes_into_view_by_no_more_than_it_takes() {
    let mut camera = Camera::new();
    let before = camera;
    camera.bring_in([1300.0, 400.0, 1400.0, 500.0], 100.0);
    assert_eq!(camera, before, "it is there");
    let area = [2000.0, 700.0, 2050.0, 900.0];
    camera.bring_in(area, 100.0);
    assert!(camera.has_free(area, 100.0));
    assert_eq!(camera.units, before.units);
    // What has been moved to is well inside.
    let ((_, top), (right, _)) = (camera.pixel((2000.0, 700.0)), camera.pixel((2050.0, 900.0)));
    assert!(top > 60.0 && right < camera.width * 0.81, "{top} {right}");
    // Of what has no room its middle is shown.
    camera.bring_in([200.0, 100.0, 1800.0, 1000.0], 100.0);
    assert_eq!((camera.units, camera.x), (before.units, 1000.0));
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

/// From question to question the chart stays where it is while what is asked about is in sight, and never changes its
/// scale.
#[test]
fn from_question_to_question_the_chart_stays_where_it_is() {
    let game = Game::new(scenario_4(), &[], 7).unwrap();
    let table = game.table();
    let asks = |area| AskedOfChart {
        decision: Some(Decision::UsMovement),
        area,
        suggested: None,
    };
    let mut first = Camera::new();
    first.resize(1065.0, 800.0);
    let first = framed(&first, table, asks(None), 0.0).unwrap();
    let (x, y) = centre(table.task_groups[0].hex);
    let near_fleet = [x - 90.0, y - 90.0, x + 90.0, y + 90.0];
    assert_eq!(
        brought_in(&first, table, asks(Some(near_fleet)), 0.0),
        first
    );
    // Where the player has put it the fleet is out of sight.
    let mut chosen = first;
    chosen.zoom(0.4, (200.0, 200.0));
    chosen.pan(900.0, 500.0);
    let moved = brought_in(&chosen, table, asks(Some(near_fleet)), 0.0);
    assert!(moved.has_free(near_fleet, 0.0) && moved.is_held());
    assert_eq!(moved.units, chosen.units);
    // On a phone what a card had room for above it has more when that has gone.
    let mut phone = first;
    phone.resize(390.0, 460.0);
    phone.frame([x - 200.0, y - 200.0, x + 200.0, y + 200.0], 0.0);
    phone.y += 0.4 * phone.height * phone.units;
    let fleet_at = |camera: &Camera| camera.pixel((x, y)).1 / camera.height;
    assert!(fleet_at(&phone) < 0.2);
    let alone = Game::new(start().scenario(), &[], 7).unwrap();
    let moved = brought_in(&phone, alone.table(), asks(Some(near_fleet)), 0.0);
    assert!(fleet_at(&moved) > 0.3, "{}", fleet_at(&moved));
    // A question about no place moves nothing that he has put there.
    assert_eq!(brought_in(&chosen, table, asks(None), 0.0), chosen);
}

/// Where the fleet may move, the force that it may go for is in view as well as the fleet, as far as both have room.
#[test]
fn the_course_is_asked_with_the_nearest_force_in_view() {
    let game = crate::view::two_days::kept("oilers");
    let table = game.table();
    let fleet = table.groups_at_sea().next().unwrap().hex;
    let of = |it: &&carrier_battle::engine::forces::Force| {
        (!it.detection.is_detected(), it.hex.distance(fleet))
    };
    let force = table.forces.iter().min_by_key(of).unwrap();
    let (x, y) = centre(fleet);
    let area = [x - 90.0, y - 90.0, x + 90.0, y + 90.0];
    let mut camera = Camera::new();
    camera.resize(1065.0, 800.0);
    // The fleet at the left edge of it.
    (camera.x, camera.y) = (x + 400.0 * camera.units, y);
    let asked = |decision| AskedOfChart {
        decision: Some(decision),
        area: Some(area),
        suggested: None,
    };
    let moved = brought_in(&camera, table, asked(Decision::UsMovement), 0.0);
    let (left, top) = moved.pixel(centre(force.hex));
    assert!(moved.has_free(area, 0.0));
    assert!(left > 0.0 && top > 0.0 && left < moved.width && top < moved.height);
    // It is no matter of landings.
    let other = brought_in(&camera, table, asked(Decision::Landing), 0.0);
    assert_ne!(other, moved);
}

/// Five submarines lie all over the chart: where the whole has no room, that which the suggested answer moves is in sight.
#[test]
fn where_not_all_has_room_the_suggested_answer_is_in_sight() {
    let game = Game::new(scenario_4(), &[], 7).unwrap();
    let mut camera = Camera::new();
    camera.resize(390.0, 460.0);
    let (everything, suggested) = (
        [100.0, 100.0, 2000.0, 1200.0],
        [300.0, 900.0, 420.0, 1000.0],
    );
    let asked = AskedOfChart {
        decision: Some(Decision::Submarines),
        area: Some(everything),
        suggested: Some(suggested),
    };
    let moved = brought_in(&camera, game.table(), asked, 0.0);
    assert!(moved.has_free(suggested, 0.0));
    assert_eq!(moved.units, camera.units);
}

/// Lines of news stand where they cover no counter, and go back and forth no more than that takes.
#[test]
fn news_stands_in_the_lower_corner_that_covers_no_counter() {
    let game = Game::new(scenario_4(), &[], 7).unwrap();
    let table = game.table();
    let (x, y) = centre(table.task_groups[0].hex);
    let mut camera = Camera::new();
    camera.resize(1000.0, 700.0);
    let size = (300.0, 90.0);
    // The fleet, alone in view, in the lower left.
    camera.units = 0.5;
    (camera.x, camera.y) = (x + 200.0, y - 140.0);
    let corner = free_corner(&camera, table, &[], size, Corner::Left);
    assert_eq!(corner, Corner::Right);
    // It stays there when the fleet has gone from the left.
    camera.y += 200.0;
    assert_eq!(
        free_corner(&camera, table, &[], size, corner),
        Corner::Right
    );
    camera.x = x - 200.0;
    camera.y = y - 140.0;
    assert_eq!(free_corner(&camera, table, &[], size, corner), Corner::Left);
    // What is asked about counts for more than any number of counters.
    let lower_left = (camera.x - 225.0, camera.y + 150.0);
    let asked = [hex_at(lower_left).unwrap()];
    let left = free_corner(&camera, table, &asked, size, Corner::Left);
    assert_eq!(left, Corner::Right);
}
