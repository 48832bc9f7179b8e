//! The command line of any title: what is wrong in one line, many games played and summed up, their log, saves that are read.

mod failure;
mod games;
mod levels;
mod log;
mod save_text;
mod spread;

use std::io::{self, BufWriter, StdoutLock, Write};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

pub use failure::Failure;
pub use games::{Games, Played, Summary, stopped};
pub use levels::Levels;
pub use save_text::{of_save, save_text};
pub use spread::{Rows, Share, Spread, hundredths};

/// Where a command prints.
pub type Out = BufWriter<StdoutLock<'static>>;

/// Does what the arguments of a program say. Whatever is wrong is one line on standard error and the exit code 2.
pub fn main<A: Parser>(
    program: &str,
    run: impl FnOnce(A, &mut Out) -> Result<(), Failure>,
) -> ExitCode {
    match parse_and_run(run) {
        Ok(()) | Err(Failure::ReaderGone) => ExitCode::SUCCESS,
        Err(Failure::Message(message)) => {
            // With nobody listening on standard error either, only the exit code is left.
            let _ = writeln!(io::stderr(), "{program}: {}", failure::one_line(&message));
            ExitCode::from(2)
        }
    }
}

fn parse_and_run<A: Parser>(
    run: impl FnOnce(A, &mut Out) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    match A::try_parse() {
        Ok(arguments) => run(arguments, &mut out)?,
        Err(help)
            if matches!(
                help.kind(),
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
            ) =>
        {
            write!(out, "{help}")?;
        }
        Err(wrong) => return Err(wrong_arguments::<A>(&wrong)),
    }
    Ok(out.flush()?)
}

/// What is wrong with the arguments, in a line.
fn wrong_arguments<A: Parser>(error: &clap::Error) -> Failure {
    let wrong = failure::what_is_wrong(&error.to_string());
    if error.kind() != ErrorKind::InvalidSubcommand {
        return Failure::Message(wrong);
    }
    let commands = A::command();
    let known: Vec<&str> = commands
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    Failure::Message(format!("{wrong}; known: {}", known.join(", ")))
}

/// Names separated by commas, or "none".
pub fn or_none(names: &[&str]) -> String {
    match names {
        [] => "none".to_owned(),
        names => names.join(", "),
    }
}
