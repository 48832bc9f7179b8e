//! What many games came to.

use std::io::Write;

use serde::{Serialize, Serializer};

use super::autoplay::Player;
use super::failure::Failure;
use super::measures::{MEASURES, Measure};
use super::spread::{Spread, hundredths};
use crate::engine::Game;
use crate::engine::scenario::{GameOptions, Level};

/// What one game came to.
#[derive(Clone, Debug)]
pub(super) struct Record {
    level: Level,
    /// By measure.
    counts: Vec<usize>,
}

impl Record {
    /// The record of a game that is over.
    pub(super) fn of(game: &Game) -> Option<Record> {
        let level = game.table().outcome?.level;
        let counts = MEASURES.iter().map(|measure| (measure.of)(game)).collect();
        Some(Record { level, counts })
    }
}

/// The summary of many games.
#[derive(Serialize)]
pub(super) struct Summary {
    options: GameOptions,
    player: Player,
    first_seed: u64,
    games: u32,
    /// How many in a hundred are won.
    won: f64,
    #[serde(flatten)]
    rows: Rows,
    levels: Vec<Reached>,
}

/// A row of the table for each measure.
struct Rows(Vec<(&'static Measure, Spread)>);

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(measure, spread)| (measure.key, spread)))
    }
}

/// How often a level of victory was reached.
#[derive(Serialize)]
struct Reached {
    #[serde(rename = "name")]
    level: Level,
    games: u32,
    percent: f64,
}

impl Summary {
    pub(super) fn new(options: GameOptions, player: Player, first_seed: u64) -> Summary {
        let reached = |level: &Level| Reached {
            level: *level,
            games: 0,
            percent: 0.0,
        };
        let rows = MEASURES.iter().map(|it| (it, Spread::default()));
        Summary {
            options,
            player,
            first_seed,
            games: 0,
            won: 0.0,
            rows: Rows(rows.collect()),
            levels: Level::ALL.iter().map(reached).collect(),
        }
    }

    /// Adds one more game.
    pub(super) fn add(&mut self, record: &Record) {
        self.games += 1;
        for ((_, spread), count) in self.rows.0.iter_mut().zip(&record.counts) {
            spread.add(*count as i64);
        }
        let percent = |games: u32| hundredths(100.0 * f64::from(games) / f64::from(self.games));
        let mut won = 0;
        for reached in &mut self.levels {
            reached.games += u32::from(reached.level == record.level);
            reached.percent = percent(reached.games);
            won += if reached.level.is_won() {
                reached.games
            } else {
                0
            };
        }
        self.won = percent(won);
    }

    /// Prints it: as JSON, or as a table to read.
    pub(super) fn print(
        &self,
        seconds: f64,
        json: bool,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let games_per_second = (f64::from(self.games) / seconds.max(f64::EPSILON)).round();
        if json {
            #[derive(Serialize)]
            struct Timed<'a> {
                #[serde(flatten)]
                summary: &'a Summary,
                games_per_second: f64,
            }
            serde_json::to_writer(
                &mut *out,
                &Timed {
                    summary: self,
                    games_per_second,
                },
            )?;
            return Ok(writeln!(out)?);
        }
        self.table(out)?;
        Ok(writeln!(out, "\n{games_per_second} games a second")?)
    }

    fn table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let player = self.player.in_words();
        let last = self.first_seed + u64::from(self.games) - 1;
        let games = if self.games == 1 { "game" } else { "games" };
        writeln!(out, "Midway Solitaire: {} {games} by {player}", self.games)?;
        let options: Vec<&str> = self.options.iter().map(|option| option.text()).collect();
        let options = or_none(&options);
        writeln!(
            out,
            "Seeds {} to {last}; options: {options}\n",
            self.first_seed
        )?;
        writeln!(
            out,
            "{:<24}{:>8}{:>8}{:>6}{:>6}{:>6}{:>6}",
            "", "mean", "median", "10%", "90%", "min", "max"
        )?;
        for (measure, spread) in &self.rows.0 {
            let what = measure.title;
            writeln!(
                out,
                "{what:<24}{:>8.2}{:>8.1}{:>6}{:>6}{:>6}{:>6}",
                spread.mean, spread.median, spread.p10, spread.p90, spread.min, spread.max,
            )?;
        }
        writeln!(out, "\n{:<24}{:>8}{:>6}", "Level", "games", "%")?;
        for reached in &self.levels {
            writeln!(
                out,
                "{:<24}{:>8}{:>6.1}",
                reached.level, reached.games, reached.percent
            )?;
        }
        Ok(writeln!(out, "{:<24}{:>14.1}", "Won", self.won)?)
    }
}

/// Names separated by commas, or "none".
pub(super) fn or_none(names: &[&str]) -> String {
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}
