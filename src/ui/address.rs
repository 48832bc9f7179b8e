//! Addresses of games.

use page::address::whole;

use crate::engine::Game;
use crate::view::start;

/// The address at which a finished game is opened to be watched; nothing if it cannot be saved.
pub fn to_watch(game: &Game) -> Option<String> {
    Some(whole(&start::link_to_watch(game)?))
}
