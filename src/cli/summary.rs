//! What many games came to.

mod battle;
mod measures;
mod two_days;

use std::collections::BTreeMap;
use std::io::Write;

use kernel::Written;
use kernel::command_line::{self, Failure, Levels, Rows, Share, Spread, hundredths, or_none};
use serde::Serialize;

use super::autoplay::Player;
use super::following::Followed;
use crate::engine::{Scenario, Variant};
use measures::measures;

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
    levels: Levels,
    #[serde(skip)]
    name: &'static str,
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

impl Summary {
    pub(super) fn new(
        scenario: &Scenario,
        options: &[Variant],
        player: Player,
        first_seed: u64,
    ) -> Summary {
        Summary {
            scenario: scenario.number,
            options: options.to_vec(),
            player,
            first_seed,
            games: 0,
            score: Spread::default(),
            rows: Rows::new(measures(scenario).map(|it| (it.key, it.title))),
            questions: (player == Player::Staff).then(Questions::default),
            levels: Levels::new(scenario.levels.iter().map(|level| level.name)),
            name: scenario.name,
        }
    }
}

impl command_line::Summary for Summary {
    type Record = Record;

    fn add(&mut self, record: &Record) {
        self.games += 1;
        self.score.add(record.score);
        for (spread, (count, share)) in self.rows.spreads_mut().zip(&record.counts) {
            spread.add(*count);
            if let Some(share) = share {
                spread.add_share(*share);
            }
        }
        if let Some(questions) = &mut self.questions {
            questions.add(record, self.games);
        }
        self.levels.add(record.level);
    }

    fn print_table(&self, out: &mut impl Write) -> Result<(), Failure> {
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
        Spread::print_heads(out)?;
        self.score.print("Score", out)?;
        self.rows.print(out)?;
        if let Some(questions) = &self.questions {
            questions.asked.print("Questions asked", out)?;
            questions.inputs.print("Inputs", out)?;
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
        self.levels.print(out)
    }
}

fn count_games(games: u32) -> String {
    crate::engine::count_of(games, "game", "games")
}
