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

pub use page::rules::Rule;

use crate::engine::charts;

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
    page::rules::find(&CHAPTERS, number)
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
    page::rules::name(number, find(number))
}
