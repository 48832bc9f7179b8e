//! The exchange of fire: the steps, the last die on its chart, and what came of it.

use super::roll::{DieRoll, die_roll};
use super::step::Step;
use crate::engine::Roll;

/// Steps shown at most; the ones before them are counted.
const STEPS: usize = 7;

/// What has happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Exchange {
    /// The last steps.
    pub steps: Vec<NumberedStep>,
    /// The last die, or the one that rolls.
    pub roll: Option<DieRoll>,
    /// What came of it.
    pub result: String,
}

/// A step with its number.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct NumberedStep {
    /// Its number, from 1.
    pub number: usize,
    /// What is done, and what came of it.
    pub step: Step,
    /// Whether it is the one that is being done.
    pub is_current: bool,
}

impl Exchange {
    pub(super) fn new(
        steps: &[Step],
        roll: Option<&Roll>,
        is_rolling: bool,
        result: &str,
        is_over: bool,
    ) -> Exchange {
        let all = steps.len();
        let numbered = |(n, step): (usize, &Step)| NumberedStep {
            number: n + 1,
            step: step.clone(),
            is_current: n + 1 == all && !is_over,
        };
        let steps = steps.iter().enumerate();
        Exchange {
            steps: steps
                .skip(all.saturating_sub(STEPS))
                .map(numbered)
                .collect(),
            roll: roll.map(|roll| die_roll(roll, all, is_rolling)),
            result: result.to_owned(),
        }
    }
}
