//! What the start screen tells the player.

use super::name_of;
use crate::engine::{LoadError, count_of};
use crate::storage::{LONGEST_GAME, SlotEntry, StorageProblem};
use crate::view::shell::Notice;
use crate::view::wording::{clipped, clipped_to};

/// Letters of the longest name that a player gives a game.
const LONGEST_NAME: usize = 60;

/// Letters of the longest reason that is given: what a damaged file says of itself may be endless.
const LONGEST_REASON: usize = 300;

/// What the game is.
pub const WHAT_IT_IS: &str = "You command Task Force 58 off the Marianas, fifteen carriers and the air groups on their decks; Admiral Ozawa\u{2019}s fleet is played by the rules. You see what the admirals saw, a contact on the radar, a pilot\u{2019}s report, and decide what to send, where, and on how much fuel. Every die is rolled on a chart you can open, and every rule is kept for you.";

/// Whose the rules are, and that nothing leaves the browser.
pub const WHOSE_IT_IS: &str = "An independent implementation of the rules of the board game Carrier Battle: Philippine Sea, designed by Jon Southard and published by Compass Games. It is not connected with either. Charts marked as rebuilt are ours. Everything happens in your browser; nothing is sent anywhere.";

/// The storage keeps nothing, which is said before a game begins.
pub fn storage_problem(problem: StorageProblem) -> String {
    let lost = match problem {
        StorageProblem::Unreadable => "your saved games cannot be shown. You can play, but",
        _ => "you can play, but",
    };
    format!(
        "{problem}: {lost} a game will not be there after you close the page unless you export it."
    )
}

/// The record of results cannot be read.
pub const fn results_damaged() -> &'static str {
    "The record of your results could not be read. It was put aside as it is, and a new one begins; your saved games are as they were, and those that are finished count on the way."
}

/// The button that makes a file of the records that were put aside.
pub const EXPORT_ASIDE: &str = "Export what was put aside";

/// The name of that file.
pub const ASIDE: &str = "Damaged results";

/// A result was not written down.
pub fn results_not_kept(problem: StorageProblem) -> String {
    format!("{problem}: your last result is shown here only as long as this tab is open.")
}

/// There is no saved game yet.
pub fn no_games(problem: Option<StorageProblem>) -> &'static str {
    match problem {
        None => "None yet. Every game is kept here by itself, after every order.",
        Some(StorageProblem::Unreadable) => {
            "Those you have cannot be shown. New games stay here only as long as this tab is open: export those you want to keep."
        }
        Some(_) => {
            "None. Games stay here only as long as this tab is open: export those you want to keep."
        }
    }
}

/// A saved game cannot be opened after all.
pub fn cannot_open(entry: &SlotEntry, problem: &LoadError) -> Notice {
    let (name, problem) = (name_of(entry), reason(problem));
    Notice::bad(format!(
        "\u{201c}{name}\u{201d} cannot be opened: {problem}. It stays here as it is; you can export it."
    ))
}

/// Why a game cannot be opened.
pub(super) fn reason(problem: &LoadError) -> String {
    clipped_to(LONGEST_REASON, &problem.to_string())
}

/// A game could not be given another name.
pub fn not_renamed(problem: StorageProblem) -> Notice {
    Notice::bad(format!("{problem}: the game keeps its name."))
}

/// The name of a game in a file: its own, or that of the file.
pub fn name_in_file(entry: &SlotEntry, file: &str) -> String {
    let of_file = file.strip_suffix(".json").unwrap_or(file);
    let name = entry.name.as_deref().unwrap_or(of_file);
    name.chars().take(LONGEST_NAME).collect()
}

/// A file was brought in, verified or not, and stored or not.
pub fn imported(name: &str, verified: bool, stored: Result<(), StorageProblem>) -> Notice {
    let checked = match verified {
        true => "was imported and checked: every order replays",
        false => "was imported; it could not be verified, but every order replays",
    };
    let good = format!("\u{201c}{name}\u{201d} {checked}.");
    match stored {
        Ok(()) => Notice::good(good),
        Err(problem) => Notice::bad(format!(
            "{good} {problem}: it is here only as long as this tab is open."
        )),
    }
}

/// A file was not brought in.
pub fn not_imported(file: &str, why: &str) -> Notice {
    let (file, why) = (clipped(file), clipped_to(LONGEST_REASON, why));
    Notice::bad(format!("\u{201c}{file}\u{201d} was not imported: {why}."))
}

/// A file was not brought in, because the browser does not give it.
pub fn unreadable_file(file: &str) -> Notice {
    not_imported(file, "it could not be read")
}

/// A file was not brought in, because it is too large to be a game: nothing of it has been read.
pub fn too_large(file: &str, bytes: f64) -> Option<Notice> {
    let megabytes = LONGEST_GAME / 1_000_000;
    (bytes > LONGEST_GAME as f64).then(|| {
        let why = format!("it has more than {megabytes} MB, and no game has");
        not_imported(file, &why)
    })
}

/// The game that was on the table of a page that is loaded again is not there any more.
pub fn not_among_games() -> Notice {
    Notice::bad("The game that was on the table here is not among your saved games any more.")
}

/// A file was not brought in, because its game is here.
pub fn already_here(file: &str, here: &SlotEntry) -> Notice {
    let name = name_of(here);
    let why = format!(
        "it is the same game at the same order as \u{201c}{name}\u{201d}, which is here already"
    );
    not_imported(file, &why)
}

/// A link cannot be followed.
pub fn bad_link(wrong: &str) -> Notice {
    Notice::bad(format!(
        "The link cannot be followed: {wrong}. Choose a scenario here instead."
    ))
}

/// How long something takes that takes so many minutes.
pub(super) fn length(minutes: u8) -> String {
    match (minutes / 60, minutes % 60) {
        (hours, 0) => count_of(hours, "hour", "hours"),
        _ => format!("{minutes} minutes"),
    }
}
