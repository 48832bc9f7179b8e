//! The rules in our own words: what a number opens. A part without a text of its own opens that of the rule it belongs to.

mod air;
mod hits;
mod operations;
mod pieces;
mod sequence;
mod special;
mod spotting;
mod surface;

pub use page::rules::Rule;

use crate::engine::charts;

/// Rules of one subject.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chapter {
    /// The subject.
    pub title: &'static str,
    /// Its rules, by number.
    pub rules: &'static [Rule],
}

const fn chapter(title: &'static str, rules: &'static [Rule]) -> Chapter {
    Chapter { title, rules }
}

/// Every rule that has a text, in the order in which a newcomer reads them.
pub const CHAPTERS: [Chapter; 8] = [
    chapter("Winning, and the turn", sequence::RULES),
    chapter("The map and the pieces", pieces::RULES),
    chapter("Ops markers and movement", operations::RULES),
    chapter("Spotting", spotting::RULES),
    chapter("Aircraft in combat", air::RULES),
    chapter("Ships in combat, and landings", surface::RULES),
    chapter("Hits, landing places, repairs", hits::RULES),
    chapter("Leaders and options", special::RULES),
];

/// Every rule that has a text.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    CHAPTERS.iter().flat_map(|chapter| chapter.rules)
}

/// The rule of a number, or the nearest one that it is part of: "6.0(16d, e)" is 6.0(16d), and "7.1(Nagano)" without a text
/// would be 7.1.
pub fn find(number: &str) -> Option<&'static Rule> {
    let exact = |wanted: &str| all().find(|rule| rule.number == wanted);
    let (whole, step) = number.split_once('(').unwrap_or((number, ""));
    let step = step.split([',', ')']).next().unwrap_or_default();
    let without_letter = step.trim_end_matches(|c: char| c.is_ascii_lowercase());
    exact(number)
        .or_else(|| exact(&format!("{whole}({step})")))
        .or_else(|| exact(&format!("{whole}({without_letter})")))
        .or_else(|| exact(whole))
}

/// The charts that a rule sends the player to, by their names.
pub fn charts_of(rule: &Rule) -> Vec<&'static str> {
    let leads_here = |number: &str| find(number).is_some_and(|found| found.number == rule.number);
    let charts = charts::ALL.into_iter();
    let charts = charts.filter(|chart| leads_here(chart.rule()));
    charts.map(|chart| chart.id()).collect()
}
