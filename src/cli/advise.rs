//! `advise`: what would come of each choice at the decision at which a save stands.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use kernel::command_line::Failure;
use serde::Serialize;

use super::save_file;
use crate::engine::foresight::{
    Average, Choice, Foresight, Horizon, LastingCourse, Prospect, Standing, Tally, choices,
};
use crate::engine::{Game, Order};

/// Letters of a choice that is told in a line.
const WIDTH: usize = 60;

/// Which save, and how many battles.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The save, or - for standard input
    #[arg(value_name = "SAVE")]
    save: PathBuf,
    /// How many battles are played on from it, in all
    #[arg(long, value_name = "COUNT", default_value_t = 400)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// How far each is played on
    #[arg(long, value_enum, default_value_t = Until::Battle)]
    until: Until,
    /// A plan of your own beside the others: a JSON list of orders, as saves or --json have them
    #[arg(long, value_name = "FILE")]
    orders: Option<PathBuf>,
    /// Prints the prospects as JSON
    #[arg(long)]
    json: bool,
}

/// How far battles are played on.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Until {
    /// To the end of the battle.
    Battle,
    /// To the end of the turn, for the score as it stands then.
    Turn,
    /// Until none of the raids in sight is still coming, or to the end of the turn where none is.
    Raid,
}

impl From<Until> for Horizon {
    fn from(until: Until) -> Horizon {
        match until {
            Until::Battle => Horizon::EndOfBattle,
            Until::Turn => Horizon::EndOfTurn,
            Until::Raid => Horizon::EndOfRaid,
        }
    }
}

/// A choice and what comes of it, as it is printed as JSON.
#[derive(Serialize)]
struct Advice<'a> {
    name: &'a str,
    orders: &'a [Order],
    /// The course that it keeps to, and the turn from which the staff says again where the fleet goes.
    #[serde(skip_serializing_if = "Option::is_none")]
    course: Option<LastingCourse>,
    #[serde(flatten)]
    prospect: &'a Prospect,
}

/// Plays on from the save, and prints what came of each choice, the best first.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let game = save_file::load(&arguments.save)?;
    let Some(decision) = game.decision() else {
        return Err(Failure::new(
            "the game is over: there is nothing left to choose",
        ));
    };
    let mut all = choices(&game);
    if let Some(name) = &arguments.orders {
        all.push(plan(&game, name)?);
    }
    let mut foresight = Foresight::new(&game, all, arguments.games, arguments.until.into())
        .map_err(|refusal| Failure::new(refusal.to_string()))?;
    foresight.play_all();
    let prospects = foresight.prospects();
    let mut told: Vec<_> = foresight.choices().iter().zip(&prospects).collect();
    told.sort_by(|(_, one), (_, other)| one.rank().total_cmp(&other.rank()));
    if arguments.json {
        let all: Vec<Advice> = told
            .iter()
            .map(|(choice, prospect)| Advice {
                name: choice.name(),
                orders: &choice.orders,
                course: choice.course(),
                prospect,
            })
            .collect();
        let text = serde_json::to_string_pretty(&all)
            .map_err(|error| Failure::new(format!("the prospects cannot be written: {error}")))?;
        return Ok(writeln!(out, "{text}")?);
    }
    writeln!(
        out,
        "{}: {} battles played on by the staff",
        decision.name().replace('_', " "),
        prospects.iter().map(|it| it.battles).sum::<u32>()
    )?;
    writeln!(
        out,
        "{:<WIDTH$} {:>7} {:>14} {:>12} {:>13} {:>6} {:>5} {:>5} {:>9}",
        "choice", "battles", "score", "10 to 90 %", "behind", "points", "units", "hits", "carriers"
    )?;
    for (choice, prospect) in told {
        let Prospect {
            battles,
            score,
            range: (low, high),
            tally,
            behind,
            ..
        } = prospect;
        let Tally {
            destroyed,
            lost,
            hits,
            carriers,
        } = tally;
        let behind = match (prospect.standing(), behind) {
            (Standing::Behind, Some(behind)) => in_words(behind.score),
            (Standing::Unknown, _) => "not played".to_owned(),
            (Standing::Best, _) => "best".to_owned(),
            (Standing::TooClose | Standing::Behind, _) => "too close".to_owned(),
        };
        writeln!(
            out,
            "{:<WIDTH$} {battles:>7} {:>14} {:>12} {behind:>13} {destroyed:>6.1} {lost:>5.1} {hits:>5.1} {carriers:>9.2}",
            clipped(&told_of(choice)),
            in_words(*score),
            format!("{low} to {high}"),
        )?;
    }
    Ok(())
}

/// A mean, and how far off the true one may well be, where that is known.
pub(super) fn in_words(average: Average) -> String {
    let mean = format!("{:.1}", average.mean);
    match average.margin() {
        Some(margin) => format!("{mean} \u{b1}{margin:.1}"),
        None => mean,
    }
}

/// The plan of a file.
fn plan(game: &Game, name: &Path) -> Result<Choice, Failure> {
    let wrong = |what: String| Failure::new(format!("{}: {what}", name.display()));
    let text = fs::read_to_string(name).map_err(|it| wrong(format!("cannot be read: {it}")))?;
    let orders = Order::list_from_json(&text)
        .map_err(|it| wrong(format!("is not a JSON list of orders: {it}")))?;
    Choice::own(game, orders).map_err(|it| wrong(it.to_string()))
}

/// A choice by its name and, where that is not the same, its orders.
fn told_of(choice: &Choice) -> String {
    let (name, orders) = (choice.name(), choice.in_words());
    match orders.is_empty() || name == orders {
        true => name.to_owned(),
        false => format!("{name}: {orders}"),
    }
}

/// A choice of many orders, as far as it has room.
pub(super) fn clipped(words: &str) -> String {
    match words.chars().count() > WIDTH {
        true => {
            let begun: String = words.chars().take(WIDTH - 3).collect();
            format!("{begun}...")
        }
        false => words.to_owned(),
    }
}
