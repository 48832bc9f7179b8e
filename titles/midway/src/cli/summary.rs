//! What many games came to.

use std::io::Write;

use kernel::command_line::{self, Failure, Levels, Rows, Spread, hundredths, or_none};
use serde::Serialize;

use super::autoplay::Player;
use super::measures::MEASURES;
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
    levels: Levels,
    #[serde(skip)]
    games_won: u32,
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
        self.levels.print(out)?;
        Ok(writeln!(out, "{:<24}{:>14.1}", "Won", self.won)?)
    }
}
