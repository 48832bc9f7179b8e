//! What many games came to.

use std::io::Write;

use serde::Serialize;

use super::autoplay::Player;
use super::failure::Failure;
use crate::engine::forces::Fate;
use crate::engine::{Game, Scenario, Variant};

/// What one game came to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Record {
    score: i64,
    level: &'static str,
    points_destroyed: i64,
    units_lost: i64,
    attack_points_through: i64,
}

impl Record {
    /// The record of a game that is over.
    pub(super) fn of(game: &Game) -> Option<Record> {
        let table = game.table();
        let outcome = game.outcome()?;
        let through = |fate| {
            if let Fate::GotThrough { attack } = fate {
                attack.into()
            } else {
                0
            }
        };
        Some(Record {
            score: outcome.score.into(),
            level: outcome.level,
            points_destroyed: table
                .raids
                .iter()
                .map(|raid| i64::from(raid.launched - raid.strength.points()))
                .sum(),
            units_lost: table.lost.len() as i64,
            attack_points_through: table.raids.iter().map(|raid| through(raid.fate)).sum(),
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
    points_destroyed: Spread,
    units_lost: Spread,
    attack_points_through: Spread,
    levels: Vec<Reached>,
    #[serde(skip)]
    name: &'static str,
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
            points_destroyed: Spread::default(),
            units_lost: Spread::default(),
            attack_points_through: Spread::default(),
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
        self.points_destroyed.add(record.points_destroyed);
        self.units_lost.add(record.units_lost);
        self.attack_points_through.add(record.attack_points_through);
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
        writeln!(out, "{:<24}{:>8}{:>6}{:>6}", "", "mean", "min", "max")?;
        for (what, spread) in [
            ("Score", &self.score),
            ("Points destroyed", &self.points_destroyed),
            ("Units lost", &self.units_lost),
            ("Attack points through", &self.attack_points_through),
        ] {
            writeln!(
                out,
                "{what:<24}{:>8.2}{:>6}{:>6}",
                spread.mean, spread.min, spread.max
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
    crate::engine::count(games, "game", "games")
}

/// Names separated by commas, or "none".
pub(super) fn or_none(names: &[&str]) -> String {
    if names.is_empty() {
        "none".to_owned()
    } else {
        names.join(", ")
    }
}

/// Mean, least and most of a number over the games.
#[derive(Default, Serialize)]
struct Spread {
    mean: f64,
    min: i64,
    max: i64,
    #[serde(skip)]
    sum: i64,
    #[serde(skip)]
    count: u32,
}

impl Spread {
    fn add(&mut self, value: i64) {
        let first = self.count == 0;
        self.min = if first { value } else { self.min.min(value) };
        self.max = if first { value } else { self.max.max(value) };
        self.sum += value;
        self.count += 1;
        self.mean = hundredths(self.sum as f64 / f64::from(self.count));
    }
}

/// Rounded to two decimals, so that the JSON is as readable as the table.
fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
