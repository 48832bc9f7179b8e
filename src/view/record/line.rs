//! A line of the log: an event in a sentence, a die with its chart, its modifiers and its result.

use super::goal::{self, Way};
use super::weight::{Importance, weight};
use crate::engine::charts::{self, Applied};
use crate::engine::{Event, EventRecord, Roll};
use crate::view::wording;

/// How many lines stand under "Just now".
const RECENT: usize = 4;

/// A line of the log. Its number alone does not tell it: after an undo something else may have happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The number of its event.
    pub number: usize,
    /// What happened, or what the die was rolled for.
    pub text: String,
    /// How much it matters.
    pub weight: Importance,
    /// Whether it leads anywhere.
    pub way: Option<Way>,
    /// The die, where there was one.
    pub die: Option<Die>,
}

/// A die in the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Die {
    /// What it showed.
    pub shown: u8,
    /// What was added to it, and why.
    pub modifiers: Vec<String>,
    /// What its chart says.
    pub result: String,
    /// The chart.
    pub chart: &'static str,
    /// The chart's title.
    pub title: &'static str,
}

/// The newest lines, whatever their phase. What was lost in the phase of the newest is among them, whatever
/// has happened since.
pub fn recent(shown: &[EventRecord]) -> Vec<Line> {
    let at = |record: &EventRecord| (record.at.turn, record.at.phase);
    let mut newest = told(shown, 0).rev();
    let phase = newest.clone().next().map(|(_, record)| at(record));
    let mut lines: Vec<Line> = newest.by_ref().take(RECENT).map(line).collect();
    let of_phase = newest.take_while(|(_, record)| Some(at(record)) == phase);
    let is_loss = |record: &EventRecord| weight(&record.event) == Importance::Loss;
    for loss in of_phase.filter(|(_, record)| is_loss(record)) {
        // The oldest that tells of no loss makes room.
        let Some(last) = lines
            .iter()
            .rposition(|line| line.weight != Importance::Loss)
        else {
            break;
        };
        lines.remove(last);
        lines.push(line(loss));
    }
    lines
}

/// The lines of some events, the newest first; `from` is the number of the first of them.
pub(super) fn lines(events: &[EventRecord], from: usize) -> Vec<Line> {
    told(events, from).rev().map(line).collect()
}

/// The events worth a line, with their numbers: orders and clock ticks show elsewhere.
pub(super) fn told(
    events: &[EventRecord],
    from: usize,
) -> impl DoubleEndedIterator<Item = (usize, &EventRecord)> + Clone {
    let all = events.iter().enumerate();
    all.filter(|(_, record)| has_line(&record.event))
        .map(move |(number, record)| (from + number, record))
}

/// Whether an event has a line in the log.
pub fn has_line(event: &Event) -> bool {
    weight(event) > Importance::Untold
}

pub(super) fn line((number, record): (usize, &EventRecord)) -> Line {
    let event = &record.event;
    let (text, die) = match event.roll() {
        Some(roll) => (roll.purpose.to_string(), Some(die(roll))),
        None => (event.to_string(), None),
    };
    Line {
        number,
        text,
        weight: weight(event),
        way: goal::way(event),
        die,
    }
}

/// A die as the log has it.
pub fn die(roll: &Roll) -> Die {
    let modifier =
        |applied: &Applied| format!("{} {}", wording::modifier(applied.value), applied.reason);
    Die {
        shown: roll.die,
        modifiers: roll.modifiers.iter().map(modifier).collect(),
        result: roll.result.to_string(),
        chart: roll.chart,
        title: charts::find(roll.chart)
            .map(|chart| chart.title())
            .unwrap_or_default(),
    }
}
