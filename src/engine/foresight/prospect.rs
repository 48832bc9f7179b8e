//! How battles ended that were played on from a choice, and what they come to.

use serde::{Deserialize, Serialize};

use crate::engine::scenario::{Scenario, Scored};
use crate::engine::ships::{Condition, ShipId};
use crate::engine::table::Table;
use crate::engine::victory;

/// How many standard errors apart two means are that are told apart.
const CLEARLY: f64 = 2.0;
/// Of fewer battles than these nothing is said of the error of their mean: scores are whole numbers, and a few that happen
/// to be equal would seem to have none.
const LEAST_FOR_AN_ERROR: usize = 8;

/// How a battle ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ending {
    score: i16,
    /// How often each thing has happened that the scenario scores, in its order.
    scored: Vec<i16>,
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
        let scored = Scenario::numbered(end.scenario).into_iter();
        let scored = scored.flat_map(|scenario| {
            let awards = scenario.scores.iter();
            awards.map(|award| victory::count(end, scenario, award.what))
        });
        Ending {
            score: end.outcome.map_or(end.score, |outcome| outcome.score),
            scored: scored.collect(),
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
    /// Its standard error; nothing is known of it with fewer than eight.
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
        let error = (squares / (number - 1.0) / number).sqrt();
        Average {
            mean,
            error: (number >= LEAST_FOR_AN_ERROR as f64).then_some(error),
        }
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

    /// How far from the mean the true one may well be, to either side: two standard errors.
    pub fn margin(self) -> Option<f64> {
        self.error.map(|error| CLEARLY * error)
    }

    /// Whether it is more than nothing, beyond that margin.
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
}

/// How a choice stands beside the best, battle for battle with the same dice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Behind {
    /// By how much it scored less.
    pub score: Average,
    /// What that is made of: everything that the scenario scores.
    pub parts: Vec<Part>,
}

/// A part of the difference between a choice and the best.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// What scores.
    pub what: Scored,
    /// How much more often it happened, on average.
    pub more: f64,
    /// What that is worth in victory points, no fraction dropped.
    pub points: f64,
    /// In which part of the battles it happened more often, and in which less.
    pub often: (f64, f64),
}

impl Behind {
    pub(super) fn new(scenario: &Scenario, best: &[Ending], endings: &[Ending]) -> Behind {
        let parts = scenario.scores.iter().enumerate().map(|(at, award)| {
            let pairs = best.iter().zip(endings);
            let more = pairs.map(|(best, it)| f64::from(it.scored[at] - best.scored[at]));
            let more: Vec<f64> = more.collect();
            let number = more.len().max(1) as f64;
            let part = |is_it: fn(&&f64) -> bool| more.iter().filter(is_it).count() as f64 / number;
            let mean = more.iter().sum::<f64>() / number;
            Part {
                what: award.what,
                more: mean,
                points: mean * f64::from(award.vp) / f64::from(award.per),
                often: (part(|more| **more > 0.0), part(|more| **more < 0.0)),
            }
        });
        Behind {
            score: Average::behind(best, endings),
            parts: parts.collect(),
        }
    }
}

/// How a choice stands beside the best.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Standing {
    /// No battle was played.
    Unknown,
    /// It is the best.
    Best,
    /// Its difference is within the margin.
    TooClose,
    /// It is clearly behind.
    Behind,
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

    /// How it stands beside the best.
    pub fn standing(&self) -> Standing {
        match &self.behind {
            _ if self.battles == 0 => Standing::Unknown,
            None => Standing::Best,
            Some(behind) if behind.score.is_clearly_positive() => Standing::Behind,
            Some(_) => Standing::TooClose,
        }
    }

    /// By how much it is behind the best, so that the best comes first and what was not played last.
    pub fn rank(&self) -> f64 {
        match &self.behind {
            _ if self.battles == 0 => f64::INFINITY,
            None => f64::NEG_INFINITY,
            Some(behind) => behind.score.mean,
        }
    }
}
