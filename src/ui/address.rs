//! Addresses of games, and the page's own.

use page::address::{Address, whole};

use crate::engine::Game;
use crate::storage::KEYS;
use crate::view::start::{self, Link};

/// The page's own.
pub const ADDRESS: Address = Address::of(KEYS);

/// The link to a game from its start.
pub fn link_to(game: &Game) -> String {
    whole(&Link::to(game).to_text())
}

/// The address at which a finished game is opened to be watched; nothing if it cannot be saved.
pub fn to_watch(game: &Game) -> Option<String> {
    Some(whole(&start::link_to_watch(game)?))
}
