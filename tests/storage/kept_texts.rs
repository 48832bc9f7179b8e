//! Saves of versions 5 and 6 whose orders are texts open for ever, and are written again letter by letter: their rolls,
//! orders, scores and checks are those of the day on which they were kept. They are never made anew. How many events there
//! are besides the rolls, and how things are worded, is no part of that.

use std::fs;
use std::path::Path;

use carrier_battle::engine::{Event, Game};
use serde::Deserialize;

/// What is known of a game that was kept.
#[derive(Deserialize)]
struct Known {
    file: String,
    name: Option<String>,
    check: String,
    orders: usize,
    rolls: usize,
    score: i16,
}

/// Every kept game with its text.
fn kept() -> Vec<(Known, String)> {
    let folders = ["version-5-texts", "version-6-texts"];
    folders.into_iter().flat_map(kept_in).collect()
}

fn kept_in(folder: &str) -> Vec<(Known, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/saves")
        .join(folder);
    let index = fs::read_to_string(folder.join("index.json")).unwrap();
    let known: Vec<Known> = serde_json::from_str(&index).unwrap();
    let with_text = |known: Known| {
        let text = fs::read_to_string(folder.join(&known.file)).unwrap();
        (known, text)
    };
    known.into_iter().map(with_text).collect()
}

#[test]
fn every_kept_game_opens_as_the_game_it_was_and_is_written_as_it_was() {
    let kept = kept();
    assert!(kept.len() >= 12);
    for (known, text) in kept {
        let file = &known.file;
        let game = Game::load(&text).unwrap_or_else(|error| panic!("{file}: {error}"));
        assert!(game.is_verified(), "{file}");
        let save = game.save().unwrap();
        assert_eq!(save.check, known.check, "{file}");
        assert_eq!(save.named(known.name.as_deref()).to_text(), text, "{file}");
        let rolls = game.events().iter();
        let rolls = rolls.filter(|it| matches!(it.event, Event::Roll(_)));
        let stands = (game.orders().len(), rolls.count(), game.table().score);
        assert_eq!(stands, (known.orders, known.rolls, known.score), "{file}");
    }
}

/// A letter changed anywhere: it is told, or it is in the name.
#[test]
fn a_changed_letter_of_a_kept_game_is_told() {
    for (known, text) in kept() {
        let json: serde_json::Value = serde_json::from_str(&text).unwrap();
        let orders = text.find("\"orders\"").unwrap();
        for at in (orders + 12..text.len() - 1).step_by(1 + text.len() / 25) {
            let mut bytes = text.clone().into_bytes();
            bytes[at] ^= 1;
            let Ok(damaged) = String::from_utf8(bytes) else {
                continue;
            };
            let opened = Game::load(&damaged);
            assert!(opened.is_err(), "{}: {at} of {json}", known.file);
        }
    }
}
