//! The charts: a list of them, and each as the dice read it, with the last roll's cell lit.

use page::chart::ModifierLine;

use crate::engine::charts::{self, AIR_ATTACK_ROLLS, AnyChart, Modifier, Outcome, Source};
use crate::engine::{EventRecord, Roll};
use crate::view::account;
use crate::view::wording;

pub use page::chart::{ChartEntry, ChartView};

/// Every chart of the game.
pub fn charts() -> Vec<ChartEntry> {
    charts::ALL.into_iter().map(ChartEntry::of).collect()
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
        heads: page::chart::heads(chart, lit),
        rows: page::chart::rows(chart, lit, |row| row_head(chart, row)),
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

fn row_head(chart: &dyn AnyChart<Outcome>, row: usize) -> String {
    let number = i32::from(chart.lo()) + row as i32;
    // Past either end the end row holds (2.41).
    match row {
        0 => format!("{number} \u{2212}"),
        row if row + 1 == chart.rows() => format!("{number} +"),
        _ => number.to_string(),
    }
}
