//! Saves: what they hold, and that every damage is noticed and told in one clear sentence.

mod check;
mod damage;
mod earlier;
mod json;

use crate::common::*;
use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{
    FORMAT, Game, LoadError, Order, Refusal, SCENARIOS, Save, TITLE, VERSION, Variant,
};
use proptest::prelude::*;
use serde_json::{Value, json};

/// A game some orders old, with both kinds of variant and a step taken back.
fn game() -> Game {
    let options = [Variant::SixMorePoints, Variant::DeckCrashes];
    let mut game = Game::new(SCENARIOS[0], &options, 1944).unwrap();
    let mut player = Random::new(7);
    for _ in 0..24 {
        let order = player.order(&game).unwrap();
        play(&mut game, order);
    }
    while game.undo_reveals() == Some(false) {
        game.undo();
    }
    game.undo();
    assert!(game.orders().len() > 10 && game.undone() == 1);
    game
}

fn save() -> String {
    game().save().unwrap().to_text()
}

/// The save with one field put in place of another.
fn with(field: &str, value: Value) -> String {
    let mut json: Value = serde_json::from_str(&save()).unwrap();
    json[field] = value;
    json.to_string()
}

/// Loads a text that must not load. Whatever is wrong is told in one sentence.
#[track_caller]
fn fails(text: &str) -> LoadError {
    let error = Game::load(text)
        .err()
        .unwrap_or_else(|| panic!("this loads: {text}"));
    let told = error.to_string();
    assert!(
        told.len() > 20 && told.len() < 250 && !told.contains('\n'),
        "{told}"
    );
    assert!(told.contains("save") && !told.ends_with('.'), "{told}");
    error
}

#[test]
fn a_save_holds_the_seed_and_the_orders() {
    let game = game();
    let json: Value = serde_json::from_str(&save()).unwrap();
    let fields: Vec<&String> = json.as_object().unwrap().keys().collect();
    assert_eq!(
        fields,
        [
            "check", "format", "options", "orders", "scenario", "seed", "title", "undone",
            "version"
        ]
    );
    assert_eq!(json["format"], FORMAT);
    assert_eq!(json["title"], TITLE);
    assert_eq!(json["version"], VERSION);
    assert_eq!(json["scenario"], 1);
    assert_eq!(json["options"], json!(["six-more-points", "deck-crashes"]));
    assert_eq!(json["seed"], "1944");
    assert_eq!(json["undone"], 1);
    let orders = json["orders"].as_array().unwrap().iter();
    let orders: Vec<Order> = orders
        .map(|order| order.as_str().unwrap().parse().unwrap())
        .collect();
    assert_eq!(orders, game.orders());
    let check = json["check"].as_str().unwrap();
    assert!(check.starts_with("2:") && check.len() == 18, "{check}");
    // And not the table: that follows.
    assert!(!save().contains("raids"));
}

#[test]
fn a_save_of_a_new_game_and_of_a_finished_one_load() {
    for (seed, finished) in [(0, false), (u64::MAX, false), (5, true), (u64::MAX, true)] {
        let mut game = Game::new(SCENARIOS[0], &[], seed).unwrap();
        if finished {
            Random::new(1).finish(&mut game);
        }
        let loaded = Game::load(&game.save().unwrap().to_text()).unwrap();
        assert!(state(&loaded) == state(&game) && loaded.outcome() == game.outcome());
        assert_eq!(loaded.seed(), Some(seed));
    }
}

/// Whitespace and the order of fields do not matter.
#[test]
fn a_save_may_be_laid_out_otherwise() {
    let parsed: Value = serde_json::from_str(&save()).unwrap();
    for text in [
        serde_json::to_string_pretty(&parsed).unwrap(),
        parsed.to_string(),
        format!("\n {}\t\n", save()),
    ] {
        assert!(state(&Game::load(&text).unwrap()) == state(&game()));
    }
}

#[test]
fn a_name_in_a_file_is_no_part_of_the_game() {
    let plain = game().save().unwrap();
    let named = plain.clone().named(Some("Spruance\u{2019}s day"));
    assert_eq!(named.check, plain.check);
    let back = Game::load(&named.to_text()).unwrap();
    assert_eq!(back.save(), Some(plain));
}

#[test]
fn a_save_without_a_title_is_of_this_game() {
    let mut json: Value = serde_json::from_str(&save()).unwrap();
    json.as_object_mut().unwrap().remove("title");
    let game = Game::load(&json.to_string()).unwrap();
    // It is saved again with its title, and with the same check.
    assert_eq!(game.save().unwrap().to_text(), save());
}

#[test]
fn a_save_of_another_title_is_told_apart() {
    let midway = LoadError::OtherTitle("midway".to_owned());
    assert_eq!(fails(&with("title", json!("midway"))), midway);
    // Whatever else that game writes.
    let text = r#"{"format":"carrier-battle","title":"midway","version":"two","fleet":{}}"#;
    assert_eq!(fails(text), midway);
    assert_eq!(
        midway.to_string(),
        "the save is of a game of another title, \"midway\""
    );
    for value in [json!(null), json!(7), json!(["philippine-sea"])] {
        let error = fails(&with("title", value));
        assert!(matches!(error, LoadError::Damaged(_)), "{error}");
    }
}

proptest! {
    /// Whatever a player calls his game.
    #[test]
    fn any_name_is_read_as_it_was_written(name in ".*") {
        let save = game().save().unwrap().named(Some(&name));
        let read: Save = serde_json::from_str(&save.to_text()).unwrap();
        prop_assert_eq!(read.name.as_deref(), Some(name.as_str()));
        prop_assert!(Game::load(&save.to_text()).is_ok());
    }
}

/// Each digit of a save changed into each other digit: an error, never another game.
fn no_changed_digit_is_taken(text: &str) {
    let mut changed = 0;
    for at in 0..text.len() {
        let old = text.as_bytes()[at];
        for digit in (b'0'..=b'9').filter(|digit| old.is_ascii_digit() && *digit != old) {
            let mut bytes = text.as_bytes().to_vec();
            bytes[at] = digit;
            fails(&String::from_utf8(bytes).unwrap());
            changed += 1;
        }
    }
    assert!(changed > 500, "{changed}");
}
