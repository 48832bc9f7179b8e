//! What the page explains: the briefing, the rules, terms, running text with both in it, and hints for the first game.

mod hints;
mod prose;
pub mod rules;
mod term;

pub use hints::{Hint, hint, hints_now};
pub use prose::{Piece, prose};
pub use term::Term;

/// The briefing, a paragraph each: what a player must know before his first game, and what wins and loses it.
pub const BRIEFING: [&str; 3] = [
    "April 1942. Japan has taken all it set out for, and reaches for more: the Aleutians, Midway, the Solomons, Port Moresby. You command the US Pacific Fleet, with five carriers, one of them in dock, against eleven.",
    "Nobody knows where the enemy comes next: each turn a marker says which of four lines he follows, and what sails under his flags you learn only by looking. You move one task force a turn, so choose where to stand.",
    "Lose two of the four island bases, or find him in a home base as a turn ends, and the game is lost. Hold until the last marker is played, and you have won.",
];

#[cfg(test)]
mod tests;
