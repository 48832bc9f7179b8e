//! Slots as the local storage has them: what the list says of a game without playing it, what it
//! says of one that cannot be opened, and that a save is never written otherwise than it was.

use std::fs;
use std::path::Path;

use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, LoadError, SCENARIOS, VERSION, Variant};
use carrier_battle::storage::{Slot, SlotEntry, game_of, sort};
use page::storage::file_name;
use proptest::prelude::*;
use serde_json::{Value, json};

/// A game of a scenario some orders old.
fn game(scenario: usize, orders: usize) -> Game {
    let options = [Variant::DeckCrashes];
    let options: &[Variant] = if scenario == 1 { &[] } else { &options };
    let mut game = Game::new(SCENARIOS[scenario], options, 1944).unwrap();
    let mut player = Random::new(7);
    for _ in 0..orders {
        let order = player.order(&game).unwrap();
        game.play(order).unwrap();
    }
    game
}

fn slot() -> String {
    let slot = Slot::new(
        "Spruance\u{2019}s day",
        Some(7),
        Some("scenario=1"),
        &game(0, 9),
    );
    slot.unwrap().to_text()
}

/// What the list says of a text, and what should be stored in its place.
fn read(text: &str) -> (SlotEntry, Option<String>) {
    SlotEntry::read("carrier-battle/game/1".to_owned(), text.to_owned())
}

/// A slot's text with one of its parts changed, or left out.
fn with(text: &str, path: &[&str], value: Option<Value>) -> String {
    let mut json: Value = serde_json::from_str(text).unwrap();
    let (last, path) = path.split_last().unwrap();
    let at = path.iter().fold(&mut json, |at, field| &mut at[*field]);
    let fields = at.as_object_mut().unwrap();
    match value {
        Some(value) => fields.insert((*last).to_owned(), value),
        None => fields.remove(*last),
    };
    json.to_string()
}

/// The slot with a field of its summary changed, and the save letter by letter as it was.
fn of_summary(field: &str, from: Value, to: Value) -> String {
    let text = slot();
    let (save, summary) = text.split_at(text.find("\"summary\":").unwrap());
    let from = format!("\"{field}\":{from}");
    assert!(summary.contains(&from), "{summary}");
    let summary = summary.replacen(&from, &format!("\"{field}\":{to}"), 1);
    format!("{save}{summary}")
}

/// Every slot and export of `tests/saves`.
fn kept() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves/version-5");
    let folders = ["slots", "exports"].map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let files = folders
        .into_iter()
        .flatten()
        .map(|file| file.unwrap().path());
    files
        .map(|file| {
            let text = fs::read_to_string(&file).unwrap();
            (file.display().to_string(), text)
        })
        .collect()
}

#[test]
fn a_slot_says_what_the_list_says() {
    let (entry, better) = read(&slot());
    assert_eq!(better, None);
    assert_eq!(entry.text, slot());
    assert_eq!(entry.name.as_deref(), Some("Spruance\u{2019}s day"));
    assert_eq!((entry.saved, entry.problem.clone()), (Some(7), None));
    assert_eq!(entry.link.as_deref(), Some("scenario=1"));
    let (summary, game) = (entry.summary.clone().unwrap(), game(0, 9));
    let standing = &summary.standing;
    assert_eq!((standing.scenario, &*standing.name), (1, "Hey, Rube!"));
    assert_eq!(standing.variants, ["Deck crashes (4.452)"]);
    assert_eq!(standing.turn, game.table().turn.to_string());
    assert_eq!(
        (standing.phase, standing.score),
        (game.table().phase, game.table().score)
    );
    assert_eq!(
        standing.decision.as_deref(),
        game.decision().map(|it| it.name())
    );
    assert_eq!(
        (&*summary.title, summary.version),
        ("philippine-sea", VERSION)
    );
    assert!(entry.is_under_way());
    assert_eq!(entry.game().unwrap().save(), game.save());
}

#[test]
fn a_finished_game_is_not_under_way() {
    let mut game = game(0, 0);
    Random::new(1).finish(&mut game);
    let text = Slot::new("", None, None, &game).unwrap().to_text();
    let (entry, _) = read(&text);
    let summary = entry.summary.clone().unwrap();
    assert_eq!(summary.level.as_deref(), game.outcome().map(|it| it.level));
    assert_eq!(summary.standing.decision, None);
    assert!(!entry.is_under_way());
    // Neither a name nor a date: neither is made up.
    assert_eq!((entry.name, entry.saved, entry.link), (None, None, None));
}

/// A slot with a summary is not played again: a game that these rules would refuse is listed.
#[test]
fn a_slot_with_a_summary_is_not_replayed() {
    let text = slot();
    let save = json!({ "format": "carrier-battle", "orders": "unreadable" });
    let of = |entry: &SlotEntry| entry.summary.as_ref().map(|summary| summary.of.clone());
    let other = with(&text, &["save"], Some(save.clone()));
    let (entry, _) = read(&other);
    assert!(entry.problem.is_some() && of(&entry).is_none());
    // The summary of that very text is believed.
    let hash = {
        let mut hasher = fnv::FnvHasher::default();
        std::hash::Hasher::write(&mut hasher, save.to_string().as_bytes());
        format!("{:016x}", std::hash::Hasher::finish(&hasher))
    };
    let (entry, better) = read(&with(&other, &["summary", "of"], Some(json!(hash))));
    assert_eq!((entry.problem.clone(), better), (None, None));
    assert!(entry.is_under_way());
    // And it is told when it is opened after all.
    assert!(entry.game().is_err());
}

#[test]
fn an_older_slot_gets_its_summary_when_it_is_listed() {
    for (file, text) in kept() {
        let (entry, better) = read(&text);
        assert_eq!(entry.problem, None, "{file}");
        assert!(entry.summary.is_some(), "{file}");
        let better = better.unwrap_or_else(|| panic!("{file} has a summary"));
        // The save is the same letter by letter.
        let save = match text.find("\"save\":") {
            Some(at) => &text[at + "\"save\":".len()..text.len() - 1],
            None => &text,
        };
        assert!(better.contains(save), "{file}");
        let (again, none) = read(&better);
        assert_eq!(none, None, "{file}");
        assert_eq!(SlotEntry { text, ..again }, entry, "{file}");
        let check = |text: &str| game_of(text).unwrap().save().unwrap().check;
        assert_eq!(check(&better), check(&entry.text), "{file}");
    }
}

/// Whatever the summary says: it is of the save it was made of, and of no other.
#[test]
fn a_summary_does_not_hide_that_its_save_is_damaged() {
    let text = slot();
    let (at, end) = (
        text.find("\"save\":").unwrap(),
        text.find("\"summary\":").unwrap(),
    );
    let mut told = 0;
    for at in (at + 8..end - 2).step_by(3) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        let Ok(damaged) = String::from_utf8(bytes) else {
            continue;
        };
        let (entry, better) = read(&damaged);
        let problem = entry
            .problem
            .unwrap_or_else(|| panic!("this is listed: {damaged}"));
        assert_eq!((better, entry.text), (None, damaged));
        assert!(problem.to_string().contains("save"), "{problem}");
        told += 1;
    }
    assert!(told > 100, "{told}");
}

#[test]
fn a_game_of_another_version_is_still_told_apart() {
    let version = of_summary("version", json!(VERSION), json!(4));
    let (entry, better) = read(&version);
    assert_eq!(entry.problem, Some(LoadError::OtherVersion(4)));
    assert_eq!(better, None);
    let standing = entry.summary.clone().unwrap().standing;
    assert_eq!(
        (&*standing.name, standing.score),
        ("Hey, Rube!", game(0, 9).table().score)
    );
    assert!(!entry.is_under_way() && entry.game().is_err());
    // It goes out as it is.
    assert_eq!(entry.export(), version);

    // Without a summary its save says what it is.
    let text = with(
        &with(&slot(), &["summary"], None),
        &["save", "version"],
        Some(json!(2)),
    );
    let (entry, better) = read(&text);
    assert_eq!(entry.problem, Some(LoadError::OtherVersion(2)));
    assert_eq!((better, entry.summary.clone()), (None, None));
    assert_eq!(entry.export(), text);
}

#[test]
fn a_game_of_another_title_is_still_told_apart() {
    let midway = Some(json!("midway"));
    let other = of_summary("title", json!("philippine-sea"), json!("midway"));
    let (entry, better) = read(&other);
    let problem = Some(LoadError::OtherTitle("midway".to_owned()));
    assert_eq!((entry.problem.clone(), better), (problem.clone(), None));
    assert_eq!(entry.summary.clone().unwrap().standing.scenario, 1);
    let text = with(
        &with(&slot(), &["summary"], None),
        &["save", "title"],
        midway,
    );
    let (entry, better) = read(&text);
    assert_eq!((entry.problem.clone(), better), (problem, None));
    assert_eq!(entry.export(), text);
}

#[test]
fn what_another_program_wrote_beside_a_game_takes_nothing_with_it() {
    for (path, value) in [
        (&["name"][..], json!(7)),
        (&["name"], json!("  ")),
        (&["saved"], json!("yesterday")),
        (&["saved"], json!(-1)),
        (&["link"], json!([])),
        (&["summary"], json!("none")),
        (&["summary", "of"], json!("")),
        (&["summary", "score"], json!("high")),
        (&["note"], json!({ "to": "myself" })),
        (&["summary", "weather"], json!("fair")),
    ] {
        let (entry, _) = read(&with(&slot(), path, Some(value)));
        assert_eq!(entry.problem, None, "{path:?}");
        assert!(entry.is_under_way(), "{path:?}");
        let summary = entry.summary.as_ref().unwrap();
        assert_eq!(summary.standing.name, "Hey, Rube!", "{path:?}");
    }
}

#[test]
fn texts_that_are_no_slot_are_told_and_go_out_as_they_are() {
    for text in [
        "",
        "\0{",
        "[1,2]",
        "null",
        "{}",
        "{\"name\":\"x\"",
        "{\"save\":{}}",
        "7",
    ] {
        let (entry, better) = read(text);
        assert!(entry.problem.is_some(), "{text}");
        assert_eq!((better, entry.export()), (None, text.to_owned()));
        assert_eq!(entry.renamed("x"), None, "{text}");
    }
}

#[test]
fn another_name_leaves_everything_else() {
    let (entry, _) = read(&slot());
    let (renamed, better) = read(&entry.renamed("Mitscher <b>").unwrap());
    assert_eq!(
        (better, renamed.name.as_deref()),
        (None, Some("Mitscher <b>"))
    );
    let (name, text) = (entry.name.clone(), entry.text.clone());
    assert_eq!(
        SlotEntry {
            name,
            text,
            ..renamed
        },
        entry
    );
}

#[test]
fn an_export_carries_the_name_and_comes_back_as_the_same_game() {
    let (entry, _) = read(&slot());
    let export = entry.export();
    assert_eq!(
        export,
        game(0, 9)
            .save()
            .unwrap()
            .named(entry.name.as_deref())
            .to_text()
    );
    let (back, _) = read(&export);
    assert_eq!((back.name, back.saved), (entry.name, None));
    // The same game at the same order: so an import knows it again.
    let check = |summary: Option<carrier_battle::storage::Summary>| summary.unwrap().check;
    assert_eq!(check(back.summary), check(entry.summary));
}

#[test]
fn what_was_saved_last_comes_first() {
    let text = |saved| Slot::new("x", saved, None, &game(0, 0)).unwrap().to_text();
    let entry = |(id, saved): (&str, _)| SlotEntry::read(id.to_owned(), text(saved)).0;
    let stored = [
        ("a", None),
        ("b", Some(5)),
        ("c", Some(9)),
        ("d", Some(5)),
        ("e", None),
    ];
    let mut entries = stored.map(entry);
    sort(&mut entries);
    assert_eq!(entries.map(|entry| entry.id), ["c", "b", "d", "a", "e"]);
}

#[test]
fn files_keep_the_letters_of_any_language() {
    for (name, file) in [
        ("Hey, Rube!", "Hey-Rube.json"),
        ("Größe 2", "Größe-2.json"),
        (
            "Бой у Марианских островов",
            "Бой-у-Марианских-островов.json",
        ),
        ("マリアナ沖海戦", "マリアナ沖海戦.json"),
        ("हिन्दी", "हिन्दी.json"),
        ("Ca\u{301}diz \u{1f6a2}", "Ca\u{301}diz-\u{1f6a2}.json"),
        (
            "Spruance\u{2019}s \u{201c}day\u{201d}",
            "Spruance-s-day.json",
        ),
        ("「海戦」、再び", "海戦-再び.json"),
        ("../etc/passwd", "etc-passwd.json"),
        (
            "a\\b:c*d?e\"f<g>h|i\tj\u{202e}k",
            "a-b-c-d-e-f-g-h-i-j-k.json",
        ),
        ("", "carrier-battle.json"),
        (" \u{a0}\u{2026}\u{3000}. ", "carrier-battle.json"),
    ] {
        assert_eq!(file_name(name), file);
    }
    let long = file_name(&"\u{1f6a2}".repeat(500));
    assert!(long.len() < 255, "{long}");
}

proptest! {
    #[test]
    fn any_name_makes_a_file_and_is_read_as_it_was_written(name in ".*") {
        let file = file_name(&name);
        prop_assert!(file.ends_with(".json") && file.len() < 255);
        prop_assert!(!file.starts_with(['.', '-']) && !file.contains(['/', '\\', ':', '\0']));
        let text = Slot::new(&name, None, None, &game(0, 0)).unwrap().to_text();
        let (entry, _) = read(&text);
        let named = Some(name.clone()).filter(|name| !name.trim().is_empty());
        prop_assert_eq!(entry.name, named);
    }

    /// Whatever stands in a slot, it is listed, and it is not changed.
    #[test]
    fn any_text_is_listed(text in "\\PC*") {
        let (entry, better) = read(&text);
        prop_assert!(entry.problem.is_some() && better.is_none());
        prop_assert_eq!(entry.text, text);
    }
}
