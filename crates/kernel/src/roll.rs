//! Rolls on charts and random picks, as they are recorded.

use serde::Serialize;

use crate::chart::Applied;
use crate::title::Title;

/// Dice rolled on a chart.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "")]
pub struct Roll<T: Title> {
    /// What is being resolved.
    pub purpose: T::Purpose,
    /// The chart's rule.
    pub rule: &'static str,
    /// The chart.
    pub chart: &'static str,
    /// The column's heading.
    pub column: &'static str,
    /// What the die showed, or what the dice add up to.
    pub die: u8,
    /// What each of several dice showed, in the order in which they fell; empty of a single one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<u8>,
    /// What was added, and why.
    pub modifiers: Vec<Applied>,
    /// Dice and modifiers together, before the end rows of the chart hold them.
    pub total: i8,
    /// What the chart says.
    pub result: T::Outcome,
}

impl<T: Title> Roll<T> {
    /// What each die showed, in the order in which they fell.
    pub fn shown(&self) -> &[u8] {
        match self.dice.is_empty() {
            true => std::slice::from_ref(&self.die),
            false => &self.dice,
        }
    }
}

/// Something chosen at random without a chart.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "")]
pub struct Pick<T: Title> {
    /// What was to be chosen.
    pub what: T::Choice,
    /// The candidates, all equally likely.
    pub among: Vec<String>,
    /// The choice.
    pub picked: String,
}

impl<T: Title> Pick<T> {
    /// Which was chosen, from 0: the first of its name.
    pub fn place(&self) -> usize {
        let others = self.among.iter().take_while(|one| **one != self.picked);
        others.count()
    }
}
