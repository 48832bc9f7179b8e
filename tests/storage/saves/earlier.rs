//! Saves of version 5 as they were written at first, with orders as maps and another check: they are read as strictly as
//! those of now, and every damage is noticed.

use super::*;
use std::fs;
use std::path::Path;

/// A game as it was saved then.
fn earlier() -> String {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/version-5/exports");
    fs::read_to_string(saves.join("scenario-1-air-movement-with-variants.json")).unwrap()
}

fn without_name(text: &str) -> String {
    let mut json: Value = serde_json::from_str(text).unwrap();
    json.as_object_mut().unwrap().remove("name");
    json.to_string()
}

#[test]
fn an_earlier_save_is_saved_with_the_check_of_now() {
    let game = Game::load(&earlier()).unwrap();
    let save = game.save().unwrap();
    assert!(save.check.starts_with("2:"));
    assert_ne!(without_name(&earlier()), save.to_text());
    assert!(state(&Game::load(&save.to_text()).unwrap()) == state(&game));
    // It is known as the same game by either check.
    let check = serde_json::from_str::<Value>(&earlier()).unwrap()["check"].clone();
    let checks = game.checks().unwrap();
    assert!(checks.contains(&save.check) && checks.iter().any(|it| check == **it));
}

#[test]
fn no_changed_digit_of_an_earlier_save_goes_unnoticed() {
    no_changed_digit_is_taken(&without_name(&earlier()));
}

/// Each character changed, left out, or written twice: an error, or the same game.
#[test]
fn no_other_damage_to_a_character_of_an_earlier_save_leads_to_another_game() {
    let text = without_name(&earlier());
    let same = state(&Game::load(&text).unwrap());
    let check = |damaged: String| {
        if let Ok(game) = Game::load(&damaged) {
            assert!(state(&game) == same, "another game: {damaged}");
            assert!(game.is_verified());
        }
    };
    for at in 0..text.len() {
        let (head, tail) = (&text[..at], &text[at + 1..]);
        let character = char::from(text.as_bytes()[at]);
        check(format!("{head}{tail}"));
        check(format!("{head}{character}{character}{tail}"));
        for bit in [1, 32] {
            check(format!(
                "{head}{}{tail}",
                char::from(text.as_bytes()[at] ^ bit)
            ));
        }
    }
}

/// What no save had is refused, and so is what saves have now in place of what they had.
#[test]
fn what_no_earlier_save_has_is_refused_wherever_it_stands() {
    let text = earlier();
    let order = "{\"order\":\"hold\",\"mission\":\"Intercept 3\"}";
    let with = |other: &str| text.replacen(order, other, 1);
    for damaged in [
        with("{\"order\":\"hold\",\"mission\":\"Intercept 3\",\"to\":\"1110\"}"),
        with("{\"order\":\"hold\",\"mission\":\"Intercept 3\",\"mission\":\"Intercept 3\"}"),
        with("{\"order\":\"hold\",\"order\":\"hold\",\"mission\":\"Intercept 3\"}"),
        with("{\"order\":\"hold\"}"),
        with("{\"mission\":\"Intercept 3\"}"),
        with("{\"order\":\"hold\",\"mission\":[\"Intercept 3\"]}"),
        with("{\"order\":\"hold\",\"mission\":null}"),
        with("{\"hold\":{\"mission\":\"Intercept 3\"}}"),
        with("[\"hold\",\"Intercept 3\"]"),
        with("\"hold/Intercept 3\""),
        with("{\"order\":\"hold/Intercept 3\"}"),
        with("{}"),
        with("7"),
        text.replacen("\"check\":\"", "\"check\":\"2:", 1),
    ] {
        assert_ne!(damaged, text);
        let error = fails(&damaged);
        assert!(matches!(error, LoadError::Damaged(_)), "{damaged}: {error}");
    }
}
