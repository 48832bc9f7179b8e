//! Every save of these rules opens still. `tests/saves/version-5` has exports and slots, as the local storage has
//! them. They are never made anew. A save of an older version of the rules is refused, and says why.

use std::fs;
use std::path::{Path, PathBuf};

use carrier_battle::engine::{
    ButaiEvent, Decision, Event, Game, Light, LoadError, MovementRefusal, Order, Refusal,
    SegmentId, Table, VERSION,
};
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
        assert!(game.is_verified(), "{file}");
        assert_eq!(game.checks().unwrap()[1], known.check, "{file}");
    }
}

#[test]
fn every_kept_game_is_saved_as_saves_are_now_and_is_the_same() {
    for known in known() {
        let (game, file) = (open(&known), &known.file);
        let save = game.save().unwrap();
        assert!(save.check.starts_with("2:"), "{file}");
        let again = Game::load(&save.clone().named(Some(&known.name)).to_text()).unwrap();
        assert_eq!(again.save(), Some(save), "{file}");
        assert_eq!(again.events(), game.events(), "{file}");
        assert_eq!(again.table(), game.table(), "{file}");
        assert_eq!(again.checks(), game.checks(), "{file}");
    }
}

/// Version 3 had other readings of 4.13, 4.51, 5.51, 5.71 and 4.433, so that its games would not be the same. Version 4
/// knew no butai: what its checks were made of has changed.
#[test]
fn a_save_of_an_older_version_is_refused_with_a_clear_message() {
    assert_eq!(VERSION, 6);
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
                "the save was made with version {version} of the rules, and this program plays versions 5 to 6"
            )
        );
    }
}

/// 4.22 was corrected within version 5: a game with an order that it forbids now is refused with that order and the
/// rule; every other game of the version opens.
#[test]
fn r4_22_a_game_older_than_a_correction_is_refused_at_the_order_it_forbids() {
    let saves = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/corrected");
    let text = fs::read_to_string(saves.join("scenario-5-strike-far-from-its-carriers.json"));
    let refused = Game::load(&text.unwrap()).unwrap_err();
    assert!(matches!(
        refused,
        LoadError::IllegalOrder {
            number: 291,
            refusal: Refusal::Movement(MovementRefusal::StrikeNeedsATarget { .. })
        }
    ));
    let words = refused.to_string();
    assert!(
        words.contains("older than a correction of the rules"),
        "{words}"
    );
    assert!(words.contains("(4.22)"), "{words}");
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
    assert_eq!(orders.len(), 30, "{orders:?}");
    for scenario in [1, 2, 3, 4, 5] {
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
        "lights",
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

/// Games of scenario 5 stand amid the raids of an activation, with a fleet that has parted, with a crippled ship left
/// behind, and at night with lights.
#[test]
fn the_kept_games_of_scenario_5_stand_at_what_is_new_in_it() {
    let known = known();
    let games: Vec<Game> = known
        .iter()
        .filter(|it| it.scenario == 5)
        .map(open)
        .collect();
    let with = |wanted: &dyn Fn(&Table) -> bool| {
        let there = games.iter().filter(|game| wanted(game.table()));
        there.count()
    };
    let is_parted = |table: &Table| {
        let mut hexes = table.groups_at_sea().map(|group| group.hex);
        let first = hexes.next();
        hexes.any(|hex| Some(hex) != first)
    };
    assert!(with(&is_parted) >= 2);
    assert!(with(&|table| table.left_behind().next().is_some()) >= 1);
    let is_lit = |table: &Table| table.light() == Light::Night && !table.lit_hexes().is_empty();
    assert!(with(&is_lit) >= 2);
    // The chit of US Move comes up in the segment in which a force has launched a raid.
    let amid_raids = games.iter().filter(|game| {
        let segment = game.events().iter().rev();
        let mut segment = segment.take_while(|it| it.at.segment == Some(SegmentId::Activation));
        let launched =
            |event: &Event| matches!(event, Event::Butai(ButaiEvent::RaidLaunched { .. }));
        game.decision() == Some(Decision::UsMovement) && segment.any(|it| launched(&it.event))
    });
    assert_eq!(amid_raids.count(), 2);
}
