//! What the start screen tells the player.

use page::games::{not_imported, reason};
use page::notice::Notice;

use super::name_of;
use crate::engine::{LoadError, count_of};
use crate::storage::SlotEntry;

/// Letters of the longest name that a player gives a game.
const LONGEST_NAME: usize = 60;

/// What the game is.
pub const WHAT_IT_IS: &str = "You command Task Force 58 off the Marianas, fifteen carriers and the air groups on their decks; Admiral Ozawa\u{2019}s fleet is played by the rules. You see what the admirals saw, a contact on the radar, a pilot\u{2019}s report, and decide what to send, where, and on how much fuel. Every die is rolled on a chart you can open, and every rule is kept for you.";

/// Whose the rules are, and that nothing leaves the browser.
pub const WHOSE_IT_IS: &str = "An independent implementation of the rules of the board game Carrier Battle: Philippine Sea, designed by Jon Southard and published by Compass Games. It is not connected with either. Charts marked as rebuilt are ours. Everything happens in your browser; nothing is sent anywhere.";

/// A saved game cannot be opened after all.
pub fn cannot_open(entry: &SlotEntry, problem: &LoadError) -> Notice {
    let (name, problem) = (name_of(entry), reason(problem));
    Notice::bad(format!(
        "\u{201c}{name}\u{201d} cannot be opened: {problem}. It stays here as it is; you can export it."
    ))
}

/// The name of a game in a file: its own, or that of the file.
pub fn name_in_file(entry: &SlotEntry, file: &str) -> String {
    let of_file = file.strip_suffix(".json").unwrap_or(file);
    let name = entry.name.as_deref().unwrap_or(of_file);
    name.chars().take(LONGEST_NAME).collect()
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
