//! The command line of Midway Solitaire.

use clap::{Parser, Subcommand};
use midway::engine::charts::charts_json;
use midway::engine::map::map_json;

/// Midway Solitaire: what the game is made of.
#[derive(Parser)]
#[command(name = "midway")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Print every chart as JSON
    Charts,
    /// Print the map as JSON
    Map,
}

fn main() {
    match Cli::parse().command {
        Command::Charts => println!("{}", charts_json()),
        Command::Map => println!("{}", map_json()),
    }
}
