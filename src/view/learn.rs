//! What the page explains: terms, rules, hints, and running text with the terms and rules in it.

mod hints;
mod hints_shown;
mod prose;
pub mod rules;
mod term;

pub use hints::{Hint, hints_now};
pub use hints_shown::{Given, HintSet, Situation};
pub use page::prose::with_punctuation;
pub use prose::{Piece, Pieces, prose};
pub use term::Term;
