//! What many games came to.

use std::collections::BTreeMap;
use std::io::Write;

use kernel::command_line::{self, Failure, Levels, Rows, Share, Spread, hundredths, or_none};
use serde::Serialize;

use super::autoplay::Player;
use super::following::{Asked, Followed};
use super::measures::MEASURES;
use crate::engine::scenario::{GameOptions, Level};

/// What one game came to.
#[derive(Clone, Debug)]
pub(super) struct Record {
    level: Level,
    /// By measure.
    counts: Vec<usize>,
    /// What a player was asked who answered as the staff would.
    asked: Vec<Asked>,
}

impl Record {
    /// The record of a game that is over.
    pub(super) fn of(followed: &Followed) -> Option<Record> {
        let Followed { game, asked } = followed;
        let asked = asked.clone();
        let level = game.table().outcome?.level;
        let counts = MEASURES.iter().map(|measure| (measure.of)(game)).collect();
        Some(Record {
            level,
            counts,
            asked,
        })
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
    /// The questions of a player who answers as the staff would.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    questions: Option<Questions>,
    levels: Levels,
    #[serde(skip)]
    games_won: u32,
}

/// How often a player is asked in a game.
#[derive(Default, Serialize)]
struct Questions {
    asked: Spread,
    /// How often about what he could not foresee.
    unforeseen: Spread,
    /// By the name of the question.
    asked_about: BTreeMap<&'static str, f64>,
    #[serde(skip)]
    times: BTreeMap<&'static str, u32>,
}

impl Questions {
    fn add(&mut self, asked: &[Asked], games: u32) {
        let unforeseen = asked.iter().filter(|it| !it.is_foreseen).count();
        self.asked.add(asked.len() as i64);
        self.unforeseen.add(unforeseen as i64);
        self.unforeseen.add_share(Share {
            of_them: unforeseen,
            all: asked.len(),
        });
        for question in asked {
            *self.times.entry(question.name).or_default() += 1;
        }
        let mean = |times: &u32| hundredths(f64::from(*times) / f64::from(games));
        let means = self.times.iter().map(|(name, times)| (*name, mean(times)));
        self.asked_about = means.collect();
    }

    fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        self.asked.print("Questions asked", out)?;
        self.unforeseen.print("  not to be foreseen", out)?;
        for (name, mean) in &self.asked_about {
            let name = format!("  {}", name.replace('_', " "));
            writeln!(out, "{name:<24}{mean:>14.2}")?;
        }
        Ok(())
    }
}

impl Summary {
    pub(super) fn new(options: GameOptions, player: Player, first_seed: u64) -> Summary {
        Summary {
            options,
            player,
            first_seed,
            games: 0,
            won: 0.0,
            rows: Rows::new(MEASURES.iter().map(|it| (it.key, it.title))),
            questions: (player == Player::Staff).then(Questions::default),
            levels: Levels::new(Level::ALL.iter().map(|level| level.text())),
            games_won: 0,
        }
    }
}

impl command_line::Summary for Summary {
    type Record = Record;

    fn add(&mut self, record: &Record) {
        self.games += 1;
        for (spread, count) in self.rows.spreads_mut().zip(&record.counts) {
            spread.add(*count as i64);
        }
        if let Some(questions) = &mut self.questions {
            questions.add(&record.asked, self.games);
        }
        self.levels.add(record.level.text());
        self.games_won += u32::from(record.level.is_won());
        self.won = hundredths(100.0 * f64::from(self.games_won) / f64::from(self.games));
    }

    fn print_table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let player = self.player.in_words();
        let last = self.first_seed + u64::from(self.games) - 1;
        let games = if self.games == 1 { "game" } else { "games" };
        writeln!(out, "Midway Solitaire: {} {games} by {player}", self.games)?;
        let options: Vec<&str> = self.options.iter().map(|option| option.text()).collect();
        writeln!(
            out,
            "Seeds {} to {last}; options: {}\n",
            self.first_seed,
            or_none(&options)
        )?;
        Spread::print_heads(out)?;
        self.rows.print(out)?;
        if let Some(questions) = &self.questions {
            questions.print(out)?;
        }
        self.levels.print(out)?;
        Ok(writeln!(out, "{:<24}{:>14.1}", "Won", self.won)?)
    }
}
