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
    let printed = prints(&["review", &save, "--battles", "60"]);
    assert!(
        printed
            .lines()
            .next()
            .unwrap()
            .ends_with("decisions weighed"),
        "{printed}"
    );
    // It was the staff's game.
    assert!(
        printed.contains("by the choices: 0.0 \u{b1}0.0"),
        "{printed}"
    );
    assert!(printed.contains("by the dice: "), "{printed}");
    let none = fails(&["review", &save, "--battles", "0"]);
    assert!(none.contains("--battles"), "{none}");
}

#[test]
fn review_is_the_same_every_time_and_says_it_as_json() {
    let save = saved("reviewed-json.json");
    let arguments = ["review", &save, "--battles", "60", "--json"];
    let printed = prints(&arguments);
    assert_eq!(printed, prints(&arguments));
    let verdict = json(&printed);
    assert_eq!(verdict["is_done"], true);
    assert_eq!(verdict["weighed"], verdict["of"]);
    assert_eq!(verdict["judgement"]["mean"], 0.0);
}
