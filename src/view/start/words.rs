//! What the start screen tells the player.

use page::notice::Notice;

use crate::engine::count_of;

/// What the game is.
pub const WHAT_IT_IS: &str = "You command Task Force 58 off the Marianas, fifteen carriers and the air groups on their decks; Admiral Ozawa\u{2019}s fleet is played by the rules. You see what the admirals saw, a contact on the radar, a pilot\u{2019}s report, and decide what to send, where, and on how much fuel. Every die is rolled on a chart you can open, and every rule is kept for you.";

/// Whose the rules are, and that nothing leaves the browser.
pub const WHOSE_IT_IS: &str = "An independent implementation of the rules of the board game Carrier Battle: Philippine Sea, designed by Jon Southard and published by Compass Games. It is not connected with either. Charts marked as rebuilt are ours. Everything happens in your browser; nothing is sent anywhere.";

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
