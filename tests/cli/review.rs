//! `review`.

use std::fs;

use super::*;

fn saved(name: &str) -> String {
    let save = file(name);
    fs::write(&save, staff_game(11, &[]).save().unwrap().to_text()).unwrap();
    save
}

#[test]
fn review_sets_choices_and_dice_apart() {
    let save = saved("reviewed.json");
    let printed = prints(&["review", &save, "--battles", "200"]);
    // It was the staff's game.
    let first = "parted from the staff in 0 decisions, of which 0 weighed\n";
    assert!(printed.starts_with(first), "{printed}");
    assert!(
        printed.contains("by the choices: 0.0 \u{b1}0.0"),
        "{printed}"
    );
    // What the staff scores on average is known only so well, and so are the dice.
    let off = |line: &str| {
        let line = printed.lines().find(|it| it.starts_with(line)).unwrap();
        line.split('\u{b1}').nth(1).unwrap().to_owned()
    };
    assert_ne!(off("the staff from the start: "), "0.0");
    assert_eq!(off("the staff from the start: "), off("by the dice: "));
}

#[test]
fn review_refuses_so_few_battles_that_nothing_could_be_told() {
    let save = saved("reviewed-briefly.json");
    for few in ["9", "199", "many"] {
        let refused = fails(&["review", &save, "--battles", few]);
        assert!(refused.contains("fewer than 200 battles"), "{refused}");
    }
}

#[test]
fn review_is_the_same_every_time_and_says_it_as_json() {
    let save = saved("reviewed-json.json");
    let arguments = ["review", &save, "--battles", "200", "--json"];
    let printed = prints(&arguments);
    assert_eq!(printed, prints(&arguments));
    let verdict = json(&printed);
    assert_eq!(verdict["is_done"], true);
    assert_eq!(verdict["parted"], 0);
    assert_eq!(verdict["judgement"]["mean"], 0.0);
}
