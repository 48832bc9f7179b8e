//! What many games came to.

mod battle;
mod measures;
mod two_days;

use kernel::Written;
use std::collections::BTreeMap;
use std::io::Write;

use serde::{Serialize, Serializer};

use super::autoplay::Player;
use super::failure::Failure;
use super::following::Followed;
use crate::engine::{Scenario, Variant};
use measures::{Measure, Share, measures};

/// What one game came to.
#[derive(Clone, Debug)]
pub(super) struct Record {
    score: i64,
    level: &'static str,
    /// By measure, in the order of the scenario's.
    counts: Vec<(i64, Option<Share>)>,
    /// What a player was asked who followed every suggestion: the name of each question, that of the order with which
    /// he answered, and whether that was after the first turn.
    asked: Vec<(&'static str, String, bool)>,
    /// How often he pressed something.
    inputs: i64,
}

impl Record {
    /// The record of a game that is over.
    pub(super) fn of(followed: &Followed) -> Option<Record> {
        let game = &followed.game;
        let outcome = game.outcome()?;
        let asked = followed.asked.iter().map(|question| {
            let order = question.order.written();
            let order = order.split('/').next().unwrap_or_default().to_owned();
            (question.decision.name(), order, !question.is_of_first_turn)
        });
        let counts = measures(game.scenario()).map(|measure| {
            let share = measure.share.map(|share| share(game));
            ((measure.of)(game) as i64, share)
        });
        Some(Record {
            score: outcome.score.into(),
            level: outcome.level,
            counts: counts.collect(),
            asked: asked.collect(),
            inputs: followed.inputs as i64,
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
    /// The questions of a player who follows every suggestion, by the orders of the day that the scenario begins with.
    #[serde(skip_serializing_if = "Option::is_none")]
    questions: Option<Questions>,
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

/// How often a player is asked, and how often he presses something.
#[derive(Default, Serialize)]
struct Questions {
    asked: Spread,
    inputs: Spread,
    /// By the name of the decision.
    asked_about: BTreeMap<&'static str, AskedAbout>,
}

/// How often something is asked, and how differently that is answered.
#[derive(Default, Serialize)]
struct AskedAbout {
    /// How often in a game.
    mean: f64,
    /// The order with which most answers after the first turn begin, and of how many in a hundred that is so.
    mostly: String,
    percent: f64,
    #[serde(skip)]
    times: u32,
    /// The answers after the first turn.
    #[serde(skip)]
    answers: BTreeMap<String, u32>,
}

impl Questions {
    fn add(&mut self, record: &Record, games: u32) {
        self.asked.add(record.asked.len() as i64);
        self.inputs.add(record.inputs);
        for (name, order, is_later) in &record.asked {
            let about = self.asked_about.entry(*name).or_default();
            about.times += 1;
            if *is_later {
                *about.answers.entry(order.clone()).or_default() += 1;
            }
        }
        for about in self.asked_about.values_mut() {
            about.mean = hundredths(f64::from(about.times) / f64::from(games));
            let all: u32 = about.answers.values().sum();
            if let Some((order, times)) = about.answers.iter().max_by_key(|(_, times)| **times) {
                about.mostly.clone_from(order);
                about.percent = hundredths(100.0 * f64::from(*times) / f64::from(all));
            }
        }
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
            questions: (player == Player::Staff).then(Questions::default),
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
        for ((_, spread), (count, share)) in self.rows.0.iter_mut().zip(&record.counts) {
            spread.add(*count);
            if let Some(share) = share {
                spread.add_share(*share);
            }
        }
        if let Some(questions) = &mut self.questions {
            questions.add(record, self.games);
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
        let player = match self.player {
            Player::Staff => "the staff",
            Player::Foresight => "the staff with foresight",
            Player::Random => "the random player",
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
        let questions = self.questions.iter();
        let questions =
            questions.flat_map(|it| [("Questions asked", &it.asked), ("Inputs", &it.inputs)]);
        let score = std::iter::once(("Score", &self.score));
        for (what, spread) in score.chain(rows).chain(questions) {
            let share = spread.percent.map(|percent| format!("  {percent:.1} %"));
            writeln!(
                out,
                "{what:<24}{:>8.2}{:>8.1}{:>6}{:>6}{:>6}{:>6}{}",
                spread.mean,
                spread.median,
                spread.p10,
                spread.p90,
                spread.min,
                spread.max,
                share.unwrap_or_default()
            )?;
        }
        if let Some(questions) = &self.questions {
            writeln!(
                out,
                "\n{:<24}{:>8}{:>6}  after the first turn mostly",
                "Asked about", "mean", "%"
            )?;
            for (name, about) in &questions.asked_about {
                let name = name.replace('_', " ");
                writeln!(
                    out,
                    "{name:<24}{:>8.2}{:>6.0}  {}",
                    about.mean, about.percent, about.mostly
                )?;
            }
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
    /// Of what has a share how many in a hundred it was, in all games together.
    #[serde(skip_serializing_if = "Option::is_none")]
    percent: Option<f64>,
    /// How often each number came up.
    #[serde(skip)]
    times: BTreeMap<i64, u32>,
    /// The shares of all games together.
    #[serde(skip)]
    share: Share,
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

    fn add_share(&mut self, share: Share) {
        let Share { of_them, all } = &mut self.share;
        *of_them += share.of_them;
        *all += share.all;
        self.percent = Some(hundredths(100.0 * *of_them as f64 / (*all).max(1) as f64));
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
