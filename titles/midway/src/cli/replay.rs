//! `replay`: replays a save, verifies it, and prints how the game stands.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use kernel::command_line::{Failure, or_none};

use super::load;
use crate::engine::table::{ShipPlace, Table};
use crate::engine::units::{IjnForce, IslandBase, Ship, Side, UsnForce};
use crate::engine::{Game, Midway};

/// Letters of what stands before a line.
const WIDTH: usize = 19;

/// Which save.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The save, or - for standard input
    #[arg(value_name = "SAVE")]
    save: PathBuf,
}

/// Replays the save and prints how its game stands, without what the player may not see.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let game = load(&arguments.save)?;
    print(&game, out)
}

fn print(game: &Game, out: &mut impl Write) -> Result<(), Failure> {
    let table = game.table();
    let save: Option<kernel::Save<Midway>> = game.save();
    let save = save.ok_or_else(|| Failure::new("this game cannot be saved again"))?;
    let options: Vec<&str> = table.options.iter().map(|option| option.text()).collect();
    let mut line = |what: &str, value: String| writeln!(out, "{what:<WIDTH$}{value}");
    line("Options", or_none(&options))?;
    line("Seed", save.seed.to_string())?;
    line("Orders", save.orders.len().to_string())?;
    line("Stands at", stands_at(game))?;
    if let Some(decision) = game.decision() {
        let text = decision.text();
        line("Decision", format!("{} ({})", text.name, text.rule))?;
    }
    for force in UsnForce::ALL.iter().copied() {
        if let Some(place) = table.place_of(force) {
            let ships: Vec<&str> = table.ships_in(force).map(Ship::text).collect();
            line(force.text(), format!("{place}: {}", or_none(&ships)))?;
        }
    }
    for force in IjnForce::ALL.iter().copied() {
        if let Some(place) = table.place_of(force) {
            line(force.text(), format!("{place}: {}", seen(table, force)))?;
        }
    }
    for base in IslandBase::of(Side::Usn) {
        line(base.text(), base_stands(table, base))?;
    }
    line("Sunk", or_none(&ships_that_are(table, ShipPlace::Sunk)))?;
    line(
        "Damaged",
        or_none(&ships_that_are(table, ShipPlace::Damaged)),
    )?;
    let steps = if save.undone == 1 { "step" } else { "steps" };
    line("Undone", format!("{} {steps} past a die", save.undone))?;
    line("Check", format!("{}, verified", save.check))?;
    Ok(())
}

/// The turn and its step, or how the game has ended.
fn stands_at(game: &Game) -> String {
    let table = game.table();
    match table.outcome {
        Some(outcome) => format!("the end of the game: {outcome}"),
        None => format!("turn {}, {}", table.clock.turn, table.clock.step),
    }
}

/// What the player sees of a task force of the IJN: its ships once it is spotted (9.0).
fn seen(table: &Table, force: IjnForce) -> String {
    match table.is_spotted(force) {
        true => {
            let ships: Vec<&str> = table.ships_in(force).map(Ship::text).collect();
            or_none(&ships)
        }
        false => "not spotted".to_owned(),
    }
}

fn base_stands(table: &Table, base: IslandBase) -> String {
    match table.bases[base].step() {
        _ if table.bases[base].captured => "captured".to_owned(),
        Some(strength) => strength.to_string(),
        None => "without coastal defense".to_owned(),
    }
}

fn ships_that_are(table: &Table, at: ShipPlace) -> Vec<&'static str> {
    table
        .ships
        .which(|ship| ship.at == at)
        .map(Ship::text)
        .collect()
}
