//! The list of the player's games, and what is said of it.

use std::fmt::Display;

use crate::notice::Notice;
use crate::storage::{LONGEST_GAME, StorageProblem};
use crate::wording::{clipped, clipped_to};

/// Letters of the longest reason that is given: what a damaged file says of itself may be endless.
const LONGEST_REASON: usize = 300;

/// A saved game, as the list shows it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct GameLine {
    /// The key of its slot.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Where it stands, when it was saved, and why it cannot be opened.
    pub state: String,
    /// Whether it can be opened.
    pub is_openable: bool,
}

/// The button that deletes a game: it asks before it does.
pub fn delete_label(is_asking: bool) -> &'static str {
    match is_asking {
        true => "Really delete it?",
        false => "Delete",
    }
}

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

/// Why a game cannot be opened.
pub fn reason(problem: &impl Display) -> String {
    clipped_to(LONGEST_REASON, &problem.to_string())
}

/// A game could not be given another name.
pub fn not_renamed(problem: StorageProblem) -> Notice {
    Notice::bad(format!("{problem}: the game keeps its name."))
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

/// What stands over the report of a game that came by a link.
pub const GUEST: &str = "This game was opened from a link. It is not among your games, and nothing of yours was changed.";

/// What stands there once the player has kept it.
pub fn kept_guest(name: &str) -> String {
    format!("It is kept among your games as \u{201c}{name}\u{201d}.")
}

/// What stands there where the player has the same game already.
pub fn guest_is_here(name: &str) -> String {
    format!("It is among your games already, as \u{201c}{name}\u{201d}.")
}

/// The game that was on the table of a page that is loaded again is not there any more.
pub fn not_among_games() -> Notice {
    Notice::bad("The game that was on the table here is not among your saved games any more.")
}
