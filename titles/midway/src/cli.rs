//! The command line: plays games by itself, replays saves, and prints the charts and the map.

mod autoplay;
mod following;
mod measures;
mod replay;
mod summary;

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kernel::command_line::{self, Failure, of_save, save_text};

use crate::engine::Game;
use crate::engine::charts::charts_json;
use crate::engine::map::map_json;
use crate::storage::game_of;

/// Carrier Battle: Midway Solitaire. This is its engine at work.
#[derive(Parser, Debug)]
#[command(
    name = "midway",
    version,
    arg_required_else_help = false,
    subcommand_required = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Plays games by the computer and sums them up.
    Autoplay(autoplay::Arguments),
    /// Replays a save, verifies it, and prints how it stands.
    Replay(replay::Arguments),
    /// Prints every chart as JSON.
    Charts,
    /// Prints the map as JSON.
    Map,
}

/// Does what the command line says. Whatever is wrong is one line on standard error and the exit code 2.
pub fn main() -> ExitCode {
    command_line::main("midway", |arguments: Arguments, out| {
        arguments.command.run(out)
    })
}

impl Command {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Command::Autoplay(arguments) => autoplay::run(arguments, out),
            Command::Replay(arguments) => replay::run(arguments, out),
            Command::Charts => Ok(writeln!(out, "{}", charts_json())?),
            Command::Map => Ok(writeln!(out, "{}", map_json())?),
        }
    }
}

/// The game of a save, or of standard input where its name is -.
///
/// # Errors
/// What is wrong with it, with its name.
fn load(name: &Path) -> Result<Game, Failure> {
    // The page writes some with more beside the save.
    game_of(&save_text(name)?).map_err(|error| of_save(name, error))
}
