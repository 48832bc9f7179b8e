//! What the start screen says of the game, and of how the player has fared.

use page::notice::Notice;

use crate::storage::Finished;

/// What a new game is called.
pub const NAME: &str = "Midway";

/// What the game is.
pub const WHAT_IT_IS: &str = "You command the Pacific Fleet in the spring of 1942. Every four days the enemy stirs on one of four lines, and you do not know which: towards the Aleutians, Midway, the Solomons or Port Moresby. You decide who looks, who strikes, and where your few carriers wait. Lose two island bases, and the game is lost.";

/// How long a game takes.
pub const HOW_LONG: &str = "Up to 23 turns";

/// Whose the rules are, and that nothing leaves the browser.
pub const WHOSE_IT_IS: &str = "An independent implementation of the rules of the board game Midway Solitaire, designed by Joseph Miranda and Eric R. Harvey and published by Decision Games. It is not connected with any of them. The map, and the ratings and tables marked as rebuilt, are ours. Everything happens in your browser; nothing is sent anywhere.";

/// A link cannot be followed.
pub fn bad_link(wrong: &str) -> Notice {
    Notice::bad(format!(
        "The link cannot be followed: {wrong}. Begin a game here instead."
    ))
}

/// How many games were won, and how the last one ended; nothing before the first.
pub fn results_in_words(results: &[Finished]) -> Option<String> {
    let last = results.last()?;
    let won = results.iter().filter(|it| it.is_won()).count();
    Some(match results.len() {
        1 => format!("One game finished: {}.", last.level),
        many => format!(
            "{many} games finished, {won} won. The last: {}.",
            last.level
        ),
    })
}
