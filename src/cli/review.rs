//! `review`: what each decision of a save cost, and how much of its score was the dice.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::advise::{clipped, in_words};
use super::failure::Failure;
use super::save_file;
use crate::engine::foresight::review::{BATTLES, Review, Verdict};

/// Which save, and how many battles.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The save, or - for standard input
    #[arg(value_name = "SAVE")]
    save: PathBuf,
    /// How many whole battles are played on from it, about
    #[arg(long, value_name = "COUNT", default_value_t = BATTLES)]
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    battles: u32,
    /// Prints the verdict as JSON
    #[arg(long)]
    json: bool,
}

/// Looks at the decisions of the save, and prints those that cost measurably.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    let game = save_file::load(&arguments.save)?;
    let mut review = Review::new(&game, arguments.battles);
    review.play_all();
    let verdict = review.verdict();
    if arguments.json {
        let text = serde_json::to_string_pretty(verdict)
            .map_err(|error| Failure::new(format!("the verdict cannot be written: {error}")))?;
        return Ok(writeln!(out, "{text}")?);
    }
    print(verdict, out)
}

fn print(verdict: &Verdict, out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{} decisions weighed", verdict.weighed)?;
    for costly in &verdict.costly {
        writeln!(
            out,
            "{}, action phase {}, {}: cost {}",
            costly.turn,
            costly.phase,
            costly.question.replace('_', " "),
            in_words(costly.cost)
        )?;
        writeln!(out, "  chosen: {}", clipped(costly.chosen.name()))?;
        writeln!(out, "  best:   {}", clipped(costly.best.name()))?;
    }
    if verdict.costly.is_empty() {
        writeln!(out, "no choice cost measurably")?;
    }
    writeln!(
        out,
        "the staff from the start: {}",
        in_words(verdict.expected)
    )?;
    writeln!(out, "by the choices: {}", in_words(verdict.judgement))?;
    if let (Some(score), Some(luck)) = (verdict.score, verdict.luck()) {
        writeln!(out, "by the dice: {luck:.1}")?;
        writeln!(out, "score: {score}")?;
    }
    Ok(())
}
