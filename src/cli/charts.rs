//! `charts`: prints every chart as the game uses it.

use std::io::Write;

use clap::Args;
use kernel::command_line::Failure;

use crate::engine::charts::{self, AnyChart, Modifier, Outcome, Source};

/// How to print them.
#[derive(Args, Debug)]
pub(super) struct Arguments {
    /// Prints them as a JSON array
    #[arg(long)]
    json: bool,
}

/// Prints the charts.
pub(super) fn run(arguments: &Arguments, out: &mut impl Write) -> Result<(), Failure> {
    if arguments.json {
        let charts: Vec<String> = charts::ALL.iter().map(|chart| chart.json()).collect();
        return Ok(writeln!(out, "[{}]", charts.join(",\n"))?);
    }
    for (n, chart) in charts::ALL.into_iter().enumerate() {
        if n > 0 {
            writeln!(out)?;
        }
        print(chart, out)?;
    }
    Ok(())
}

fn print(chart: &dyn AnyChart<Outcome>, out: &mut impl Write) -> Result<(), Failure> {
    let source = match chart.source() {
        Source::Rulebook => "from the rulebook",
        Source::Rebuilt => "rebuilt",
    };
    let (title, rule, id) = (chart.title(), chart.rule(), chart.id());
    writeln!(out, "{title} ({rule}), {source}, {id}")?;
    if !chart.column_by().is_empty() {
        writeln!(out, "Columns: {}", chart.column_by())?;
    }
    let labels = chart.labels();
    let cells = |row: usize| (0..labels.len()).map(move |column| chart.cell(column, row));
    let widest = (0..chart.rows())
        .flat_map(cells)
        .map(|cell| cell.len())
        .max()
        .unwrap_or(0);
    let width = labels
        .iter()
        .map(|label| label.len())
        .max()
        .unwrap_or(0)
        .max(widest)
        + 2;

    let has_die = chart.rows() > 1;
    write!(out, "{:>10}", if has_die { "die" } else { "" })?;
    for label in &labels {
        write!(out, "{label:>width$}")?;
    }
    writeln!(out)?;
    for row in 0..chart.rows() {
        write!(out, "{:>10}", total(chart, row))?;
        for cell in cells(row) {
            write!(out, "{cell:>width$}")?;
        }
        writeln!(out)?;
    }
    for modifier in chart.modifiers() {
        writeln!(out, "{:>10}  {}", amount(modifier), modifier.reason)?;
    }
    for note in chart.notes() {
        writeln!(out, "Note: {note}")?;
    }
    Ok(())
}

/// The modified roll of a row; the end rows hold for everything beyond them (2.41). The only row of
/// a chart is read without a die.
fn total(chart: &dyn AnyChart<Outcome>, row: usize) -> String {
    let total = i64::from(chart.lo()) + row as i64;
    match row {
        _ if chart.rows() == 1 => "no die".to_owned(),
        0 => format!("{total} or less"),
        _ if row + 1 == chart.rows() => format!("{total} or more"),
        _ => total.to_string(),
    }
}

fn amount(modifier: &Modifier) -> String {
    modifier
        .value
        .map_or_else(|| "+value".to_owned(), |value| format!("{value:+}"))
}
