//! Saves that the command line reads.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use super::failure::Failure;
use crate::engine::Game;

/// The game of a save, or of standard input where its name is -.
///
/// # Errors
/// What is wrong with it, with its name.
pub(super) fn load(name: &Path) -> Result<Game, Failure> {
    let wrong = |what: &str| Failure::new(format!("{}: {what}", name.display()));
    let bytes = read(name).map_err(|error| wrong(&format!("cannot be read: {error}")))?;
    let text =
        String::from_utf8(bytes).map_err(|_| wrong("the save is damaged: it is not text"))?;
    Game::load(&text).map_err(|error| wrong(&error.to_string()))
}

fn read(name: &Path) -> io::Result<Vec<u8>> {
    if name.as_os_str() == "-" {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes)?;
        Ok(bytes)
    } else {
        fs::read(name)
    }
}
