//! What the tab keeps of the game on the table, so that a page that is loaded again goes on from there.

use page::storage::TabState;
use serde::{Deserialize, Serialize};

/// How far a game has been shown, while it is being shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// How many orders it had.
    pub orders: usize,
    /// How many of its events had been shown.
    pub shown: usize,
}

impl TabState for Progress {
    const KEY: &'static str = "carrier-battle/midway/shown";
}
