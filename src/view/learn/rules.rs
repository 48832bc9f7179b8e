//! The rules in our own words: what a § opens. A number that has no text of its own opens that of the
//! rule it is part of.

mod arrivals;
mod attacks;
mod carriers;
mod commitment;
mod damage;
mod decks;
mod forces;
mod guam;
mod missions;
mod night;
mod raids;
mod refuelling;
mod searches;
mod sequence;
mod submarines;
mod surface;
mod wind;

use crate::engine::charts;

/// A rule in our words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rule {
    /// Its number in the rulebook.
    pub number: &'static str,
    /// What it is about.
    pub title: &'static str,
    /// What it says, a paragraph each.
    pub text: &'static [&'static str],
    /// The rules that lead on from it.
    pub see: &'static [&'static str],
}

const CHAPTERS: [&[Rule]; 17] = [
    sequence::RULES,
    missions::RULES,
    attacks::RULES,
    decks::RULES,
    raids::RULES,
    damage::RULES,
    forces::RULES,
    carriers::RULES,
    searches::RULES,
    arrivals::RULES,
    guam::RULES,
    commitment::RULES,
    submarines::RULES,
    refuelling::RULES,
    surface::RULES,
    wind::RULES,
    night::RULES,
];

/// Every rule that has a text, by chapters.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    CHAPTERS.into_iter().flatten()
}

/// The rule of a number, or the nearest one that it is part of: 4.454 is part of 4.45.
pub fn find(number: &str) -> Option<&'static Rule> {
    let mut wanted = number;
    loop {
        if let Some(rule) = all().find(|rule| rule.number == wanted) {
            return Some(rule);
        }
        // One figure less; a chapter alone is no rule.
        wanted = wanted.get(..wanted.len().checked_sub(1)?)?;
        if !wanted.contains('.') {
            return None;
        }
    }
}

/// The charts that a rule sends the player to.
pub fn charts_of(rule: &Rule) -> Vec<&'static str> {
    let leads_here = |number: &str| find(number).is_some_and(|found| found.number == rule.number);
    let charts = charts::ALL.into_iter();
    let charts = charts.filter(|chart| leads_here(chart.rule()));
    charts.map(|chart| chart.id()).collect()
}

/// What a rule's number is called: "Rule 4.45, Fuel Critical".
pub fn name(number: &str) -> String {
    let title = find(number).map_or("", |rule| rule.title);
    format!("Rule {number}, {title}")
}
