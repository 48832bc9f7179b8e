//! `review`: what each decision of a save cost, and how much of its score was the dice.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use kernel::command_line::Failure;

use super::advise::{clipped, in_words};
use super::save_file;
use crate::engine::count_of;
use crate::engine::foresight::review::{BATTLES, LEAST_BATTLES, Review, Verdict};

/// Which save, and how many battles.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// The save, or - for standard input
    #[arg(value_name = "SAVE")]
    save: PathBuf,
    /// How many whole battles are played on from it, about
    #[arg(long, value_name = "COUNT", default_value_t = BATTLES)]
    #[arg(value_parser = enough_battles)]
    battles: u32,
    /// Prints the verdict as JSON
    #[arg(long)]
    json: bool,
}

fn enough_battles(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(battles) if battles >= LEAST_BATTLES => Ok(battles),
        _ => Err(format!(
            "nothing can be told of fewer than {LEAST_BATTLES} battles"
        )),
    }
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
    writeln!(
        out,
        "parted from the staff in {}, of which {} weighed",
        count_of(verdict.parted as i64, "decision", "decisions"),
        verdict.weighed
    )?;
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
    if let Some(seen_from) = verdict.seen_from {
        let cost = match verdict.costly.len() {
            0 => "none of them cost".to_owned(),
            costly => format!("{costly} of them cost"),
        };
        writeln!(
            out,
            "{cost} measurably: {seen_from:.1} points would have shown"
        )?;
    }
    writeln!(
        out,
        "the staff from the start: {}",
        in_words(verdict.expected)
    )?;
    writeln!(out, "by the choices: {}", in_words(verdict.judgement))?;
    if let (Some(score), Some(luck)) = (verdict.score, verdict.luck()) {
        writeln!(out, "by the dice: {}", in_words(luck))?;
        writeln!(out, "score: {score}")?;
    }
    Ok(())
}
