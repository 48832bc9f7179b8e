//! Addresses of games, and the page's own.

use page::address::{Address, whole};

use crate::engine::Game;
use crate::storage::KEYS;
use crate::view::start;

/// The page's own.
pub const ADDRESS: Address = Address::of(KEYS);

/// The address at which a finished game is opened to be watched; nothing if it cannot be saved.
pub fn to_watch(game: &Game) -> Option<String> {
    Some(whole(&start::link_to_watch(game)?))
}
