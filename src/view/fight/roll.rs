//! A die with its sum, and its row of the chart.

use crate::engine::Roll;
use crate::engine::charts::{self, AnyChart};
use crate::view::wording;

/// A die that was rolled.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct DieRoll {
    /// The step it was rolled in: no two dice of a fight are equal.
    pub step: usize,
    /// What it shows.
    pub die: u8,
    /// The same in words.
    pub label: String,
    /// What is added to it, and why.
    pub modifiers: Vec<(&'static str, String)>,
    /// What was read on the chart.
    pub total: i8,
    /// The column of the chart that was read, lying down.
    pub strip: Option<ChartStrip>,
}

/// A column of a chart, lying down.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartStrip {
    /// The chart's title.
    pub title: &'static str,
    /// Which column it is, of a chart with several, as it stands between the title and the rule.
    pub column: String,
    /// The number of the chart's rule.
    pub rule: &'static str,
    /// Its cells.
    pub cells: Vec<ChartCell>,
    /// Whether its results are whole words, which want more room.
    pub has_words: bool,
}

/// A cell of a chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartCell {
    /// The roll that reads it.
    pub number: i32,
    /// The result.
    pub result: String,
    /// Whether it was read.
    pub is_lit: bool,
}

/// Letters of a result that is no word.
const SHORT: usize = 4;

pub(super) fn die_roll(roll: &Roll, step: usize) -> DieRoll {
    let modifiers = roll.modifiers.iter();
    let modifier = |it: &charts::Applied| (it.reason, wording::modifier(it.value));
    DieRoll {
        step,
        die: roll.die,
        label: format!("die {}", roll.die),
        modifiers: modifiers.map(modifier).collect(),
        total: roll.total,
        strip: charts::find(roll.chart).map(|chart| strip(chart, roll)),
    }
}

fn strip(chart: &dyn AnyChart, roll: &Roll) -> ChartStrip {
    let labels = chart.labels();
    let column = labels.iter().position(|label| *label == roll.column);
    let column = column.unwrap_or(0);
    let lit = chart.row_of(column, roll.total);
    let cell = |row: usize| ChartCell {
        number: i32::from(chart.lo()) + row as i32,
        result: chart.cell(column, row),
        is_lit: row == lit,
    };
    let cells: Vec<ChartCell> = (0..chart.rows()).map(cell).collect();
    let is_word = |cell: &ChartCell| cell.result.chars().count() > SHORT;
    ChartStrip {
        title: chart.title(),
        column: match chart.column_by().is_empty() {
            true => " ".to_owned(),
            false => format!(" \u{b7} column {} ", roll.column),
        },
        rule: chart.rule(),
        has_words: cells.iter().any(is_word),
        cells,
    }
}
