//! The start screen: what the game is, a new one, the player's games, and links to a game.

mod games;
mod link;
mod link_question;
mod linked;
mod options;
mod words;

pub use link::Link;
pub use link_question::{link_question, watch_question};
pub use linked::{Followed, SharedGame, link_to_watch};
pub use options::{OptionView, SHARES, options, seed, usual};
pub use page::games::GUEST;
pub use page::link_question::{LinkAnswer, LinkQuestion, OnTable};
pub use page::listed::{cannot_open, continue_last, line};
pub use words::{HOW_LONG, NAME, WHAT_IT_IS, WHOSE_IT_IS, bad_link, results_in_words};

/// The game to go on with.
pub type ContinueView = page::listed::ContinueView<crate::storage::Standing>;
