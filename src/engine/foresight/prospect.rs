//! How battles ended that were played on from a choice, and what they come to.

use serde::{Deserialize, Serialize};

use crate::engine::scenario::Scenario;
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;

/// How many errors apart two means are that are told apart.
const CLEARLY: f64 = 2.0;

/// How a battle ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Ending {
    score: i16,
    destroyed: u16,
    lost: u16,
    hits: u16,
    carriers: u16,
}

impl Ending {
    /// How it ended, by the table of before and that of its end.
    pub(super) fn since(before: &Table, end: &Table) -> Ending {
        let hits = |table: &Table| {
            let ours = table.damage.iter().filter(|(ship, _)| ship.is_us());
            ours.map(|(_, hits)| u16::from(hits.total())).sum::<u16>()
        };
        let carriers = |table: &Table| {
            let theirs =
                ShipId::all().filter(|ship| !ship.is_us() && ship.data().kind.is_carrier());
            let gone = theirs.filter(|ship| {
                table.condition(*ship) == Condition::Sunk || table.is_sinking(*ship)
            });
            gone.count() as u16
        };
        Ending {
            score: end.outcome.map_or(end.score, |outcome| outcome.score),
            destroyed: end.points_destroyed - before.points_destroyed,
            lost: (end.lost.len() - before.lost.len()) as u16,
            hits: hits(end).saturating_sub(hits(before)),
            carriers: carriers(end).saturating_sub(carriers(before)),
        }
    }
}

/// A mean, and its standard error.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Average {
    /// The mean.
    pub mean: f64,
    /// Its standard error; nothing is known of it with fewer than two.
    pub error: Option<f64>,
}

impl Average {
    pub(super) fn of(values: impl Iterator<Item = f64> + Clone) -> Average {
        let number = values.clone().count() as f64;
        if number == 0.0 {
            return Average::default();
        }
        let mean = values.clone().sum::<f64>() / number;
        // Not `powi`, which need not be the same everywhere.
        let squares = values.map(|it| (it - mean) * (it - mean)).sum::<f64>();
        let error = (number > 1.0).then(|| (squares / (number - 1.0) / number).sqrt());
        Average { mean, error }
    }

    pub(super) fn of_scores(endings: &[Ending]) -> Average {
        Average::of(endings.iter().map(|it| f64::from(it.score)))
    }

    /// By how much some battles scored less than those of the same numbers, whose dice were the same.
    pub(super) fn behind(best: &[Ending], endings: &[Ending]) -> Average {
        let pairs = best.iter().zip(endings);
        Average::of(pairs.map(|(best, it)| f64::from(best.score) - f64::from(it.score)))
    }

    /// Whether every one of what it is the mean of was nothing.
    pub fn is_nothing(self) -> bool {
        self.mean == 0.0 && self.error == Some(0.0)
    }

    /// Whether it is more than nothing, beyond its error.
    pub fn is_clearly_positive(self) -> bool {
        self.is_more_than(CLEARLY)
    }

    /// Whether it is more than so many of its errors.
    pub(super) fn is_more_than(self, errors: f64) -> bool {
        self.error.is_some_and(|error| self.mean > errors * error)
    }
}

/// What battles come to from now on beside their score, on average; of a difference, how much more.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Tally {
    /// Japanese air points destroyed.
    pub destroyed: f64,
    /// Units of ours lost.
    pub lost: f64,
    /// Hits on our ships.
    pub hits: f64,
    /// Japanese carriers sunk.
    pub carriers: f64,
}

impl Tally {
    fn of(endings: &[Ending]) -> Tally {
        let number = endings.len().max(1) as f64;
        let mean = |of: fn(&Ending) -> u16| {
            let sum: u32 = endings.iter().map(|it| u32::from(of(it))).sum();
            f64::from(sum) / number
        };
        Tally {
            destroyed: mean(|it| it.destroyed),
            lost: mean(|it| it.lost),
            hits: mean(|it| it.hits),
            carriers: mean(|it| it.carriers),
        }
    }

    fn more_than(self, other: Tally) -> Tally {
        Tally {
            destroyed: self.destroyed - other.destroyed,
            lost: self.lost - other.lost,
            hits: self.hits - other.hits,
            carriers: self.carriers - other.carriers,
        }
    }
}

/// How a choice stands beside the best, battle for battle with the same dice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Behind {
    /// By how much it scored less.
    pub score: Average,
    /// How much more it came to than the best.
    pub more: Tally,
}

impl Behind {
    pub(super) fn new(best: &[Ending], endings: &[Ending]) -> Behind {
        // Battles that only one of them has are in no pair.
        let pairs = best.len().min(endings.len());
        Behind {
            score: Average::behind(best, endings),
            more: Tally::of(&endings[..pairs]).more_than(Tally::of(&best[..pairs])),
        }
    }
}

/// What came of a choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Prospect {
    /// How many battles were played on from it.
    pub battles: u32,
    /// The score at the end, in victory points.
    pub score: Average,
    /// The score that one battle in ten did not reach, and the one that one in ten exceeded.
    pub range: (i16, i16),
    /// In which part of the battles each level was reached, the best first.
    pub levels: Vec<f64>,
    /// What they came to beside it.
    #[serde(flatten)]
    pub tally: Tally,
    /// How it stands beside the best; nothing of the best itself, nor where none was played.
    pub behind: Option<Behind>,
}

impl Prospect {
    pub(super) fn new(scenario: &Scenario, endings: &[Ending], behind: Option<Behind>) -> Prospect {
        let mut scores: Vec<i16> = endings.iter().map(|it| it.score).collect();
        scores.sort_unstable();
        let at = |tenths: usize| {
            let last = scores.len().saturating_sub(1);
            scores.get(last * tenths / 10).copied().unwrap_or_default()
        };
        let number = endings.len().max(1) as f64;
        let levels = scenario.levels.iter().map(|level| {
            let reached = scores.iter().filter(|it| scenario.level(**it) == *level);
            reached.count() as f64 / number
        });
        Prospect {
            battles: endings.len() as u32,
            score: Average::of_scores(endings),
            range: (at(1), at(9)),
            levels: levels.collect(),
            tally: Tally::of(endings),
            behind,
        }
    }
}
