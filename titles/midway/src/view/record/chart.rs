//! The charts: a list of them, and each as the dice read it, with the last roll's cell lit.

use kernel::{AnyChart, Modifier, Source};

use crate::engine::EventRecord;
use crate::engine::charts::{self, Outcome};
use crate::engine::event::Roll;
use crate::view::die;

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

/// The chart of a name, with what was last read in it as far as the player may know.
pub fn chart(shown: &[EventRecord], id: &str) -> Option<ChartView> {
    let mut rolls = shown.iter().rev().filter_map(|it| it.event.roll());
    let last = rolls.find(|roll| roll.chart == id && !die::is_hidden(roll.purpose));
    let subtitle = match last {
        Some(roll) => subtitle("The last roll", roll),
        None => "Not used yet in this game".to_owned(),
    };
    view(charts::find(id)?, last, subtitle)
}

/// The chart that a die of the log was read on, with its own cell lit.
pub fn chart_of_roll(shown: &[EventRecord], number: usize) -> Option<ChartView> {
    let roll = shown.get(number)?.event.roll();
    let roll = roll.filter(|roll| !die::is_hidden(roll.purpose))?;
    view(
        charts::find(roll.chart)?,
        Some(roll),
        subtitle("This roll", roll),
    )
}

fn view(chart: &dyn AnyChart<Outcome>, last: Option<&Roll>, subtitle: String) -> Option<ChartView> {
    let labels = chart.labels();
    let lit = last.map(|roll| {
        let column = die::column_of(chart, roll);
        (column, chart.row_of(column, roll.total))
    });
    let modifier = |modifier: &Modifier| ModifierLine {
        reason: modifier.reason,
        value: modifier
            .value
            .map_or_else(|| "as many".to_owned(), die::signed),
        is_used: last.is_some_and(|roll| {
            let mut applied = roll.modifiers.iter();
            applied.any(|applied| applied.reason == modifier.reason)
        }),
    };
    Some(ChartView {
        title: chart.title(),
        subtitle,
        caption: caption(chart),
        heads: heads(&labels, lit),
        rows: (0..chart.rows())
            .map(|row| chart_row(chart, row, lit))
            .collect(),
        modifiers: chart.modifiers().iter().map(modifier).collect(),
        notes: chart.notes(),
        rule: chart.rule(),
        source: match chart.source() {
            Source::Rulebook => "printed in the rulebook",
            Source::Rebuilt => "rebuilt by us: the printed chart is lost",
        },
    })
}

/// What stands across and down.
fn caption(chart: &dyn AnyChart<Outcome>) -> String {
    let modified = match chart.modifiers() {
        [] => "",
        _ => " with its modifiers",
    };
    let down = format!("Down: the roll of {}{modified}.", chart.dice());
    match chart.column_by() {
        "" => down,
        column => format!("Across: {column}. {down}"),
    }
}

fn subtitle(which: &str, roll: &Roll) -> String {
    format!(
        "{which}: {}; read at {}, it gave {}",
        die::what(roll.purpose),
        roll.total,
        die::result(roll)
    )
}

fn heads(labels: &[&str], lit: Option<(usize, usize)>) -> Vec<ChartCell> {
    let head = |(n, label): (usize, &&str)| ChartCell {
        text: (*label).to_owned(),
        light: along(lit.is_some_and(|(column, _)| column == n)),
    };
    labels.iter().enumerate().map(head).collect()
}

fn chart_row(chart: &dyn AnyChart<Outcome>, row: usize, lit: Option<(usize, usize)>) -> ChartRow {
    let number = chart.lo() + row as i8;
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
            text: number.to_string(),
            light: along(lit.is_some_and(|(_, lit)| lit == row)),
        },
        cells: (0..chart.labels().len()).map(cell).collect(),
    }
}

const fn along(is_along: bool) -> Light {
    if is_along { Light::Along } else { Light::Dark }
}
