//! The command line: plays games by itself, replays saves, and prints the charts and the map.

mod autoplay;
mod failure;
mod log;
mod measures;
mod replay;
mod save_file;
mod spread;
mod summary;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{CommandFactory, Parser, Subcommand};

use crate::engine::charts::charts_json;
use crate::engine::map::map_json;
use failure::Failure;

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
    match run() {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Message(message)) => {
            // With nobody listening on standard error either, only the exit code is left.
            let _ = writeln!(io::stderr(), "midway: {}", failure::one_line(&message));
            ExitCode::from(2)
        }
    }
}

fn run() -> Result<(), Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match Arguments::try_parse() {
        Ok(arguments) => arguments.command.run(&mut out)?,
        Err(help)
            if matches!(
                help.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            write!(out, "{help}")?;
        }
        Err(wrong) => return Err(wrong_arguments(&wrong)),
    }
    Ok(out.flush()?)
}

/// What is wrong with the arguments, in a line.
fn wrong_arguments(error: &clap::Error) -> Failure {
    let wrong = failure::what_is_wrong(&error.to_string());
    if error.kind() != ErrorKind::InvalidSubcommand {
        return Failure::Message(wrong);
    }
    let commands = Arguments::command();
    let known: Vec<&str> = commands
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    Failure::Message(format!("{wrong}; known: {}", known.join(", ")))
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
