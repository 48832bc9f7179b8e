//! A number over many games.

use std::collections::BTreeMap;

use serde::Serialize;

/// Mean, median, the range of the middle eight in ten, least and most of a number over the games.
#[derive(Default, Serialize)]
pub(super) struct Spread {
    pub(super) mean: f64,
    pub(super) median: f64,
    pub(super) p10: i64,
    pub(super) p90: i64,
    pub(super) min: i64,
    pub(super) max: i64,
    /// How often each number came up.
    #[serde(skip)]
    times: BTreeMap<i64, u32>,
}

impl Spread {
    /// Adds that of one more game.
    pub(super) fn add(&mut self, value: i64) {
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
pub(super) fn hundredths(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}
