//! Every save that the page ever made opens still. `tests/saves/version-3` has exports and slots, as
//! the local storage has them, made before saves named their title. They are never made anew.

use std::fs;
use std::path::{Path, PathBuf};

use carrier_battle::engine::{Game, Order, TITLE};
use serde::Deserialize;

/// What is known of a game that was kept.
#[derive(Deserialize)]
struct Known {
    file: String,
    name: String,
    scenario: u8,
    options: Vec<String>,
    seed: String,
    orders: usize,
    undone: u32,
    decision: String,
    turn: String,
    phase: u8,
    score: i16,
    level: Option<String>,
    events: usize,
    check: String,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/version-3")
}

fn known() -> Vec<Known> {
    let index = fs::read_to_string(folder().join("index.json")).unwrap();
    serde_json::from_str(&index).unwrap()
}

/// The text of a game's file.
fn text(known: &Known) -> String {
    fs::read_to_string(folder().join(&known.file)).unwrap()
}

/// The save in a file: an export is one, a slot has one in it.
fn save_in(text: &str) -> &str {
    match text.find("\"save\":") {
        Some(at) => &text[at + "\"save\":".len()..text.len() - 1],
        None => text,
    }
}

fn open(known: &Known) -> Game {
    Game::load(save_in(&text(known))).unwrap_or_else(|error| panic!("{}: {error}", known.file))
}

#[test]
fn every_kept_game_opens_as_the_game_it_was() {
    for known in known() {
        let game = open(&known);
        let file = &known.file;
        let names = |game: &Game| {
            game.options()
                .iter()
                .map(|it| it.name().to_owned())
                .collect()
        };
        let options: Vec<String> = names(&game);
        assert_eq!(game.scenario().number, known.scenario, "{file}");
        assert_eq!(options, known.options, "{file}");
        assert_eq!(game.seed(), known.seed.parse().ok(), "{file}");
        assert_eq!(game.orders().len(), known.orders, "{file}");
        assert_eq!(game.undone(), known.undone, "{file}");
        let decision = game.decision().map_or("none", |decision| decision.name());
        assert_eq!(decision, known.decision, "{file}");
        let table = game.table();
        assert_eq!(table.turn.to_string(), known.turn, "{file}");
        assert_eq!(
            (table.phase, table.score),
            (known.phase, known.score),
            "{file}"
        );
        let level = game.outcome().map(|outcome| outcome.level.to_owned());
        assert_eq!(level, known.level, "{file}");
        assert_eq!(game.events().len(), known.events, "{file}");
        assert_eq!(game.save().unwrap().check, known.check, "{file}");
    }
}

#[test]
fn every_kept_game_saves_again_to_the_same_text() {
    for known in known() {
        let save = open(&known).save().unwrap();
        let (text, file) = (text(&known), &known.file);
        // Saves name their title now.
        let (title, before) = (format!("\"title\":\"{TITLE}\","), save.to_text());
        let untitled = |text: String| text.replacen(&title, "", 1);
        assert_ne!(untitled(before.clone()), before, "{file}");
        if file.starts_with("exports") {
            let export = save.named(Some(&known.name)).to_text();
            assert_eq!(untitled(export), text, "{file}");
        } else {
            assert_eq!(untitled(before), save_in(&text), "{file}");
        }
    }
}

/// Something of everything is among them.
#[test]
fn the_kept_games_stand_at_every_decision_and_have_every_order() {
    let name = |order: &Order| {
        let json = serde_json::to_value(order).unwrap();
        json["order"].as_str().unwrap().to_owned()
    };
    let known = known();
    let orders = known.iter().flat_map(|known| open(known).orders().to_vec());
    let mut orders: Vec<String> = orders.map(|order| name(&order)).collect();
    orders.sort();
    orders.dedup();
    assert_eq!(orders.len(), 25, "{orders:?}");
    for scenario in [1, 2, 3] {
        let of_it = || known.iter().filter(move |known| known.scenario == scenario);
        assert!(of_it().any(|known| known.decision == "none" && known.options.is_empty()));
        assert!(of_it().any(|known| known.decision == "none" && !known.options.is_empty()));
        assert!(of_it().any(|known| known.undone > 0));
    }
    for decision in [
        "air_movement",
        "landing",
        "interception",
        "division",
        "form_strikes",
        "air_operations",
        "air_attack",
        "second_attempt",
        "coordination",
        "assignment",
        "overflight",
    ] {
        let decided = |known: &Known| known.decision == decision;
        assert!(known.iter().any(decided), "{decision}");
    }
}
