//! The charts: a list of them, and each as the dice read it, with the last roll's cell lit.

use kernel::{AnyChart, Modifier, Source};
use page::chart::ModifierLine;

use crate::engine::EventRecord;
use crate::engine::charts::{self, Outcome};
use crate::engine::event::Roll;
use crate::view::die;

pub use page::chart::{ChartEntry, ChartView};

/// Every chart of the game.
pub fn charts() -> Vec<ChartEntry> {
    charts::ALL.into_iter().map(ChartEntry::of).collect()
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
        has_row_heads: true,
        heads: page::chart::heads(chart, lit),
        rows: page::chart::rows(chart, lit, |row| (chart.lo() + row as i8).to_string()),
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
