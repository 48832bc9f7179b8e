//! A chart as a table, with the cell lit that was read in it.

use std::fmt::Display;

use kernel::AnyChart;

/// A chart in the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ChartEntry {
    /// Its name.
    pub id: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The rule that sends the player to it.
    pub rule: &'static str,
}

/// A chart as a table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartView {
    /// Its title.
    pub title: &'static str,
    /// What was read in it last.
    pub subtitle: String,
    /// What stands across and down.
    pub caption: String,
    /// Whether its rows have heads: with a single row there is no die, the column says it all.
    pub has_row_heads: bool,
    /// Headings of the columns.
    pub heads: Vec<ChartCell>,
    /// The rows from the lowest roll up.
    pub rows: Vec<ChartRow>,
    /// What is added to the die.
    pub modifiers: Vec<ModifierLine>,
    /// Notes printed under it.
    pub notes: &'static [&'static str],
    /// The rule that sends the player to it.
    pub rule: &'static str,
    /// Where its figures come from.
    pub source: &'static str,
}

/// A row of a chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartRow {
    /// The modified roll.
    pub head: ChartCell,
    /// The results.
    pub cells: Vec<ChartCell>,
}

/// A cell of a chart.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChartCell {
    /// What stands in it.
    pub text: String,
    /// How it lies to the last roll.
    pub light: Light,
}

/// How a cell lies to the one that was read last.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Light {
    /// Elsewhere.
    Dark,
    /// On the way there from the head of its row or column, or that head.
    Along,
    /// It is that one.
    Lit,
}

/// A modifier that a chart lists.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ModifierLine {
    /// When it applies.
    pub reason: &'static str,
    /// What it adds.
    pub value: String,
    /// Whether it counted in the last roll.
    pub is_used: bool,
}

/// The column and the row of a chart that were read.
pub type Read = (usize, usize);

impl ChartEntry {
    /// A chart in the list.
    pub fn of<O: Display>(chart: &dyn AnyChart<O>) -> ChartEntry {
        ChartEntry {
            id: chart.id(),
            title: chart.title(),
            rule: chart.rule(),
        }
    }
}

/// The headings of a chart's columns.
pub fn heads<O: Display>(chart: &dyn AnyChart<O>, read: Option<Read>) -> Vec<ChartCell> {
    let head = |(n, label): (usize, &'static str)| ChartCell {
        text: label.to_owned(),
        light: along(read.is_some_and(|(column, _)| column == n)),
    };
    chart.labels().into_iter().enumerate().map(head).collect()
}

/// The rows of a chart from the lowest roll up; `head` says what stands at the head of each.
pub fn rows<O: Display>(
    chart: &dyn AnyChart<O>,
    read: Option<Read>,
    head: impl Fn(usize) -> String,
) -> Vec<ChartRow> {
    let columns = chart.labels().len();
    let row = |row: usize| ChartRow {
        head: ChartCell {
            text: head(row),
            light: along(read.is_some_and(|(_, read)| read == row)),
        },
        cells: (0..columns)
            .map(|column| ChartCell {
                text: chart.cell(column, row),
                light: match read {
                    Some(read) if read == (column, row) => Light::Lit,
                    Some((across, down)) => {
                        along((across == column && row < down) || (down == row && column < across))
                    }
                    None => Light::Dark,
                },
            })
            .collect(),
    };
    (0..chart.rows()).map(row).collect()
}

const fn along(is_along: bool) -> Light {
    if is_along { Light::Along } else { Light::Dark }
}
