//! The command line: plays games by itself, replays saves, and prints the charts and the map.

mod advise;
mod autoplay;
mod charts;
mod following;
mod map;
mod replay;
mod review;
mod save_file;
mod summary;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use kernel::command_line::{self, Failure};

/// Carrier Battle: Philippine Sea. The game itself is the page; this is its engine at work.
#[derive(Parser, Debug)]
#[command(
    name = "carrier-battle",
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
    /// Plays on from a save a few hundred times, and says what came of each choice.
    Advise(advise::Arguments),
    /// Looks at the decisions of a save once more: what they cost, and what was the dice.
    Review(review::Arguments),
    /// Prints every chart as the game uses it.
    Charts(charts::Arguments),
    /// Prints what is on the map.
    Map(map::Arguments),
}

/// Does what the command line says. Whatever is wrong is one line on standard error and the exit
/// code 2.
pub fn main() -> ExitCode {
    command_line::main("carrier-battle", |arguments: Arguments, out| {
        arguments.command.run(out)
    })
}

impl Command {
    fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        match self {
            Command::Autoplay(arguments) => autoplay::run(arguments, out),
            Command::Replay(arguments) => replay::run(arguments, out),
            Command::Advise(arguments) => advise::run(arguments, out),
            Command::Review(arguments) => review::run(arguments, out),
            Command::Charts(arguments) => charts::run(arguments, out),
            Command::Map(arguments) => map::run(arguments, out),
        }
    }
}
