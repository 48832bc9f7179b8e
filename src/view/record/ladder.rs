//! A scenario's ladder of victory.

use crate::engine::{Level, Scenario};

/// A level of victory on its scenario's ladder.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rung {
    /// Its name.
    pub name: &'static str,
    /// The scores that reach it.
    pub range: String,
    /// Whether the score is one of them.
    pub is_reached: bool,
}

/// The levels of a scenario from the highest down, with the one that a score reaches.
pub fn ladder(scenario: &Scenario, score: Option<i16>) -> Vec<Rung> {
    let reached = score.map(|score| scenario.level(score));
    let levels = scenario.levels;
    let rung = |(n, level): (usize, &Level)| Rung {
        name: level.name,
        range: match n {
            0 => format!("{} and more", level.from),
            n if n + 1 == levels.len() => format!("less than {}", levels[n - 1].from),
            n => format!("{} to {}", level.from, levels[n - 1].from - 1),
        },
        is_reached: reached == Some(*level),
    };
    levels.iter().enumerate().map(rung).collect()
}
