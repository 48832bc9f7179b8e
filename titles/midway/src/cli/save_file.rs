//! Saves that the command line reads.

use std::path::Path;

use kernel::command_line::{Failure, of_save, save_text};

use crate::engine::Game;
use crate::storage::game_of;

/// The game of a save, or of standard input where its name is -.
///
/// # Errors
/// What is wrong with it, with its name.
pub(super) fn load(name: &Path) -> Result<Game, Failure> {
    // The page writes some with more beside the save.
    game_of(&save_text(name)?).map_err(|error| of_save(name, error))
}
