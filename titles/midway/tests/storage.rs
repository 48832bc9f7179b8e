//! Saved games as the browser keeps them, links to games, and how games ended.

use kernel::LoadError;
use midway::engine::scenario::{GameOption, GameOptions};
use midway::engine::staff::{Player, Sensible};
use midway::engine::{Game, GameSetup};
use midway::storage::{Change, Finished, Slot, SlotEntry, game_of, sort};
use midway::view::save_points::{name_of_branch, save_points};
use midway::view::start::{
    Followed, Link, LinkAnswer, OnTable, continue_last, line, link_question, link_to_watch,
    options, results_in_words, seed,
};
use page::save_points::{Moments, NamedPoint, NamedPoints, Origin};

/// A game after so many of the staff's orders, or at its end.
fn game(number: u64, orders: usize) -> Game {
    let mut game = Game::new(GameSetup::default(), number);
    let mut staff = Sensible;
    for _ in 0..orders {
        let Some(order) = staff.order(&game) else {
            break;
        };
        game.play(order).unwrap();
    }
    game
}

fn text_of(name: &str, game: &Game) -> String {
    let slot = Slot::new(name, Some(7), None, game).unwrap();
    slot.to_text()
}

fn date(time: u64) -> String {
    format!("at {time}")
}

#[test]
fn a_slot_is_read_as_it_was_written() {
    let game = game(3, 40);
    let text = text_of("My game", &game);
    let (entry, _) = SlotEntry::read("slot".to_owned(), text.clone());
    assert_eq!(entry.name.as_deref(), Some("My game"));
    assert_eq!((entry.saved, &entry.problem), (Some(7), &None));
    assert!(entry.is_under_way());
    let back = entry.game().unwrap();
    assert_eq!(back.orders(), game.orders());
    // The list plays no game again that has a summary of its own text.
    let summary = entry.summary.clone().unwrap();
    assert_eq!(summary.check, game.check_of_save());
    let shown = line(&entry, true, &date);
    assert!(shown.state.contains("saved at 7"), "{}", shown.state);
    assert!(shown.is_openable);
}

#[test]
fn a_damaged_slot_is_said_and_goes_out_as_it_is() {
    let text = text_of("My game", &game(3, 20));
    for (damaged, why) in [
        (text[..text.len() / 2].to_owned(), "is cut off"),
        ("17".to_owned(), "not a save of Carrier Battle: Midway"),
        (
            text.replace("\"undone\":0", "\"undone\":4"),
            "do not lead to",
        ),
    ] {
        let (entry, _) = SlotEntry::read("slot".to_owned(), damaged.clone());
        let shown = line(&entry, true, &date);
        assert!(!shown.is_openable);
        assert!(shown.state.contains(why), "{}", shown.state);
        assert_eq!(entry.export(), damaged, "letter by letter");
    }
}

#[test]
fn a_game_goes_out_with_its_name_and_comes_back() {
    let game = game(5, 25);
    let (entry, none) = SlotEntry::read(String::new(), text_of("Coral Sea", &game));
    assert_eq!(none, None);
    let file = entry.export();
    let (back, better) = SlotEntry::read(String::new(), file.clone());
    assert_eq!(back.name.as_deref(), Some("Coral Sea"));
    assert_eq!(game_of(&file).unwrap().orders(), game.orders());
    // A file in a slot, as another title's page puts it there, is replayed once, and then has its summary.
    let (kept, none) = SlotEntry::read(String::new(), better.expect("a text with a summary"));
    assert_eq!((&kept.summary, none), (&back.summary, None));
    assert_eq!(kept.name, back.name);
    let renamed = entry.renamed("Midway").unwrap();
    let (renamed, _) = SlotEntry::read(String::new(), renamed);
    assert_eq!(renamed.name.as_deref(), Some("Midway"));
    assert_eq!(renamed.summary, entry.summary);
}

#[test]
fn a_game_of_another_title_says_which() {
    let other = game_of(r#"{"format":"carrier-battle","title":"philippine-sea","version":6}"#);
    assert_eq!(
        other.err(),
        Some(LoadError::OtherTitle("philippine-sea".to_owned()))
    );
}

#[test]
fn a_tab_knows_what_another_has_done_to_its_slot() {
    let known = text_of("My game", &game(3, 10));
    assert_eq!(Change::of(Some(&known), Some(known.clone())), Change::None);
    assert_eq!(Change::of(Some(&known), None), Change::Gone);
    let on = text_of("My game", &game(3, 12));
    assert_eq!(Change::of(Some(&known), Some(on)), Change::PlayedOn);
    let renamed = text_of("Another", &game(3, 10));
    let Change::Beside(there) = Change::of(Some(&known), Some(renamed)) else {
        panic!("only the name is another");
    };
    assert_eq!(there.name.as_deref(), Some("Another"));
}

#[test]
fn what_was_saved_last_comes_first_and_the_last_played_goes_on() {
    let text = |saved, orders| {
        let slot = Slot::new("x", saved, None, &game(3, orders)).unwrap();
        slot.to_text()
    };
    let entry = |id: &str, saved| SlotEntry::read(id.to_owned(), text(saved, 5)).0;
    let mut entries = vec![entry("a", None), entry("b", Some(5)), entry("c", Some(9))];
    sort(&mut entries);
    let ids: Vec<&str> = entries.iter().map(|entry| &*entry.id).collect();
    assert_eq!(ids, ["c", "b", "a"]);
    let next = |last| continue_last(&entries, last, &|_| true, &date).unwrap().id;
    assert_eq!(
        (next(Some("b")), next(None)),
        ("b".to_owned(), "c".to_owned())
    );
    let (over, _) = SlotEntry::read("over".to_owned(), text(Some(9), usize::MAX));
    assert!(!over.is_under_way());
    assert!(continue_last(&[over], None, &|_| true, &date).is_none());
}

#[test]
fn each_turn_has_a_save_point_and_so_has_what_the_player_names() {
    let game = game(3, 80);
    let turn = game.table().clock.turn;
    assert!(turn > 3, "some turns have been played: {turn}");
    let named = NamedPoint {
        name: "Before the strike".to_owned(),
        orders: 30,
    };
    let gone = NamedPoint {
        name: "Gone".to_owned(),
        orders: 81,
    };
    let points = save_points(&game, &[named, gone]);
    assert!(points.is_sorted_by(|one, next| one.orders >= next.orders));
    let mut named = points.iter().filter(|point| point.is_named);
    let it = named.next().unwrap();
    assert_eq!((it.orders, &*it.what), (30, "Before the strike"));
    assert_eq!(named.next(), None);
    for point in &points {
        assert!(point.orders < 80, "not the one that it is at");
        let branch = game.branch(point.orders);
        assert_eq!(branch.orders(), &game.orders()[..point.orders]);
        let turn = branch.table().clock.turn.max(1);
        let begins = format!("Turn {turn}, ");
        assert!(point.when.starts_with(&begins), "{}: {turn}", point.when);
    }
    let turns = points.iter().filter(|point| !point.is_named).count();
    assert!(turns + 1 >= usize::from(turn), "{turns} of {turn}");
}

#[test]
fn a_game_that_grew_from_another_says_so_and_keeps_it_in_its_slot_and_file() {
    let game = game(3, 40);
    let point = save_points(&game, &[])[0].clone();
    let from = point.origin("Midway", true);
    let name = name_of_branch(&from, None);
    assert_eq!(name, format!("Midway, from {}", point.when));
    // Named after the first of them, when it branches again.
    let again = Origin {
        name: name.clone(),
        ..from.clone()
    };
    assert_eq!(name_of_branch(&again, Some(&from)), name);
    let branch = game.branch(point.orders);
    assert!(from.begun_anew(branch.orders().len()).is_some());
    assert_eq!(from.begun_anew(game.orders().len()), None);

    let named = NamedPoint {
        name: "Here".to_owned(),
        orders: 2,
    };
    let moments = Moments {
        grew_from: Some(from),
        points: NamedPoints::of(vec![named]),
    };
    let slot = Slot::new(&name, Some(7), None, &branch).unwrap();
    let text = slot.beside(moments.clone()).to_text();
    let (entry, none) = SlotEntry::read("slot".to_owned(), text);
    assert_eq!((&entry.beside, none), (&moments, None));
    let told = line(&entry, true, &date).state;
    assert!(
        told.contains("grew from \u{201c}Midway\u{201d} at Turn "),
        "{told}"
    );
    let (file, _) = SlotEntry::read(String::new(), entry.export());
    assert_eq!(file.name.as_deref(), Some(&*name));
    let back = file
        .brought_in("Back", None, &file.game().unwrap())
        .unwrap();
    let (back, _) = SlotEntry::read(String::new(), back.to_text());
    assert_eq!(back.beside, moments);
    // A file of a game without any is its save alone.
    let (plain, _) = SlotEntry::read(String::new(), text_of("Midway", &game));
    let save: midway::engine::Save = game.save().unwrap();
    assert_eq!(plain.export(), save.named(Some("Midway")).to_text());
}

#[test]
fn a_link_begins_the_same_game() {
    let options = GameOptions::default()
        .with(GameOption::Halsey, true)
        .with(GameOption::Composition, false);
    let begun = Game::new(GameSetup { options }, 1942);
    let link = Link::to(&begun);
    let text = link.to_text();
    assert_eq!(text, "title=midway&seed=1942&options=sbd-tbd,halsey");
    let Ok(Followed::Begin(read)) = Followed::read(&text) else {
        panic!("{text}");
    };
    assert_eq!(read, link);
    let none = Link {
        options: GameOptions::NONE,
        seed: None,
    };
    let Ok(Followed::Begin(read)) = Followed::read(&none.to_text()) else {
        panic!("none");
    };
    assert_eq!(read, none);
    for (wrong, why) in [
        ("title=midway&seed=many", "\"many\" is no seed"),
        ("title=midway&options=halsey,yamato", "no option \"yamato\""),
        ("title=leyte", "another title, \"leyte\""),
        ("title=midway&scenario=2", "asks for \"scenario\""),
        ("title=midway&seed=1&seed=2", "twice"),
        ("title=midway&game=abc", "cut off, or changed"),
    ] {
        let told = Followed::read(wrong).unwrap_err();
        assert!(told.contains(why), "{told}");
    }
}

#[test]
fn a_link_to_another_title_leads_to_its_page() {
    let text = "title=philippine-sea&scenario=1&seed=7";
    let Ok(Followed::OtherTitle(address)) = Followed::read(text) else {
        panic!("{text}");
    };
    assert_eq!(address, format!("../#{text}"));
}

#[test]
fn a_finished_game_is_a_link_and_nothing_of_one_that_goes_on() {
    let over = game(3, usize::MAX);
    let link = link_to_watch(&over).unwrap();
    let Ok(Followed::Watch(shared)) = Followed::read(&link) else {
        panic!("it is over");
    };
    assert_eq!(shared.game.orders(), over.orders());
    assert_eq!(shared.link, link);
    assert!(link_to_watch(&game(3, 10)).is_none());
}

#[test]
fn a_link_is_followed_at_once_unless_something_would_be_left() {
    assert_eq!(link_question(None, None), None);
    let (begun, _) = SlotEntry::read("a".to_owned(), text_of("First", &game(3, 5)));
    let table = OnTable {
        id: "b".to_owned(),
        name: "Second".to_owned(),
        is_saved: true,
    };
    let question = link_question(Some(&line(&begun, true, &date)), Some(&table)).unwrap();
    assert_eq!(question.answers[0].0, LinkAnswer::Open("a".to_owned()));
    assert!(question.text.contains("\u{201c}First\u{201d}"));
    assert!(question.text.contains("is saved and stays"));
    let question = link_question(None, Some(&table)).unwrap();
    assert_eq!(question.answers[0].0, LinkAnswer::Stay);
}

#[test]
fn results_are_told_best_and_last() {
    let over = game(3, usize::MAX);
    let finished = Finished::of("slot", &over).unwrap();
    assert!(Finished::of("slot", &game(3, 9)).is_none());
    assert_eq!(results_in_words(&[]), None);
    let one = results_in_words(std::slice::from_ref(&finished)).unwrap();
    assert_eq!(one, format!("One game finished: {}.", finished.level));
    let won = Finished {
        level: "Held".to_owned(),
        ..finished.clone()
    };
    let lost = Finished {
        level: "Disaster".to_owned(),
        ..finished
    };
    let words = results_in_words(&[won, lost]).unwrap();
    assert_eq!(words, "2 games finished, 1 won. The last: Disaster.");
}

#[test]
fn every_option_says_what_it_adds() {
    let all = options();
    assert_eq!(all.len(), GameOption::ALL.len());
    assert!(
        all.iter()
            .all(|it| !it.adds.is_empty() && it.share.ends_with('%'))
    );
    assert_eq!(seed(" 1942 "), Ok(Some(1942)));
    assert_eq!(seed(""), Ok(None));
    assert!(seed("-1").is_err());
}
