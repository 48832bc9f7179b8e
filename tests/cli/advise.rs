//! `advise`.

use std::fs;

use super::*;

const AT_NIGHT: &str = "tests/saves/version-6-texts/scenario-8-at-night-with-variants.json";

#[test]
fn advise_prints_what_came_of_each_choice_the_best_first() {
    let printed = prints(&["advise", AT_NIGHT, "--games", "12"]);
    let mut lines = printed.lines();
    assert_eq!(
        lines.next(),
        Some("us movement: 12 battles played on by the staff")
    );
    let heading = lines.next().unwrap();
    assert!(heading.starts_with("choice") && heading.ends_with("carriers"));
    let best = lines.next().unwrap();
    assert!(best.contains(" best "), "{best}");
    assert!(lines.all(|line| !line.contains(" best ")));
}

#[test]
fn advise_is_the_same_every_time_and_says_it_as_json() {
    let arguments = ["advise", AT_NIGHT, "--games", "8", "--json"];
    let printed = prints(&arguments);
    assert_eq!(printed, prints(&arguments));
    let all = json(&printed);
    let all = all.as_array().unwrap();
    let battles = all.iter().map(|it| it["battles"].as_u64().unwrap());
    assert_eq!(battles.sum::<u64>(), 8);
    assert!(all[0]["orders"].is_array() && all[0]["score"]["mean"].is_f64());
    assert!(all[0]["behind"].is_null());
}

/// What a program needs that would follow it: orders, or a course and the turn until which it is kept.
#[test]
fn advise_says_as_json_what_to_do_for_each_choice() {
    let printed = json(&prints(&["advise", AT_NIGHT, "--games", "1", "--json"]));
    let mut courses = 0;
    for choice in printed.as_array().unwrap() {
        let name = choice["name"].as_str().unwrap();
        let orders = choice["orders"].as_array().unwrap();
        let course = choice.get("course");
        assert_eq!(course.is_some(), name.contains(" until "), "{name}");
        assert_ne!(course.is_some(), !orders.is_empty(), "{name}");
        if let Some(course) = course {
            let until: Turn = serde_json::from_value(course["until"].clone()).unwrap();
            let time = format!(" until {:04}", until.time());
            assert!(name.ends_with(&time), "{name}: {course}");
            let sailed: CourseOrder = serde_json::from_value(course["course"].clone()).unwrap();
            let is_held = sailed == CourseOrder::Hold;
            assert_eq!(
                is_held,
                name.starts_with("The fleet keeps its hex"),
                "{name}"
            );
            courses += 1;
        }
    }
    assert!(courses > 2, "{courses}");
}

#[test]
fn advise_has_nothing_to_say_of_a_battle_that_is_over() {
    let save = file("over.json");
    fs::write(&save, staff_game(11, &[]).save().unwrap().to_text()).unwrap();
    let refused = fails(&["advise", &save]);
    assert!(refused.contains("the game is over"), "{refused}");
    // With one battle all choices but the first were not played.
    let one = prints(&["advise", AT_NIGHT, "--games", "1"]);
    assert!(
        one.contains(" best ") && one.contains("not played"),
        "{one}"
    );
    let none = fails(&["advise", AT_NIGHT, "--games", "0"]);
    assert!(none.contains("--games"), "{none}");
}

#[test]
fn advise_plays_on_no_farther_than_it_is_told() {
    for until in ["turn", "raid", "battle"] {
        let printed = prints(&["advise", AT_NIGHT, "--games", "6", "--until", until]);
        assert!(printed.contains("6 battles"), "{printed}");
    }
    let refused = fails(&["advise", AT_NIGHT, "--until", "noon"]);
    assert!(refused.contains("battle, turn, raid"), "{refused}");
}

#[test]
fn advise_weighs_a_plan_of_the_players_own() {
    let plan = file("plan.json");
    let weighed = |orders: &str| {
        fs::write(&plan, orders).unwrap();
        ["advise", AT_NIGHT, "--games", "40", "--orders", &plan].map(str::to_owned)
    };
    let printed = |orders: &str| {
        let arguments = weighed(orders);
        prints(&arguments.each_ref().map(String::as_str))
    };
    let refused = |orders: &str| {
        let arguments = weighed(orders);
        fails(&arguments.each_ref().map(String::as_str))
    };
    assert!(printed(r#"["go_on"]"#).contains("Your plan: "));
    assert!(printed(r#"[{"order":"go_on"}]"#).contains("Your plan: "));
    let illegal = refused(r#"["end_landing"]"#);
    assert!(
        illegal.contains("order 1 (no more landings) is illegal: "),
        "{illegal}"
    );
    assert!(refused("[]").contains("a plan needs an order"));
    assert!(refused(r#"["sail away"]"#).contains("is not a JSON list of orders"));
    let none = fails(&["advise", AT_NIGHT, "--orders", "no-such-file.json"]);
    assert!(none.contains("cannot be read"), "{none}");
}
