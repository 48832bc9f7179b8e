//! The chart and what lies on it.

use carrier_battle::engine::fleet::MissionId;
use carrier_battle::engine::forces::RaidId;
use carrier_battle::engine::map::{HexId, Zone};
use carrier_battle::engine::staff::{Player, Sensible};
use carrier_battle::engine::{Decision, Game, SCENARIOS, Table};
use carrier_battle::view::chart::geometry::{BOUNDS, centre, figure, heading, hex_at};
use carrier_battle::view::chart::layout::layout;
use carrier_battle::view::chart::{
    self, Arrow, Camera, CounterView, Form, LitHex, Side, State, Unit, base, framing,
};

use crate::common::{
    HOME, fly, hex, hold, named, over_the_raid, play, play_all, scripted, with_mission, with_raid,
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
    chart::lit_hexes(game.table(), game.decision(), Some(named(mission)))
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
    chart::counters(table, selected, &layout(table, &[], 1.0))
}

fn mission(name: &str) -> Unit {
    Unit::Mission(named(name))
}

// Lit hexes.

#[test]
fn a_mission_lights_the_hexes_it_can_fly_to_with_their_costs() {
    let game = start();
    let lit = lit(&game, "Intercept 1");
    // Six hexes around, and twelve around them where a die decides.
    assert_eq!(lit.len(), 18);
    let near = lit_at(&lit, "1110");
    assert_eq!(near.order, fly("Intercept 1", "1110"));
    assert_eq!(
        near.label,
        "Fly Intercept 1 to 1110, 1 hex west of TF 58: 1 fuel"
    );
    assert_eq!(near.cost, "1");
    assert!(!near.has_die && !near.has_target && !near.is_covered);
    assert_eq!(
        near.mark(),
        r#"{"order":"fly","mission":"Intercept 1","to":"1110"}"#
    );
    let far = lit_at(&lit, "1111");
    assert_eq!(
        far.label,
        "Fly Intercept 1 to 1111, 2 hexes west of TF 58: 2\u{2013}3 fuel, the die decides"
    );
    assert_eq!(far.cost, "2\u{2013}3");
    assert!(far.has_die);
    assert!(lit.iter().all(|lit| game.check(lit.order).is_ok()));
}

#[test]
fn a_lit_hex_says_whom_the_mission_meets_there() {
    let mut game = start();
    with_raid_beside_the_fleet(&mut game, |table| {
        let lit = chart::lit_hexes(table, MOVEMENT, Some(named("Intercept 1")));
        let meets = lit_at(&lit, "1110");
        assert_eq!(
            meets.label,
            "Fly Intercept 1 to 1110, 1 hex west of TF 58, meets Raid 2: 1 fuel"
        );
        assert!(meets.has_target && meets.is_covered);
    });
}

/// Looks at the table as if another raid had come as far as 1110.
fn with_raid_beside_the_fleet(game: &mut Game, look: impl FnOnce(&Table)) {
    let mut table = game.table().clone();
    with_raid(&mut table, "1110", 5);
    look(&table);
}

#[test]
fn nothing_is_lit_without_a_mission_or_while_nothing_is_asked() {
    let game = start();
    let intercept = Some(named("Intercept 1"));
    assert_eq!(chart::lit_hexes(game.table(), game.decision(), None), []);
    assert_eq!(chart::lit_hexes(game.table(), None, intercept), []);
    let landing = Some(Decision::Landing);
    assert_eq!(chart::lit_hexes(game.table(), landing, intercept), []);
}

#[test]
fn the_keyboard_comes_to_an_open_hex_first_and_arrows_go_on_from_there() {
    let game = start();
    let lit = lit(&game, "Intercept 1");
    let first = chart::first_lit(&lit).unwrap();
    assert!(!lit_at(&lit, &first.to_string()).is_covered);
    assert_eq!(chart::first_lit(&[]), None);

    let next = |arrow| chart::next_lit(&lit, hex("1110"), arrow);
    assert_eq!(next(Arrow::Left), Some(hex("1111")));
    assert_eq!(next(Arrow::Right), Some(hex("1108")));
    // Straight up and down rather than aside.
    assert_eq!(next(Arrow::Up), Some(hex("0910")));
    assert_eq!(next(Arrow::Down), Some(hex("1310")));
    assert_eq!(chart::next_lit(&lit, hex("1111"), Arrow::Left), None);

    assert_eq!(Arrow::of_key("ArrowUp"), Some(Arrow::Up));
    assert_eq!(Arrow::of_key("a"), None);
}

// Counters and stacks.

#[test]
fn the_missions_lie_in_a_stack_above_the_task_force_with_the_selected_one_on_top() {
    let game = start();
    let counters = laid(game.table(), Some(named("Intercept 2")));
    let stack = counter(&counters, "Intercept 2");
    let units = ["Intercept 2", "Intercept 1", "Intercept 3"].map(mission);
    assert_eq!(stack.units, units);
    assert_eq!(stack.form, Form::Small);
    // She has a place of her own beneath them.
    let fleet = counter(&counters, "TF 58");
    assert_eq!((fleet.units.len(), fleet.form), (1, Form::Plate));
    assert_eq!(fleet.at, stack.at);
    assert!(fleet.spot.middle.1 > stack.spot.middle.1);
    assert_eq!(stack.hex, hex(HOME));
    assert_eq!(stack.face.state, State::Selected);
    assert_eq!(stack.face.name, "Int 2");
    assert_eq!(stack.face.picture, "hellcat");
    assert!(
        stack.label.starts_with("Intercept 2, 3 Hellcat units, ")
            && stack
                .label
                .ends_with(", and 2 more counters; opens the list, hex 1109"),
        "{}",
        stack.label
    );
    // By name, so that none moves on screen because another does.
    let names: Vec<String> = counters
        .iter()
        .map(|counter| counter.top().unwrap().to_string())
        .collect();
    assert!(names.is_sorted());
}

#[test]
fn a_mission_shows_its_fuel_and_whether_it_has_had_its_order() {
    let mut game = start();
    play_all(
        &mut game,
        &[fly("Intercept 1", "1110"), hold("Intercept 2")],
    );
    let counters = laid(game.table(), None);
    let flown = counter(&counters, "Intercept 1");
    let left = game.table().mission(named("Intercept 1")).unwrap().fuel;
    assert_eq!(flown.face.figure, Some(left.left().to_string()));
    assert_eq!(flown.face.state, State::Spent);
    assert_eq!(flown.units.len(), 1);
    assert!(flown.label.ends_with(", hex 1110"), "{}", flown.label);
    // Two lie side by side, whichever has had its order.
    let [second, third] = ["Intercept 2", "Intercept 3"].map(|unit| counter(&counters, unit));
    assert_eq!(second.face.state, State::Spent);
    assert_eq!(third.face.state, State::Waiting);
    assert!(second.spot.middle.0 < third.spot.middle.0);
    assert_eq!((second.units.len(), second.at), (1, third.at));
}

#[test]
fn critical_fuel_is_marked() {
    let mut table = start().table().clone();
    with_mission(&mut table, "Intercept 8", "1011", &["F6F 1"], -1);
    let fuel = table.mission(named("Intercept 8")).unwrap().fuel;
    let counters = laid(&table, None);
    let face = &counter(&counters, "Intercept 8").face;
    assert!(fuel.is_critical() && face.is_critical);
    assert_eq!(
        face.figure,
        fuel.critical().map(|value| format!("!{value}"))
    );
}

#[test]
fn a_raid_shows_its_points_and_flies_towards_its_target() {
    let game = start();
    let counters = laid(game.table(), None);
    let raid = counter(&counters, "Raid 1");
    let (there, target) = (raid.hex, hex(HOME));
    let away = there.distance(target);
    let points = game.table().raid(RaidId(1)).unwrap().strength.points();
    assert_eq!(raid.face.figure, Some(points.to_string()));
    assert_eq!(
        raid.label,
        format!(
            "Raid 1, {points} air points, fighters unknown, {away} hexes from its target, hex {there}"
        )
    );
    assert_eq!(raid.top().map(Unit::side), Some(Side::Japanese));
    // To the east.
    assert!((60..=120).contains(&raid.face.heading));
}

#[test]
fn counters_of_both_sides_in_a_hex_lie_side_by_side() {
    let game = over_the_raid(&crate::common::EIGHT, &[1]);
    let counters = laid(game.table(), None);
    let [ours, theirs] = ["Intercept 1", "Raid 1"].map(|unit| counter(&counters, unit));
    assert_eq!((ours.form, theirs.form), (Form::Small, Form::Small));
    // The enemy comes from the west.
    assert!(ours.spot.middle.0 > theirs.spot.middle.0);
    let home = counter(&counters, "TF 58");
    assert_eq!(home.form, Form::Whole);
    assert_eq!(home.label, "Task Force 58, 15 carriers, hex 1109");
}

#[test]
fn forces_show_how_well_they_are_known_and_strikes_their_planes() {
    let game = strikes();
    let counters = laid(game.table(), None);
    let force = counter(&counters, "Force A");
    let known = game.table().forces[0].detection;
    assert_eq!(force.face.picture, "carrier");
    assert!(
        force.label.starts_with(&format!("Force A, {known}, ")),
        "{}",
        force.label
    );
    let mut table = game.table().clone();
    with_mission(
        &mut table,
        "Air Strike 8",
        "1516",
        &["SB2C 7", "TBF 1", "TBF 2"],
        9,
    );
    let counters = laid(&table, None);
    let strike = counter(&counters, "Air Strike 8");
    assert_eq!(strike.face.name, "Strike 8");
    assert_eq!(strike.face.picture, "avenger");
    assert!(strike.label.contains("\u{a0}SB2C"), "{}", strike.label);
}

#[test]
fn the_list_of_a_stack_says_what_each_unit_is() {
    let game = start();
    let counters = laid(game.table(), None);
    let units = &counter(&counters, "Intercept 1").units;
    let stack = chart::stack(game.table(), units).unwrap();
    assert_eq!(stack.hex, hex(HOME));
    let names: Vec<&str> = stack.lines.iter().map(|line| line.name.as_str()).collect();
    assert_eq!(names, ["Intercept 1", "Intercept 2", "Intercept 3"]);
    assert_eq!(stack.lines[0].detail, "4\u{a0}F6F, 16 fuel");
    assert!(stack.lines.iter().all(|line| line.side == Side::Us));

    let fleet = chart::stack(game.table(), &[Unit::TaskForce]).unwrap();
    assert!(fleet.lines[0].detail.starts_with("4 task groups, "));
    assert_eq!(fleet.lines[0].picture, "carrier");
    let raid = chart::stack(game.table(), &[Unit::Raid(RaidId(1))]).unwrap();
    let detail = &raid.lines[0].detail;
    assert!(detail.contains(" points, arrives "), "{detail}");
    // What is not there any more has no list.
    assert_eq!(chart::stack(game.table(), &[]), None);
    assert_eq!(chart::stack(game.table(), &[Unit::Raid(RaidId(9))]), None);
}

#[test]
fn the_list_stands_beside_its_stack_and_within_the_stage() {
    let game = start();
    let counters = laid(game.table(), None);
    let stack = chart::stack(game.table(), &counter(&counters, "Intercept 1").units).unwrap();
    let (x, y) = centre(stack.hex);
    let mut camera = Camera::new();
    for (aside, is_right) in [(0.0, true), (-450.0, false)] {
        camera.x = x + aside;
        camera.y = y - 340.0;
        let (left, top) = chart::stack_place(&camera, &stack);
        let at = camera.pixel((x, y)).0 as i32;
        assert_eq!(left > at, is_right, "{left} beside {at}");
        assert!((8..=1000 - 272 - 8).contains(&left));
        assert!(top >= 8 && top + 60 + 3 * 50 <= 700 - 8);
    }
}

// Courses, and what is said of the hex pointed at.

#[test]
fn a_course_leads_to_the_target_and_says_where_the_raid_will_be() {
    let game = start();
    let courses = chart::courses(game.table());
    let [course] = &courses[..] else {
        panic!("one raid flies");
    };
    assert_eq!(course.raid, RaidId(1));
    let raid = game.table().raid(RaidId(1)).unwrap();
    let (x, y) = centre(raid.hex);
    let from = format!("M{} {}L", x.round(), y.round());
    assert!(course.path.starts_with(&from), "{}", course.path);
    let (to_x, _) = centre(hex(HOME));
    let end: f64 = course.path[from.len()..]
        .split(' ')
        .next()
        .unwrap()
        .parse()
        .unwrap();
    assert!((30.0..=39.0).contains(&(to_x - end)), "short of the target");
    assert!(course.next.iter().all(|next| next.when == "phase 2"));
    assert!(course.next.iter().all(|next| f64::from(next.at.0) > x));
    assert!((1..=2).contains(&course.next.len()));
}

#[test]
fn a_raid_over_its_target_has_no_course() {
    let mut table = start().table().clone();
    with_raid(&mut table, HOME, 5);
    assert_eq!(chart::courses(&table).len(), 1);
}

#[test]
fn the_readout_says_how_far_a_hex_is_and_what_it_costs_or_why_it_cannot_be() {
    let game = start();
    let intercept = Some(named("Intercept 1"));
    let read = |mission, number| {
        chart::readout(game.table(), game.decision(), mission, hex(number)).unwrap()
    };
    let home = read(intercept, HOME);
    assert_eq!(home.place, "Task Force 58");
    assert_eq!(home.text, "120 aircraft of ours");
    let near = read(None, "1110");
    assert_eq!(
        (near.place.as_str(), near.text.as_str()),
        ("1 hex west of TF 58", "")
    );
    assert_eq!(near.hex, hex("1110"));
    assert_eq!(read(intercept, "1110").text, "1 fuel");
    assert_eq!(read(intercept, "1111").text, "50%: 2 fuel, 50%: 3 fuel");
    let far = read(intercept, "1112");
    assert!(far.is_refused);
    assert!(
        far.text.ends_with("2 in this segment (4.432)"),
        "{}",
        far.text
    );
    // While nothing is asked, nothing is refused.
    let watched = chart::readout(game.table(), None, intercept, hex("1112")).unwrap();
    assert_eq!(watched.place, "3 hexes west of TF 58");
    assert_eq!(watched.text, "");
    assert!(!watched.is_refused);
}

#[test]
fn the_flight_line_leads_only_where_the_mission_can_fly() {
    let game = start();
    let intercept = Some(named("Intercept 1"));
    let line = chart::flight(&game, intercept, hex("1110")).unwrap();
    assert!(line.starts_with('M') && line.contains('L'));
    assert_eq!(chart::flight(&game, intercept, hex("1112")), None);
    assert_eq!(chart::flight(&game, None, hex("1110")), None);
}

#[test]
fn the_scale_counts_the_miles_of_three_hexes() {
    let scale = chart::scale();
    assert_eq!(scale.title, "33 nautical miles a hex");
    assert_eq!(scale.marks, ["0", "33", "66", "99"]);
}

// The camera.

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
    assert!(camera.moved);
    camera.zoom(0.001, at);
    let closest = camera.units;
    camera.zoom(0.5, at);
    assert!(closest == camera.units && near(camera.point(at), point));
}

#[test]
fn panning_moves_the_chart_with_the_pointer_and_keeps_some_of_it_in_view() {
    let mut camera = Camera::new();
    camera.zoom_middle(1.5);
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
        camera.moved = true;
        camera.frame([900.0, 200.0, 1700.0, 800.0], covered);
        assert!(!camera.moved);
        let (left, top) = camera.pixel((900.0, 200.0));
        let (right, bottom) = camera.pixel((1700.0, 800.0));
        assert!(left >= 0.0 && right <= camera.width);
        assert!(top >= 0.0 && bottom <= camera.height - covered);
    }
    camera.fit(200.0);
    assert!(camera.moved);
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

// Geometry and the chart beneath.

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
    assert_eq!(base::longitudes()[0].text, "130\u{b0}E");
    assert_eq!(base::invasion_label().unwrap().text, "Invasion zone");
    // Both names of the zones, on their sides of the line.
    let sides = base::zone_sides();
    assert!(sides.len() >= 3);
    for (west, east) in sides {
        let zone = |at| Zone::of(hex_at(at).unwrap()).is_eastern();
        assert_eq!((zone(west.at), zone(east.at)), (false, true));
    }
}
