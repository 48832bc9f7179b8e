//! The start screen's values: links, names, the list of games, and what is asked and told.

mod links;
mod outside;
mod shared;

use std::fs;
use std::path::Path;

use carrier_battle::engine::staff::{Player, Random};
use carrier_battle::engine::{Game, LoadError, SCENARIOS, Scenario, Variant};
use carrier_battle::storage::{Slot, SlotEntry, StorageProblem, Summary};
use carrier_battle::view::chart::geometry::whole_centre;
use carrier_battle::view::start::*;
use serde_json::Value;

/// A link as it is found again: scenario, variants, seed.
fn parts(link: &Link) -> (u8, Vec<&'static str>, Option<u64>) {
    let names = link.options.iter().map(|variant| variant.name());
    (link.scenario.number, names.collect(), link.seed)
}

/// Scenarios 6 and 7 have every optional rule of the whole battle, each with a line on how much harder it makes it.
#[test]
fn the_whole_battle_has_its_cards_its_options_and_its_links() {
    for (number, forces) in [(6, 0), (7, 5)] {
        let scenario = Scenario::numbered(number).unwrap();
        let card = card(scenario);
        assert_eq!(card.facts[0].text, "19 June 1944, 0530, 11 turns");
        let names: Vec<&str> = card.variants.iter().map(|it| it.variant.name()).collect();
        for of_rule in [
            "additional-ships",            // 2.35
            "land-air-reinforcements",     // 16
            "shadowing",                   // 18.1
            "extended-search",             // 18.2
            "location-uncertainty",        // 18.3
            "morning-searches",            // 18.4
            "no-task-group-58-1",          // 24.1
            "surface-combat",              // 21
            "night-operations",            // 22
            "shuttle-raids",               // 23
            "less-effective-interception", // 24.2
            "no-us-submarines",            // 24.3
            "new-japanese-aircraft",       // 24.4
        ] {
            assert!(names.contains(&of_rule), "{of_rule}");
        }
        for variant in &card.variants {
            let is_said = ["arder.", "asier."];
            let is_said = is_said.iter().any(|end| variant.explanation.ends_with(end));
            assert!(is_said, "{}: {}", variant.title, variant.explanation);
        }
        let text = format!(
            "title=philippine-sea&scenario={number}&seed=1944&options={}",
            names.join(",")
        );
        let link = Link::read(&text).unwrap();
        assert_eq!(link.to_text(), text);
        let game = Game::new(link.scenario, &[], 1944).unwrap();
        assert_eq!(game.table().forces.len(), forces);
    }
}

/// Scenario 5 has its seven reports in the picture, two variants, and links that name them.
#[test]
fn scenario_5_has_its_card_its_variants_and_its_links() {
    let card = card(SCENARIOS[4]);
    assert_eq!(card.facts[0].text, "19 June 1944, 1210, 7 turns");
    assert_eq!(card.picture.reports.len(), 7);
    let names: Vec<&str> = card.variants.iter().map(|it| it.variant.name()).collect();
    for variant in &card.variants {
        assert!(variant.explanation.ends_with('.'), "{}", variant.title);
    }
    let text = format!(
        "title=philippine-sea&scenario=5&seed=1944&options={}",
        names.join(",")
    );
    let link = Link::read(&text).unwrap();
    assert_eq!(parts(&link), (5, names, Some(1944)));
    assert_eq!(link.to_text(), text);
    let game = Game::new(link.scenario, &link.options, 1944).unwrap();
    assert_eq!(game.table().forces.len(), 7);
}

/// Scenario 4 has a card with its eight reports in the picture and five variants, and links name each of them.
#[test]
fn scenario_4_has_its_card_its_variants_and_its_links() {
    let card = card(SCENARIOS[3]);
    assert_eq!(card.facts[0].text, "20 June 1944, 0530, 8 turns");
    assert_eq!(card.picture.reports.len(), 8);
    assert!(card.picture.raids.is_empty() && card.picture.forces.is_empty());
    let names: Vec<&str> = card.variants.iter().map(|it| it.variant.name()).collect();
    assert_eq!(
        names,
        [
            "additional-ships",
            "double-forces",
            "shadowing",
            "extended-search",
            "location-uncertainty"
        ]
    );
    for variant in &card.variants {
        assert!(variant.explanation.ends_with('.'), "{}", variant.title);
    }
    let text = format!(
        "title=philippine-sea&scenario=4&seed=1944&options={}",
        names.join(",")
    );
    let link = Link::read(&text).unwrap();
    assert_eq!(parts(&link), (4, names, Some(1944)));
    assert_eq!(link.to_text(), text);
    let game = Game::new(link.scenario, &link.options, 1944).unwrap();
    assert_eq!(Link::to(&game).to_text(), text);
}

#[test]
fn a_name_without_a_letter_is_refused_with_a_word() {
    assert_eq!(
        given_name("  Spruance\u{2019}s day "),
        Ok("Spruance\u{2019}s day".to_owned())
    );
    for empty in ["", "  \t"] {
        assert!(given_name(empty).unwrap_err().contains("needs a name"));
    }
    let taken = ["Hey, Rube!", "Hey, Rube! 2"].map(str::to_owned);
    assert_eq!(free_name("Hey, Rube!", &taken), "Hey, Rube! 3");
    assert_eq!(free_name("Hey", &taken), "Hey");
}

#[test]
fn a_seed_is_a_whole_number() {
    assert_eq!(seed(" 18446744073709551615 "), Ok(u64::MAX));
    for wrong in ["", "x", "-1", "1.5", "18446744073709551616"] {
        assert!(
            seed(wrong)
                .unwrap_err()
                .starts_with("The seed must be a whole number")
        );
    }
}

#[test]
fn a_card_says_what_its_scenario_is() {
    for scenario in SCENARIOS {
        let card = card(scenario);
        assert_eq!((card.number, card.name), (scenario.number, scenario.name));
        let names: Vec<&str> = card.facts.iter().map(|fact| fact.name).collect();
        assert_eq!(names, ["Date", "Teaches"]);
        let length = match scenario.minutes {
            60 => "about 1 hour".to_owned(),
            180 => "about 3 hours".to_owned(),
            240 => "about 4 hours".to_owned(),
            minutes => format!("about {minutes} minutes"),
        };
        assert_eq!(card.length, length);
        assert!(
            card.in_short.ends_with('.') && card.in_short.len() < 90,
            "a sentence that fits a narrow card"
        );
        assert_eq!(card.variants.len(), scenario.variants.len());
        assert_eq!(card.by_default, scenario.by_default);
        assert!(
            card.variants
                .iter()
                .all(|it| !it.title.is_empty() && !it.explanation.is_empty())
        );
    }
    assert_eq!(
        card(SCENARIOS[0]).facts[0].text,
        "19 June 1944, 0930, 2 turns"
    );
    assert!(card(SCENARIOS[1]).picture.strikes.is_some());
}

// The list.

fn date(time: u64) -> String {
    format!("at {time}")
}

fn game(orders: usize) -> Game {
    let mut game = Game::new(SCENARIOS[0], &[Variant::DeckCrashes], 1944).unwrap();
    let mut player = Random::new(7);
    for _ in 0..orders {
        let order = player.order(&game).unwrap();
        game.play(order).unwrap();
    }
    game
}

fn entry(id: &str, saved: Option<u64>, game: &Game) -> SlotEntry {
    let slot = Slot::new("Mitscher", saved, Some("scenario=1"), game).unwrap();
    SlotEntry::read(id.to_owned(), slot.to_text()).0
}

fn finished() -> Game {
    let mut game = game(0);
    Random::new(1).finish(&mut game);
    game
}

#[test]
fn a_line_says_the_battle_where_it_stands_and_when_it_was_saved() {
    let shown = line(&entry("a", Some(7), &game(0)), true, &date);
    assert_eq!(
        (&*shown.id, &*shown.name, shown.is_openable),
        ("a", "Mitscher", true)
    );
    let battle = "Scenario 1, Hey, Rube!: Deck crashes (4.452)";
    let stands = "19 June 1944, 0930, phase 1 \u{b7} +0 points";
    assert_eq!(
        shown.state,
        format!("{battle} \u{b7} {stands} \u{b7} saved at 7")
    );
    // Without a date none is shown.
    let shown = line(&entry("a", None, &game(0)), true, &date);
    assert_eq!(shown.state, format!("{battle} \u{b7} {stands}"));
    let shown = line(&entry("a", Some(7), &game(0)), false, &date);
    assert!(
        shown
            .state
            .ends_with("not saved: it is lost when this tab closes")
    );
    let game = finished();
    let outcome = game.outcome().unwrap();
    let shown = line(&entry("a", None, &game), true, &date);
    assert!(shown.state.ends_with(outcome.level), "{}", shown.state);
    assert!(shown.state.contains("finished, "), "{}", shown.state);
}

#[test]
fn a_game_that_cannot_be_opened_says_why_and_what_is_known_of_it() {
    let mut old = entry("a", Some(7), &game(0));
    old.problem = Some(LoadError::OtherVersion(2));
    let shown = line(&old, true, &date);
    assert!(!shown.is_openable);
    assert!(
        shown
            .state
            .starts_with("Scenario 1, Hey, Rube!: Deck crashes (4.452) \u{b7} 19 June")
    );
    assert!(
        shown
            .state
            .contains("saved at 7. This game cannot be opened: the save was made with version 2")
    );
    let (broken, _) = SlotEntry::read("b".to_owned(), String::new());
    let shown = line(&broken, true, &date);
    assert_eq!(shown.name, "A game without a name");
    assert!(
        shown
            .state
            .starts_with("This game cannot be opened: the save is damaged")
    );
    assert!(
        shown
            .state
            .ends_with("It stays here as it is; you can export it.")
    );
}

#[test]
fn the_game_played_last_is_gone_on_with_if_it_is_under_way() {
    let entries = [
        entry("over", Some(9), &finished()),
        entry("newer", Some(8), &game(3)),
        entry("older", Some(7), &game(2)),
    ];
    let go_on = |last| continue_last(&entries, last, &|_| true, &date).map(|game| game.id);
    assert_eq!(go_on(Some("older")).as_deref(), Some("older"));
    assert_eq!(go_on(Some("over")).as_deref(), Some("newer"));
    assert_eq!(go_on(None).as_deref(), Some("newer"));
    assert_eq!(continue_last(&entries[..1], None, &|_| true, &date), None);
}

// What is asked about a link.

#[test]
fn a_game_is_deleted_only_when_that_was_asked() {
    assert_eq!(
        [false, true].map(delete_label),
        ["Delete", "Really delete it?"]
    );
}

// What is told.

#[test]
fn notices_are_sentences_that_name_the_file_or_the_game() {
    let here = entry("a", None, &game(0));
    let (file, problem) = ("b.json", LoadError::WrongCheck);
    for (notice, bad, part) in [
        (
            imported("Mitscher", true, Ok(())),
            false,
            "every order replays",
        ),
        (
            imported("Mitscher", false, Ok(())),
            false,
            "not be verified, but every order replays",
        ),
        (
            imported("Mitscher", true, Err(StorageProblem::Full)),
            true,
            "as long as this tab is open",
        ),
        (
            unreadable_file(file),
            true,
            "\u{201c}b.json\u{201d} was not imported: it could not be read",
        ),
        (
            already_here(file, &here),
            true,
            "\u{201c}Mitscher\u{201d}, which is here already",
        ),
        (
            cannot_open(&here, &problem),
            true,
            "do not lead to the game",
        ),
        (
            not_renamed(StorageProblem::Forbidden),
            true,
            "the game keeps its name",
        ),
        (
            bad_link("it names no scenario"),
            true,
            "The link cannot be followed",
        ),
    ] {
        assert_eq!(notice.bad, bad, "{}", notice.text);
        assert!(
            notice.text.contains(part) && notice.text.ends_with('.'),
            "{}",
            notice.text
        );
    }
    for (problem, cause) in [
        (
            StorageProblem::Forbidden,
            "does not let the page keep games",
        ),
        (StorageProblem::Full, "storage is full"),
        (StorageProblem::NotKept, "did not keep what it was given"),
    ] {
        assert!(storage_problem(problem).contains(cause));
        assert!(no_games(Some(problem)).contains("as long as this tab is open"));
    }
    assert!(no_games(None).contains("kept here by itself"));
}

#[test]
fn a_file_gives_its_game_a_name_if_the_game_has_none() {
    let (named, _) = SlotEntry::read(String::new(), entry("a", None, &game(0)).export());
    assert_eq!(name_in_file(&named, "b.json"), "Mitscher");
    let plain = game(0).save().unwrap().to_text();
    let (nameless, _) = SlotEntry::read(String::new(), plain);
    assert_eq!(
        name_in_file(&nameless, "from a friend.json"),
        "from a friend"
    );
    assert_eq!(
        nameless.summary,
        Some(Summary {
            ..nameless.summary.clone().unwrap()
        })
    );
}

/// The courses of raids end short of the fleet's counter; over the start screen a game to go on with lies beside
/// the islands.
#[test]
fn the_raids_of_a_picture_fly_to_the_fleet() {
    let picture = picture(1).unwrap();
    let courses = picture.courses();
    assert_eq!(courses.len(), picture.raids.len());
    let (x, y) = whole_centre(picture.raids[0]);
    let (to_x, to_y) = whole_centre(picture.fleet);
    let (end_x, end_y) = (x + (to_x - x) * 93 / 100, y + (to_y - y) * 93 / 100);
    assert_eq!(courses[0], format!("M{x} {y}L{end_x} {end_y}"));

    let (x, y) = whole_centre(hero::RAIDS[0]);
    assert!(hero::course(hero::RAIDS[0]).starts_with(&format!("M{x} {y}Q")));
    let left = |frame: &str| frame.split(' ').next().unwrap().parse::<i32>().unwrap();
    assert!(left(hero::frame(true)) > left(hero::frame(false)));
}
