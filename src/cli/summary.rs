//! What many games came to.

mod battle;
mod measures;

use std::collections::BTreeMap;
use std::io::Write;

use serde::{Serialize, Serializer};

use super::autoplay::Player;
use super::failure::Failure;
use crate::engine::{Game, Scenario, Variant};
use measures::{Measure, measures};

/// What one game came to.
#[derive(Clone, Debug)]
pub(super) struct Record {
    score: i64,
    level: &'static str,
    /// By measure, in the order of the scenario's.
    counts: Vec<i64>,
}

impl Record {
    /// The record of a game that is over.
    pub(super) fn of(game: &Game) -> Option<Record> {
        let outcome = game.outcome()?;
        let counts = measures(game.scenario()).map(|measure| (measure.of)(game) as i64);
        Some(Record {
            score: outcome.score.into(),
            level: outcome.level,
            counts: counts.collect(),
        })
    }
}

/// The summary of many games.
#[derive(Serialize)]
pub(super) struct Summary {
    scenario: u8,
    options: Vec<Variant>,
    player: Player,
    first_seed: u64,
    games: u32,
    score: Spread,
    #[serde(flatten)]
    rows: Rows,
    levels: Vec<Reached>,
    #[serde(skip)]
    name: &'static str,
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
    name: &'static str,
    games: u32,
    percent: f64,
}

impl Summary {
    pub(super) fn new(
        scenario: &Scenario,
        options: &[Variant],
        player: Player,
        first_seed: u64,
    ) -> Summary {
        let level = |name| Reached {
            name,
            games: 0,
            percent: 0.0,
        };
        Summary {
            scenario: scenario.number,
            options: options.to_vec(),
            player,
            first_seed,
            games: 0,
            score: Spread::default(),
            rows: Rows(
                measures(scenario)
                    .map(|measure| (measure, Spread::default()))
                    .collect(),
            ),
            levels: scenario
                .levels
                .iter()
                .map(|reached| level(reached.name))
                .collect(),
            name: scenario.name,
        }
    }

    pub(super) fn add(&mut self, record: &Record) {
        self.games += 1;
        self.score.add(record.score);
        for ((_, spread), count) in self.rows.0.iter_mut().zip(&record.counts) {
            spread.add(*count);
        }
        for level in &mut self.levels {
            level.games += u32::from(level.name == record.level);
            level.percent = hundredths(100.0 * f64::from(level.games) / f64::from(self.games));
        }
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
        let player = if self.player == Player::Staff {
            "the staff"
        } else {
            "the random player"
        };
        let last = self.first_seed + u64::from(self.games) - 1;
        let options: Vec<&str> = self.options.iter().map(|option| option.name()).collect();
        writeln!(
            out,
            "Scenario {}, {}: {} by {player}",
            self.scenario,
            self.name,
            count_games(self.games)
        )?;
        writeln!(
            out,
            "Seeds {} to {last}; options: {}\n",
            self.first_seed,
            or_none(&options)
        )?;
        writeln!(
            out,
            "{:<24}{:>8}{:>8}{:>6}{:>6}{:>6}{:>6}",
            "", "mean", "median", "10%", "90%", "min", "max"
        )?;
        let rows = self.rows.0.iter();
        let rows = rows.map(|(measure, spread)| (measure.title, spread));
        for (what, spread) in std::iter::once(("Score", &self.score)).chain(rows) {
            writeln!(
                out,
                "{what:<24}{:>8.2}{:>8.1}{:>6}{:>6}{:>6}{:>6}",
                spread.mean, spread.median, spread.p10, spread.p90, spread.min, spread.max
            )?;
        }
        writeln!(out, "\n{:<24}{:>8}{:>6}", "Level", "games", "%")?;
        for level in &self.levels {
            writeln!(
                out,
                "{:<24}{:>8}{:>6.1}",
                level.name, level.games, level.percent
            )?;
        }
        Ok(())
    }
}

fn count_games(games: u32) -> String {
    crate::engine::count_of(games, "game", "games")
}

/// Names separated by commas, or "none".
pub(super) fn or_none(names: &[&str]) -> String {
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

/// Mean, median, the range of the middle eight in ten, least and most of a number over the games.
#[derive(Default, Serialize)]
struct Spread {
    mean: f64,
    median: f64,
    p10: i64,
    p90: i64,
    min: i64,
    max: i64,
    /// How often each number came up.
    #[serde(skip)]
    times: BTreeMap<i64, u32>,
}

impl Spread {
    fn add(&mut self, value: i64) {
        *self.times.entry(value).or_default() += 1;
        let games: u32 = self.times.values().sum();
        let sum: i64 = self.times.iter().map(|(it, n)| it * i64::from(*n)).sum();
        self.mean = hundredths(sum as f64 / f64::from(games));
        // Of an even number of games the middle of the two in the middle.
        let (low, high) = (self.at((games - 1) / 2), self.at(games / 2));
        self.median = (low + high) as f64 / 2.0;
        // A tenth of the games at most are lower than the one, or higher than the other.
        self.p10 = self.at(games / 10);
        self.p90 = self.at(games - 1 - games / 10);
        self.min = self.at(0);
        self.max = self.at(games - 1);
    }

    /// The number of the game in this place, the lowest first.
    fn at(&self, place: u32) -> i64 {
        let mut before = 0;
        let reached = self.times.iter().find(|(_, times)| {
            before += **times;
            before > place
        });
        reached.map_or(0, |(value, _)| *value)
    }
}

/// Rounded to two decimals, so that the JSON is as readable as the table.
fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
