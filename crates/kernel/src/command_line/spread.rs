//! Numbers over many games, a row of the table for each.

use std::collections::BTreeMap;
use std::io::Write;

use serde::{Serialize, Serializer};

use super::failure::Failure;

/// Mean, median, the range of the middle eight in ten, least and most of a number over the games.
#[derive(Default, Debug, Serialize)]
pub struct Spread {
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

/// So many of something, of so many.
#[derive(Clone, Copy, Default, Debug)]
pub struct Share {
    /// So many.
    pub of_them: usize,
    /// Of so many.
    pub all: usize,
}

impl Spread {
    /// Adds that of one more game.
    pub fn add(&mut self, value: i64) {
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

    /// Adds how many of something it was in one more game.
    pub fn add_share(&mut self, share: Share) {
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

    /// Prints the heads of the columns that rows have.
    ///
    /// # Errors
    /// That it cannot be printed.
    pub fn print_heads(out: &mut impl Write) -> Result<(), Failure> {
        Ok(writeln!(
            out,
            "{:<24}{:>8}{:>8}{:>6}{:>6}{:>6}{:>6}",
            "", "mean", "median", "10%", "90%", "min", "max"
        )?)
    }

    /// Prints it as a row.
    ///
    /// # Errors
    /// That it cannot be printed.
    pub fn print(&self, what: &str, out: &mut impl Write) -> Result<(), Failure> {
        let share = self.percent.map(|percent| format!("  {percent:.1} %"));
        Ok(writeln!(
            out,
            "{what:<24}{:>8.2}{:>8.1}{:>6}{:>6}{:>6}{:>6}{}",
            self.mean,
            self.median,
            self.p10,
            self.p90,
            self.min,
            self.max,
            share.unwrap_or_default()
        )?)
    }
}

/// What is counted in every game, a row of the table each.
#[derive(Debug)]
pub struct Rows(Vec<Row>);

#[derive(Debug)]
struct Row {
    key: &'static str,
    title: &'static str,
    spread: Spread,
}

impl Rows {
    /// Rows by their names in JSON and in the table, before any game.
    pub fn new(names: impl IntoIterator<Item = (&'static str, &'static str)>) -> Rows {
        let row = |(key, title)| Row {
            key,
            title,
            spread: Spread::default(),
        };
        Rows(names.into_iter().map(row).collect())
    }

    /// Their spreads, in turn.
    pub fn spreads_mut(&mut self) -> impl Iterator<Item = &mut Spread> {
        self.0.iter_mut().map(|row| &mut row.spread)
    }

    /// Prints them.
    ///
    /// # Errors
    /// That they cannot be printed.
    pub fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut rows = self.0.iter();
        rows.try_for_each(|row| row.spread.print(row.title, out))
    }
}

impl Serialize for Rows {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|row| (row.key, &row.spread)))
    }
}

/// Rounded to two decimals, so that the JSON is as readable as the table.
pub fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
