//! What is noted outside the local storage of the games in it, so that it can be told when all of it is gone. A browser
//! deletes what it keeps for a page as a whole; what a tab knows of its own place in the history stays.

use serde::{Deserialize, Serialize};

/// What a tab has known of the storage.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// What tells this storage from one that began empty after it.
    pub storage: String,
    /// How many games were in it.
    pub games: usize,
}

impl Mark {
    /// How many games are gone with the storage they were in: none, while it is there, or if none were in it. A game
    /// that somebody deleted leaves its storage as it was.
    pub fn lost(&self, now: Option<&Mark>) -> usize {
        match now {
            Some(now) if now.storage == self.storage => 0,
            _ => self.games,
        }
    }
}
