//! The charts: a list of them, and each as the dice read it, with the last roll's cell lit.

use crate::engine::charts::{self, AIR_ATTACK_ROLLS, AnyChart, Modifier, Outcome, Source};
use crate::engine::{EventRecord, Roll};
use crate::view::account;
use crate::view::wording;

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
#[derive(Clone, PartialEq, Debug)]
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

/// Every chart of the game.
pub fn charts() -> Vec<ChartEntry> {
    let entry = |chart: &dyn AnyChart<Outcome>| ChartEntry {
        id: chart.id(),
        title: chart.title(),
        rule: chart.rule(),
    };
    charts::ALL.into_iter().map(entry).collect()
}

/// The chart of a name, with what was last read in it.
pub fn chart(shown: &[EventRecord], id: &str) -> Option<ChartView> {
    let chart = charts::find(id)?;
    let last = last_roll(shown, id);
    let strength = last_strength(shown).filter(|_| id == AIR_ATTACK_ROLLS.id);
    let read = match (last, &strength) {
        (Some(roll), _) => Some((roll.column, roll.total)),
        (None, Some((column, _))) => Some((*column, 1)),
        (None, None) => None,
    };
    let labels = chart.labels();
    let lit = read.map(|(column, total)| {
        let column = labels.iter().position(|label| *label == column);
        let column = column.unwrap_or(0);
        (column, chart.row_of(column, total))
    });
    let modifier = |modifier: &Modifier| ModifierLine {
        reason: modifier.reason,
        value: modifier
            .value
            .map_or_else(|| "its value".to_owned(), wording::modifier),
        is_used: last.is_some_and(|roll| {
            let mut applied = roll.modifiers.iter();
            applied.any(|applied| applied.reason == modifier.reason)
        }),
    };
    Some(ChartView {
        title: chart.title(),
        subtitle: last_read(last, strength),
        caption: caption(chart),
        has_row_heads: chart.rows() > 1,
        heads: heads(&labels, lit),
        rows: (0..chart.rows())
            .map(|row| chart_row(chart, row, lit))
            .collect(),
        modifiers: chart.modifiers().iter().map(modifier).collect(),
        notes: chart.notes(),
        rule: chart.rule(),
        source: match chart.source() {
            Source::Rulebook => "printed in the rulebook",
            Source::Rebuilt => "rebuilt by us from the rulebook\u{2019}s examples and the history",
        },
    })
}

/// The chart that a die of the log was read on, with its own cell lit.
pub fn chart_of_roll(shown: &[EventRecord], number: usize) -> Option<ChartView> {
    let upto = shown.get(..=number)?;
    let roll = upto.last()?.event.roll()?;
    let view = chart(upto, roll.chart)?;
    Some(ChartView {
        subtitle: subtitle("This roll", roll),
        ..view
    })
}

/// The last roll on a chart that has been shown.
fn last_roll<'a>(shown: &'a [EventRecord], id: &str) -> Option<&'a Roll> {
    let mut rolls = shown.iter().rev().filter_map(|it| it.event.roll());
    rolls.find(|roll| roll.chart == id)
}

/// The column and the rolls of the last attack that has been shown (5.61).
fn last_strength(shown: &[EventRecord]) -> Option<(&'static str, String)> {
    account::last_strength(shown).map(|(column, rolls)| (column, rolls.to_string()))
}

fn last_read(last: Option<&Roll>, strength: Option<(&str, String)>) -> String {
    match (last, strength) {
        (Some(roll), _) => subtitle("The last roll", roll),
        (None, Some((column, rolls))) => format!("Last read at {column}: {rolls}"),
        (None, None) => "Not used yet in this game".to_owned(),
    }
}

fn subtitle(which: &str, roll: &Roll) -> String {
    format!(
        "{which}, {}: die {}, read at {}, gave {}",
        roll.purpose, roll.die, roll.total, roll.result
    )
}

fn caption(chart: &dyn AnyChart<Outcome>) -> String {
    match (chart.rows() > 1, chart.column_by()) {
        (false, column) => format!("Across: {column}."),
        (true, "") => "Down: the modified roll.".to_owned(),
        (true, column) => format!("Across: {column}. Down: the modified roll."),
    }
}

fn heads(labels: &[&str], lit: Option<(usize, usize)>) -> Vec<ChartCell> {
    let head = |(n, label): (usize, &&str)| ChartCell {
        text: (*label).to_owned(),
        light: along(lit.is_some_and(|(column, _)| column == n)),
    };
    labels.iter().enumerate().map(head).collect()
}

fn chart_row(chart: &dyn AnyChart<Outcome>, row: usize, lit: Option<(usize, usize)>) -> ChartRow {
    let number = i32::from(chart.lo()) + row as i32;
    // Past either end the end row holds (2.41).
    let text = match row {
        0 => format!("{number} \u{2212}"),
        row if row + 1 == chart.rows() => format!("{number} +"),
        _ => number.to_string(),
    };
    let cell = |column| ChartCell {
        text: chart.cell(column, row),
        light: match lit {
            Some(cell) if cell == (column, row) => Light::Lit,
            Some((c, r)) => along((c == column && row < r) || (r == row && column < c)),
            None => Light::Dark,
        },
    };
    ChartRow {
        head: ChartCell {
            text,
            light: along(lit.is_some_and(|(_, lit)| lit == row)),
        },
        cells: (0..chart.labels().len()).map(cell).collect(),
    }
}

fn along(is_along: bool) -> Light {
    if is_along { Light::Along } else { Light::Dark }
}
