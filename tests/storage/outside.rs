//! What others do to a slot or a file: another tab, another program, a browser that empties its storage.

use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, LoadError, SCENARIOS};
use carrier_battle::storage::{
    Arranged, Arrangements, Beside, Change, Mark, Slot, SlotEntry, StorageProblem, game_of, pack,
    unpack,
};
use page::storage::BesideGame;

fn game(orders: usize) -> Game {
    let mut game = Game::new(SCENARIOS[0], &[], 1944).unwrap();
    let mut player = Random::new(7);
    for _ in 0..orders {
        let order = player.order(&game).unwrap();
        game.play(order).unwrap();
    }
    game
}

fn slot(name: &str, saved: u64, orders: usize) -> String {
    let slot = Slot::new(name, Some(saved), None, &game(orders));
    slot.unwrap().to_text()
}

fn entry(text: &str) -> SlotEntry {
    SlotEntry::read("carrier-battle/game/1".to_owned(), text.to_owned()).0
}

/// Another name is no other game.
#[test]
fn a_rename_in_another_tab_is_taken_over_and_orders_are_not() {
    let known = slot("Mitscher", 7, 3);
    let of = |now: Option<String>| Change::of(Some(&known), now);
    assert_eq!(of(Some(known.clone())), Change::None);
    let renamed = entry(&known).renamed("Spruance").unwrap();
    let Change::Beside(beside) = of(Some(renamed.clone())) else {
        panic!("it is the same game");
    };
    assert_eq!(beside.name.as_deref(), Some("Spruance"));
    assert_eq!((&beside.link, &beside.beside), (&None, &Beside::default()));
    assert_eq!(beside.text, renamed);
    // What this tab has arranged stands as it has noted it.
    let noted = Arrangements::of(vec![Arranged::nothing(3)]);
    let mut here = Beside {
        arranged: noted.clone(),
        ..Beside::default()
    };
    here.take_over(beside.beside);
    assert_eq!(here.arranged, noted);
    // Saved again at the same order.
    assert!(matches!(
        of(Some(slot("Mitscher", 8, 3))),
        Change::Beside(_)
    ));
    assert_eq!(of(Some(slot("Mitscher", 8, 4))), Change::PlayedOn);
    assert_eq!(of(Some(slot("Mitscher", 8, 2))), Change::PlayedOn);
    assert_eq!(of(Some("{torn".to_owned())), Change::PlayedOn);
}

#[test]
fn a_slot_that_is_gone_is_told_from_one_that_never_was() {
    let known = slot("Mitscher", 7, 3);
    assert_eq!(Change::of(Some(&known), None), Change::Gone);
    assert_eq!(Change::of(None, None), Change::None);
    assert_eq!(Change::of(None, Some(known)), Change::PlayedOn);
}

/// A whole storage that is gone is told; games that were deleted are not, nor a storage that had none.
#[test]
fn games_are_gone_with_the_storage_that_they_were_in() {
    let mark = |storage: &str, games| Mark {
        storage: storage.to_owned(),
        games,
    };
    let noted = mark("a", 3);
    assert_eq!(noted.lost(None), 3);
    assert_eq!(noted.lost(Some(&mark("b", 1))), 3);
    assert_eq!(noted.lost(Some(&mark("a", 3))), 0);
    assert_eq!(noted.lost(Some(&mark("a", 0))), 0);
    assert_eq!(mark("a", 0).lost(None), 0);
}

/// What is no object has no parts: it was never a game, and that is said in our words.
#[test]
fn values_that_are_no_game_are_told_without_the_words_of_the_parser() {
    for text in [
        "null",
        "[]",
        "17",
        " [1, 2]",
        "\"carrier-battle\"",
        "true",
        "[null,null,null,null,null,null,null]",
    ] {
        assert_eq!(game_of(text).unwrap_err(), LoadError::NotASave, "{text}");
        assert_eq!(entry(text).problem, Some(LoadError::NotASave), "{text}");
    }
    let export = game(3).save().unwrap().to_text();
    for text in [
        export.replacen("\"version\":", "\"version\":5,\"version\":", 1),
        export.replacen("\"undone\":0,", "", 1),
        export.replacen("\"undone\":0", "\"undone\":0,\"weather\":\"fair\"", 1),
        export.replacen("{\"format\"", "{\"save\":{},\"save\":{},\"format\"", 1),
        "[\"carrier-battle\"]".to_owned(),
        "{\"save\":[\"carrier-battle\"]}".to_owned(),
    ] {
        assert_ne!(text, export);
        let told = game_of(&text).unwrap_err().to_string();
        for word in [
            "expected",
            "struct",
            "field `",
            "invalid",
            "line",
            "duplicate",
        ] {
            assert!(!told.contains(word), "{text}: {told}");
        }
    }
}

/// Programs that write tables take a name for a number.
#[test]
fn a_name_that_is_a_number_is_kept() {
    let known = slot("1944", 7, 3);
    for (number, name) in [
        ("1944", "1944"),
        ("-1.50", "-1.50"),
        ("true", "true"),
        ("18446744073709551617", "18446744073709551617"),
    ] {
        let text = known.replacen("\"name\":\"1944\"", &format!("\"name\":{number}"), 1);
        assert_ne!(text, known);
        let read = entry(&text);
        assert_eq!((read.name.as_deref(), &read.problem), (Some(name), &None));
        // So it is once it has been written anew.
        let torn = text.replacen("\"of\":\"", "\"of\":\"x", 1);
        let (_, better) = SlotEntry::read(String::new(), torn);
        assert_eq!(entry(&better.unwrap()).name.as_deref(), Some(name));

        let export = game(3).save().unwrap().named(Some("1944")).to_text();
        let text = export.replacen("\"name\":\"1944\"", &format!("\"name\":{number}"), 1);
        assert_ne!(text, export);
        assert_eq!(game_of(&text).unwrap().save(), game(3).save(), "{number}");
        let read = entry(&text);
        assert_eq!((read.name.as_deref(), &read.problem), (Some(name), &None));
    }
}

/// Nothing that is longer than any game is unpacked.
#[test]
fn a_link_to_more_than_any_game_is_not_followed() {
    assert!(unpack(&pack(&"x".repeat(2_000_000))).is_some());
    assert!(unpack(&pack(&"x".repeat(2_000_001))).is_none());
}

#[test]
fn a_storage_that_cannot_be_read_is_no_forbidden_one() {
    let told = StorageProblem::Unreadable.to_string();
    assert_eq!(told, "This browser cannot read what it keeps for the page");
}
