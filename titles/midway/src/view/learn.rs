//! What the page explains: the briefing, the rules, terms, running text with both in it, and hints for the first game.

pub mod briefing;
mod hints;
mod prose;
pub mod rules;
mod term;

pub use briefing::BRIEFING;
pub use hints::{Hint, hint, hints_now};
pub use prose::{Piece, prose};
pub use term::Term;

#[cfg(test)]
mod tests;
