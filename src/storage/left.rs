//! What is left of a list of orders while a question that came in between is answered: kept in the tab, so that a
//! page that is loaded again goes on with it.

use gloo_storage::{SessionStorage, Storage};
use serde::{Deserialize, Serialize};

use super::progress::is_given;
use crate::engine::Order;

const KEY: &str = "carrier-battle/left";

/// What is left of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Left {
    /// The game's key.
    pub id: String,
    /// How many orders it had.
    pub given: usize,
    /// The orders that are left.
    pub orders: Vec<Order>,
}

/// What was left of a list in a game with so many orders when the page was left.
pub fn of(id: &str, given: usize) -> Vec<Order> {
    let kept: Option<Left> = is_given().then(|| SessionStorage::get(KEY).ok()).flatten();
    let kept = kept.filter(|kept| kept.id == id && kept.given == given);
    kept.map(|kept| kept.orders).unwrap_or_default()
}

/// Remembers what is left of a list, if anything is.
pub fn remember(left: Left) {
    if !is_given() {
        return;
    }
    if left.orders.is_empty() {
        SessionStorage::delete(KEY);
    } else {
        // The player only has to give them again where it is not kept.
        drop(SessionStorage::set(KEY, left));
    }
}
