//! Links to a finished game.

use carrier_battle::engine::staff::Sensible;
use carrier_battle::engine::{Save, TITLE, VERSION};
use carrier_battle::storage::{pack, unpack};

use super::*;

fn finished(scenario: usize, seed: u64) -> Game {
    let mut game = Game::new(SCENARIOS[scenario - 1], &[], seed).unwrap();
    Sensible.finish(&mut game);
    game
}

fn read(text: &str) -> Result<Game, String> {
    match Followed::read(text)? {
        Followed::Watch(shared) => Ok(shared.game),
        Followed::Begin(link) => panic!("{link:?}"),
        Followed::OtherTitle(address) => panic!("{address}"),
    }
}

#[test]
fn a_finished_game_of_every_scenario_goes_through_an_address_and_is_the_same() {
    for scenario in 1..=SCENARIOS.len() {
        let game = finished(scenario, 40);
        let link = link_to_watch(&game).unwrap();
        assert!(link.ends_with(&format!("&title={TITLE}")));
        let again = read(&link).unwrap();
        assert_eq!(again.save(), game.save(), "scenario {scenario}");
        assert_eq!(again.events(), game.events());
        // Nothing in it needs to be encoded in an address.
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=&".contains(c);
        assert!(link.chars().all(is_plain));
        let address = format!("https://example.org/some/folder/#{link}");
        let WatchLink::Address { text, .. } = WatchLink::of(address.clone()) else {
            panic!("scenario {scenario} has no link");
        };
        assert_eq!(text, address);
    }
}

#[test]
fn mail_and_chat_do_not_hurt_it() {
    // One whose packed game ends with a sign that stands around a link too.
    let mut games = (20..400).map(|seed| finished(1, seed));
    let game = games.find(|game| {
        let link = link_to_watch(game).unwrap();
        link.split('&').next().unwrap().ends_with(['-', '_'])
    });
    let game = game.unwrap();
    let link = link_to_watch(&game).unwrap();
    let packed = link.split('&').next().unwrap();
    let (first, second) = link.split_at(link.len() / 2);
    for mangled in [
        format!("#{link}"),
        link.replace('&', "&amp;"),
        link.replace('=', "%3D"),
        format!("{link})."),
        format!("{first}\r\n {second}"),
        format!("title={TITLE}&{packed}&"),
    ] {
        let again = read(&mangled).unwrap_or_else(|why| panic!("{mangled}: {why}"));
        assert_eq!(again.save(), game.save(), "{mangled}");
    }
}

#[test]
fn a_link_that_was_cut_off_or_changed_says_so() {
    let game = finished(1, 20);
    let link = link_to_watch(&game).unwrap();
    let damaged = "the game in it was cut off, or changed on its way: ask for it once more";
    let middle = link.len() / 2;
    let other = if &link[middle..=middle] == "A" {
        "B"
    } else {
        "A"
    };
    let changed = format!("{}{other}{}", &link[..middle], &link[middle + 1..]);
    for text in [&link[..middle], "game=", "game=AAAA", "game=!", &changed] {
        assert_eq!(read(text).unwrap_err(), damaged, "{text}");
    }
    // Whatever is done to it by hand, it is refused in words, and never half opened.
    for at in (5..link.len() - 30).step_by(7) {
        let text = format!("{}z{}", &link[..at], &link[at + 1..]);
        if text != link {
            assert!(read(&text).is_err(), "{at}");
        }
    }
}

/// What is no game, or none that this page plays, is refused with the words that exist for a file of it.
#[test]
fn a_game_that_cannot_be_opened_is_refused_in_the_words_of_saves() {
    let text = finished(1, 20).save().unwrap().to_text();
    // As links are: what stands at the very end may be punctuation of the text around them.
    let refused = |text: &str| read(&format!("game={}&title={TITLE}", pack(text))).unwrap_err();
    let other = text.replacen(&format!("\"version\":{VERSION}"), "\"version\":1", 1);
    assert_eq!(refused(&other), LoadError::OtherVersion(1).to_string());
    let other = text.replacen(TITLE, "coral-sea", 1);
    let title = LoadError::OtherTitle("coral-sea".to_owned());
    assert_eq!(refused(&other), title.to_string());
    let other = text.replacen("\"seed\":\"20\"", "\"seed\":\"21\"", 1);
    assert!(refused(&other).contains("damaged"), "{}", refused(&other));
    assert_eq!(refused("{}"), LoadError::NotASave.to_string());
    let begun = Game::new(SCENARIOS[0], &[], 20).unwrap();
    let begun: Save = begun.save().unwrap();
    assert_eq!(refused(&begun.to_text()), "the game in it is not over");
    assert_eq!(
        link_to_watch(&Game::new(SCENARIOS[0], &[], 1).unwrap()),
        None
    );
}

#[test]
fn what_is_packed_is_unpacked_and_a_bomb_is_not() {
    for text in ["", "a", "\u{201c}Hey, Rube!\u{201d}"] {
        assert_eq!(unpack(&pack(text)).as_deref(), Some(text));
    }
    assert_eq!(unpack(&pack(&"0".repeat(5_000_000))), None);
}

#[test]
fn a_game_too_long_for_a_link_is_to_be_given_as_a_file() {
    let address = "a".repeat(LONGEST_ADDRESS + 1);
    let WatchLink::TooLong { words } = WatchLink::of(address) else {
        panic!("it is given as a link");
    };
    assert!(
        words.contains("8001 letters") && words.contains("8000"),
        "{words}"
    );
}

#[test]
fn another_game_on_the_table_is_not_left_without_a_question() {
    let link = link_to_watch(&finished(1, 20)).unwrap();
    let Ok(Followed::Watch(shared)) = Followed::read(&link) else {
        panic!("it is no game");
    };
    assert!(
        shared.name.starts_with("\u{201c}Hey, Rube!\u{201d}")
            || shared.name.starts_with("Hey, Rube!")
    );
    let table = OnTable {
        id: "one".to_owned(),
        name: "My battle".to_owned(),
        is_saved: true,
    };
    let question = watch_question(&shared, &table);
    assert!(
        question
            .text
            .contains("\u{201c}My battle\u{201d}, the game on the table, is saved")
    );
    let answers: Vec<&LinkAnswer> = question.answers.iter().map(|(answer, _)| answer).collect();
    assert_eq!(answers, [&LinkAnswer::Stay, &LinkAnswer::Begin]);
}

/// How somebody else ended a battle is no result of the player's.
#[test]
fn a_battle_that_the_player_has_not_ended_himself_does_not_count_on_the_way() {
    let game = finished(1, 20);
    let slot = |watched| {
        let slot = Slot::new("One", Some(1), None, &game).unwrap();
        let text = slot.watched(watched).to_text();
        SlotEntry::read("one".to_owned(), text).0
    };
    assert!(!slot(false).watched && slot(true).watched);
    assert_eq!(results(&[], &[slot(false)]).len(), 1);
    assert_eq!(results(&[], &[slot(true)]).len(), 0);
    // It stays so under another name.
    let renamed = slot(true).renamed("Two").unwrap();
    assert!(SlotEntry::read("one".to_owned(), renamed).0.watched);
}
