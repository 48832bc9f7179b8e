//! Saves that the command line reads.

use std::fmt::Display;
use std::fs;
use std::io::{self, Read};
use std::path::Path;

use super::failure::Failure;

/// The text of a save, or of standard input where its name is -.
///
/// # Errors
/// That it cannot be read, or is not text.
pub fn save_text(name: &Path) -> Result<String, Failure> {
    let bytes = read(name).map_err(|error| of_save(name, format!("cannot be read: {error}")))?;
    String::from_utf8(bytes).map_err(|_| of_save(name, "the save is damaged: it is not text"))
}

/// What is wrong with a save, with its name.
pub fn of_save(name: &Path, wrong: impl Display) -> Failure {
    Failure::new(format!("{}: {wrong}", name.display()))
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
