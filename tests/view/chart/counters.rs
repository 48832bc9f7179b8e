//! Counters, stacks and courses.

use super::*;

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
fn who_is_asked_about_lies_on_top_of_his_stack() {
    let game = start();
    let table = game.table();
    let asked = [Unit::Mission(named("Intercept 3"))];
    let counters = chart::counters(table, &asked, None, &layout(table, &[], 1.0));
    let stack = counter(&counters, "Intercept 3");
    assert_eq!((stack.top(), stack.units.len()), (Some(asked[0]), 3));
    // The raids that are to be engaged, where somebody is in the air to do so.
    let raids = table
        .inbound()
        .filter(|raid| table.has_us_aircraft(raid.hex));
    let raids: Vec<Unit> = raids.map(|raid| Unit::Raid(raid.id)).collect();
    let asked = chart::asked_units(table, Some(Decision::Interception), None);
    assert_eq!(asked, raids);
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

/// What is known of a force is printed under its letter: the more it is, the higher and smaller the letter.
#[test]
fn the_letter_of_a_force_makes_room_for_what_is_known_of_it() {
    let counters = laid(strikes().table(), None);
    let mut counter = counter(&counters, "Force A").clone();
    let mut face = |known: &[&str], detection: Detection, form: Form| {
        counter.face.force = Some(ForceFace {
            letter: 'A',
            detection,
            contact: 0,
            known: known.iter().map(ToString::to_string).collect(),
            marks: None,
        });
        counter.form = form;
        let face = force_face(&counter.printed());
        let lines: Vec<i32> = face.known.iter().map(|line| line.y).collect();
        let letter = face.letter.unwrap();
        assert_eq!(letter.letter, 'A');
        ((letter.size, letter.x, letter.y), lines)
    };
    let unseen = face(&[], Detection::Undetected, Form::Whole);
    assert_eq!(unseen, ((44, 0, 15), vec![]));
    // The marker of the detection stands beside it.
    let one = face(&["CV"], Detection::Located, Form::Whole);
    assert_eq!(one, ((31, -8, 1), vec![18]));
    let two = face(&["CV", "BB"], Detection::Spotted, Form::Whole);
    assert_eq!(two, ((25, -8, -6), vec![8, 20]));
    let small = face(&["CV", "BB"], Detection::Spotted, Form::Small);
    assert_eq!(small, ((24, -8, -8), vec![7, 21]));
    counter.face.force = None;
    assert_eq!(force_face(&counter.printed()), ForceFaceView::default());
}

/// Seen from far off counters are moved aside; who comes later moves nobody who is there.
#[test]
fn counters_moved_aside_stay_where_they_are_while_others_come_and_go() {
    const FAR: f64 = 2.5;
    let mut table = Game::new(scenario_4(), &[], 7).unwrap().table().clone();
    let hexes: Vec<HexId> = table.forces.iter().map(|force| force.hex).collect();
    let before = layout(&table, &[], FAR);
    let aside = before.cells().iter().filter(|cell| cell.shift != (0, 0));
    assert!(aside.count() > 1, "some are moved aside");

    // A raid comes up beside the first of them: raids are laid before forces.
    let beside = hexes[0].neighbours().find(|hex| !hexes.contains(hex));
    with_raid(&mut table, &beside.unwrap().to_string(), 4);
    let after = layout_after(&before, &table, &[], &[], FAR);
    let fleet = table.task_groups[0].hex;
    for cell in before.cells().iter().filter(|cell| cell.hex != fleet) {
        assert_eq!(
            after.cell(cell.hex).unwrap().shift,
            cell.shift,
            "{}",
            cell.hex
        );
    }
    assert_ne!(
        layout(&table, &[], FAR),
        after,
        "anew they would change places"
    );

    // Seen from another distance they are laid anew.
    let near = layout_after(&before, &table, &[], &[], 1.0);
    assert_eq!(near, layout(&table, &[], 1.0));
    assert_eq!(
        layout_after(&Layout::default(), &table, &[], &[], FAR),
        layout(&table, &[], FAR)
    );
}

#[test]
fn the_list_of_a_stack_has_its_order_by_name_whoever_lies_on_top() {
    let table = start().table().clone();
    let names = ["Intercept 3", "Intercept 1", "Intercept 2"];
    let units: Vec<Unit> = names.iter().map(|it| Unit::Mission(named(it))).collect();
    for turn in 0..3 {
        let mut units = units.clone();
        units.rotate_left(turn);
        let list = chart::stack(&table, &units).unwrap();
        let lines: Vec<&str> = list.lines.iter().map(|line| line.name.as_str()).collect();
        assert_eq!(lines, ["Intercept 1", "Intercept 2", "Intercept 3"]);
        assert_eq!(list.top, units[0]);
    }
}

/// The line around where a strike may fly has its name where no counter lies over it, and in view.
#[test]
fn the_name_of_a_strikes_limit_lies_under_no_counter() {
    let mut table = Game::new(scenario_4(), &[], 7).unwrap().table().clone();
    let fleet = table.task_groups[0].hex.to_string();
    with_mission(&mut table, "Air Strike 1", &fleet, &["SB2C 2"], 12);
    table.forces[0].detection = Detection::Located;
    let limit = chart::strike_limit(&table, Some(named("Air Strike 1"))).unwrap();
    assert!(limit.text.contains("may fly within this line"));
    let mut camera = Camera::new();
    camera.resize(1013.0, 838.0);
    camera.frame(framing::action(&table, 1013.0).unwrap(), 0.0);
    let free = limit.name_at(&camera, &[]).unwrap();
    // A counter where it would stand: it goes elsewhere, in view all the same.
    let (x, y) = free;
    let counter = Rect([x - 40.0, y - 40.0, x + 40.0, y + 40.0]);
    let other = limit.name_at(&camera, &[counter]).unwrap();
    assert_ne!(other, free);
    for place in [free, other] {
        let (x, y) = camera.pixel(place);
        assert!(x > 0.0 && x < 1013.0 && y > 0.0 && y < 838.0);
    }
}
