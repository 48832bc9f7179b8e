//! How far a game has been shown, while it is being shown: kept in the tab, so that a page that is loaded
//! again goes on from there.

use gloo_storage::{SessionStorage, Storage};
use serde::{Deserialize, Serialize};

const KEY: &str = "carrier-battle/shown";

/// How far a game has been shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// The game's key.
    pub id: String,
    /// How many orders it had.
    pub orders: usize,
    /// How many of its events had been shown.
    pub upto: usize,
    /// How many of them belonged to what had been seen to its end.
    pub told: usize,
}

/// Whether the browser gives the tab a storage: gloo's panics where it does not.
pub(super) fn is_given() -> bool {
    let given = web_sys::window().map(|window| window.session_storage());
    given.is_some_and(|given| matches!(given, Ok(Some(_))))
}

/// How far a game had been shown when the page was left, unless all of it had.
pub fn of(id: &str) -> Option<Progress> {
    let kept: Option<Progress> = is_given().then(|| SessionStorage::get(KEY).ok()).flatten();
    kept.filter(|kept| kept.id == id)
}

/// Remembers how far the game on the table has been shown, or that all of it has.
pub fn remember(progress: Option<Progress>) {
    if is_given() {
        match progress {
            // Only comfort is lost where it is not kept.
            Some(progress) => drop(SessionStorage::set(KEY, progress)),
            None => SessionStorage::delete(KEY),
        }
    }
}
