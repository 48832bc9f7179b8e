//! Saves that the command line reads.

use std::path::Path;

use kernel::command_line::{Failure, of_save, save_text};

use crate::engine::{FORMAT, Game, LoadError};
use crate::storage::game_of;

/// The game of a save, or of standard input where its name is -.
///
/// # Errors
/// What is wrong with it, with its name.
pub(super) fn load(name: &Path) -> Result<Game, Failure> {
    let text = save_text(name)?;
    let game = Game::load(&text).or_else(|error| match error {
        // The page writes some with more beside it.
        LoadError::NotASave if text.contains(FORMAT) => game_of(&text),
        other => Err(other),
    });
    game.map_err(|error| of_save(name, error))
}
