//! How often each level of victory was reached.

use std::io::Write;

use serde::Serialize;

use super::failure::Failure;
use super::spread::hundredths;

/// The levels of victory, the best first, and how often each was reached.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct Levels(Vec<Reached>);

#[derive(Debug, Serialize)]
struct Reached {
    name: &'static str,
    games: u32,
    percent: f64,
}

impl Levels {
    /// Levels by their names, before any game.
    pub fn new(names: impl IntoIterator<Item = &'static str>) -> Levels {
        let reached = |name| Reached {
            name,
            games: 0,
            percent: 0.0,
        };
        Levels(names.into_iter().map(reached).collect())
    }

    /// Adds that of one more game.
    pub fn add(&mut self, name: &str) {
        let games: u32 = self.0.iter().map(|level| level.games).sum::<u32>() + 1;
        for level in &mut self.0 {
            level.games += u32::from(level.name == name);
            level.percent = hundredths(100.0 * f64::from(level.games) / f64::from(games));
        }
    }

    /// Prints them.
    ///
    /// # Errors
    /// That they cannot be printed.
    pub fn print(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "\n{:<24}{:>8}{:>6}", "Level", "games", "%")?;
        for Reached {
            name,
            games,
            percent,
        } in &self.0
        {
            writeln!(out, "{name:<24}{games:>8}{percent:>6.1}")?;
        }
        Ok(())
    }
}
