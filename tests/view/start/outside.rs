//! What is told where others meddle: chats, browsers that delete, files that are no games.

use super::*;
use carrier_battle::storage::LONGEST_GAME;
use carrier_battle::view::shell::{self, SavingAnswer};

#[test]
fn a_link_that_chats_cut_says_so_and_a_short_one_does_not() {
    let of = |letters: usize| WatchLink::of("x".repeat(letters));
    assert!(matches!(
        of(2_000),
        WatchLink::Address { warning: None, .. }
    ));
    let WatchLink::Address { text, warning } = of(2_001) else {
        panic!("it is still a link");
    };
    assert_eq!(text.len(), 2_001);
    assert_eq!(
        warning.as_deref(),
        Some(
            "The link has 2001 letters, and some chats cut what has more than 2000: the game as a file comes through whole."
        )
    );
    assert!(matches!(
        of(8_000),
        WatchLink::Address {
            warning: Some(_),
            ..
        }
    ));
    assert!(matches!(of(8_001), WatchLink::TooLong { .. }));
}

/// It is refused by its size: nothing of it has to be read.
#[test]
fn a_file_that_is_larger_than_any_game_is_refused() {
    let most = LONGEST_GAME as f64;
    assert_eq!(too_large("holiday.json", most), None);
    let told = too_large("holiday.json", most + 1.0).unwrap();
    assert!(told.bad);
    assert_eq!(
        told.text,
        "\u{201c}holiday.json\u{201d} was not imported: it has more than 2 MB, and no game has."
    );
}

/// Nothing is said of how long games are kept but what the browser has promised.
#[test]
fn how_long_games_are_kept_is_said_as_the_browser_has_promised() {
    let answered = Promise::answered;
    assert_eq!(answered(None, true), Promise::None);
    assert_eq!(answered(Some(false), false), Promise::Open);
    assert_eq!(answered(Some(false), true), Promise::Refused);
    assert_eq!(answered(Some(true), false), Promise::Given);
    for promise in [Promise::None, Promise::Open, Promise::Refused] {
        let said = keeping(promise);
        for part in ["nowhere else", "may delete them", "Safari", "Export"] {
            assert!(said.contains(part), "{said}");
        }
    }
    assert!(keeping(Promise::Refused).contains("has not promised"));
    let said = keeping(Promise::Given);
    assert!(said.contains("has promised not to delete them by itself"));
    assert!(said.contains("clearing the data of this site does"));
}

/// A browser may put the question to the player: not before there is something to lose.
#[test]
fn the_browser_is_asked_after_a_finished_or_a_well_advanced_game() {
    assert!(!is_time_to_ask(0, false) && !is_time_to_ask(59, false));
    assert!(is_time_to_ask(60, false) && is_time_to_ask(12, true));
}

#[test]
fn games_that_are_gone_are_told_and_the_file_is_offered_after_long_ones() {
    assert!(gone(1).starts_with("1 saved game kept in this browser can be found no more"));
    assert!(gone(3).starts_with("3 saved games kept"));
    assert!(not_among_games().bad);
    let offered: Vec<u8> = SCENARIOS
        .iter()
        .filter(|scenario| offer_of_file(scenario).is_some())
        .map(|scenario| scenario.number)
        .collect();
    let long = SCENARIOS.iter().filter(|scenario| scenario.minutes >= 60);
    assert_eq!(offered, long.map(|it| it.number).collect::<Vec<_>>());
    assert!(!offered.is_empty() && !offered.contains(&1));
}

/// Two tabs: a game that was deleted does not come back without a word.
#[test]
fn a_game_deleted_elsewhere_is_told_and_can_be_kept() {
    let told = shell::deleted();
    assert_eq!(told.mark, Some("deleted"));
    assert!(told.text.contains("deleted elsewhere"));
    assert_eq!(
        told.answers,
        [SavingAnswer::KeepAfterAll, SavingAnswer::Export]
    );
    assert_ne!(told.text, shell::other_tab().text);
    assert!(shell::no_file("Mitscher").contains("Copy its text"));
}

/// A damaged profile: games that are there are not called none.
#[test]
fn a_storage_that_cannot_be_read_hides_games_and_says_so() {
    let problem = StorageProblem::Unreadable;
    assert!(storage_problem(problem).contains("your saved games cannot be shown"));
    assert!(!no_games(Some(problem)).starts_with("None"));
}
