//! Saves that the command line reads.

use std::path::Path;

use kernel::command_line::{Failure, of_save, save_text};

use crate::engine::Game;

/// The game of a save, or of standard input where its name is -.
///
/// # Errors
/// What is wrong with it, with its name.
pub(super) fn load(name: &Path) -> Result<Game, Failure> {
    Game::load(&save_text(name)?).map_err(|error| of_save(name, error))
}
