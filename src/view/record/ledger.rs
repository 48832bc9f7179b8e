//! The victory points, one line for each thing that the scenario counts.

use crate::engine::{Award, Scenario, Scored, Table, signed};
use crate::view::sentence;

/// The victory points as they add up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ledger {
    /// A line for each thing that counts.
    pub lines: Vec<LedgerLine>,
    /// Their sum.
    pub sum: String,
}

/// What one thing has brought.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerLine {
    /// What counts.
    pub what: String,
    /// How it counts.
    pub rate: String,
    /// The points it has brought.
    pub points: String,
}

/// The victory points of a table.
pub fn ledger(scenario: &Scenario, table: &Table) -> Ledger {
    let line = |award: &Award| LedgerLine {
        what: sentence(&award.what.to_string()),
        rate: rate(award),
        points: signed(table.scored(award.what)),
    };
    Ledger {
        lines: scenario.scores.iter().map(line).collect(),
        sum: signed(table.score),
    }
}

fn rate(award: &Award) -> String {
    let points = signed(award.vp);
    match (award.what, award.per) {
        (Scored::JapaneseCarriers, _) => "for us, by the damage of each (15.1)".to_owned(),
        (Scored::UsCarriers, _) => "against us, by the damage of each (15.1)".to_owned(),
        (_, 1) => format!("{points} for each"),
        (_, per) => format!("{points} for every {per}"),
    }
}
