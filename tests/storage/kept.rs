//! Every save of these rules opens still. `tests/saves/version-5` has exports and slots, as the local storage has
//! them. They are never made anew. A save of an older version of the rules is refused, and says why.

use std::fs;
use std::path::{Path, PathBuf};

use carrier_battle::engine::{Game, LoadError, Order, VERSION};
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
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/version-5")
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
        if file.starts_with("exports") {
            let export = save.named(Some(&known.name)).to_text();
            assert_eq!(export, text, "{file}");
        } else {
            assert_eq!(save.to_text(), save_in(&text), "{file}");
        }
    }
}

/// Version 3 had other readings of 4.13, 4.51, 5.51, 5.71 and 4.433, so that its games would not be the same. Version 4
/// knew no butai: what its checks were made of has changed.
#[test]
fn a_save_of_an_older_version_is_refused_with_a_clear_message() {
    assert_eq!(VERSION, 5);
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    for (version, file) in [
        (3, "version-3/exports/scenario-2-air-movement.json"),
        (3, "version-3/slots/scenario-1-air-movement.json"),
        (4, "version-4/exports/scenario-4-finished.json"),
        (4, "version-4/slots/scenario-4-shadow.json"),
    ] {
        let text = fs::read_to_string(saves.join(file)).unwrap();
        let refused = Game::load(save_in(&text)).unwrap_err();
        assert_eq!(refused, LoadError::OtherVersion(version), "{file}");
        assert_eq!(
            refused.to_string(),
            format!(
                "the save was made with version {version} of the rules, and this program plays version 5"
            )
        );
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
    // Games of scenario 5 are kept once its rules are settled.
    for scenario in [1, 2, 3, 4] {
        let of_it = || known.iter().filter(move |known| known.scenario == scenario);
        assert!(of_it().any(|known| known.decision == "none" && known.options.is_empty()));
        assert!(of_it().any(|known| known.decision == "none" && !known.options.is_empty()));
    }
    assert!(known.iter().any(|known| known.undone > 0));
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
        "us_movement",
        "declare_search",
        "air_search",
        "search_path",
        "which_force",
        "shadow",
        "search_landing",
    ] {
        let decided = |known: &Known| known.decision == decision;
        assert!(known.iter().any(decided), "{decision}");
    }
}
