//! What the page explains: terms, rules, hints, and running text with the terms and rules in it.

mod hints;
mod prose;
pub mod rules;
mod term;

pub use hints::{Given, Hint, HintSet, hints_now};
pub use prose::{Part, Piece, Pieces, prose, with_punctuation};
pub use term::Term;
