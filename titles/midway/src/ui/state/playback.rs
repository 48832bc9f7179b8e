//! What of the game has been shown.

use super::GameStore;
use crate::engine::{Game, Table};

/// What of the game has been shown.
#[derive(Clone, Copy)]
pub struct PlaybackStore {
    game: GameStore,
}

impl PlaybackStore {
    /// The playback of a game.
    pub fn new(game: GameStore) -> PlaybackStore {
        PlaybackStore { game }
    }

    /// Looks at the table as it is shown.
    pub fn with_table<T>(self, look: impl FnOnce(&Table) -> T) -> T {
        self.game.with(|game: &Game| look(game.table()))
    }

    /// Whether all that has happened has been shown, so that the player can be asked.
    pub fn is_ready(self) -> bool {
        true
    }
}
