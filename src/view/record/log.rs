//! The log: every event in a sentence, every die with its chart, its modifiers and its result.

use crate::engine::charts::{self, Applied};
use crate::engine::{Event, Happening, Roll};
use crate::view::wording;

/// How many lines stand under "Just now".
const RECENT: usize = 4;

/// The lines of a phase.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Phase {
    /// The time of its turn, and its number.
    pub title: String,
    /// The number of its first event.
    pub from: usize,
    /// The number of the first event after it.
    pub upto: usize,
}

/// A line of the log. Its number alone does not tell it: after an undo something else may have happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The number of its event.
    pub number: usize,
    /// What happened, or what the die was rolled for.
    pub text: String,
    /// Whether something was lost.
    pub is_loss: bool,
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

/// The phases of which there is something to tell, the newest first.
pub fn phases(shown: &[Happening]) -> Vec<Phase> {
    let mut phases: Vec<Phase> = Vec::new();
    let mut last = None;
    for (number, happening) in told(shown) {
        let at = (happening.at.turn, happening.at.phase);
        match phases.last_mut() {
            Some(phase) if last == Some(at) => phase.upto = number + 1,
            _ => phases.push(Phase {
                title: title(happening),
                from: number,
                upto: number + 1,
            }),
        }
        last = Some(at);
    }
    phases.reverse();
    phases
}

/// The lines of a phase, the newest first.
pub fn lines(shown: &[Happening], phase: &Phase) -> Vec<Line> {
    let upto = phase.upto.min(shown.len());
    let all = told(&shown[..upto]).rev();
    all.take_while(|(number, _)| *number >= phase.from)
        .map(line)
        .collect()
}

/// The newest lines, whatever their phase. What was lost in the phase of the newest is among them, whatever
/// has happened since.
pub fn recent(shown: &[Happening]) -> Vec<Line> {
    let at = |happening: &Happening| (happening.at.turn, happening.at.phase);
    let mut newest = told(shown).rev();
    let phase = newest.clone().next().map(|(_, happening)| at(happening));
    let mut lines: Vec<Line> = newest.by_ref().take(RECENT).map(line).collect();
    let of_phase = newest.take_while(|(_, happening)| Some(at(happening)) == phase);
    for loss in of_phase.filter(|(_, happening)| is_loss(&happening.event)) {
        // The oldest that tells of no loss makes room.
        let Some(last) = lines.iter().rposition(|line| !line.is_loss) else {
            break;
        };
        lines.remove(last);
        lines.push(line(loss));
    }
    lines
}

/// The events worth a line, with their numbers: orders and clock ticks show elsewhere.
fn told(shown: &[Happening]) -> impl DoubleEndedIterator<Item = (usize, &Happening)> + Clone {
    let is_told = |event: &Event| {
        !matches!(
            event,
            Event::Order { .. }
                | Event::Turn { .. }
                | Event::Phase { .. }
                | Event::Segment { .. }
                | Event::FiresOut { .. }
        )
    };
    let all = shown.iter().enumerate();
    all.filter(move |(_, happening)| is_told(&happening.event))
}

fn title(happening: &Happening) -> String {
    let time = happening.at.turn.time();
    match happening.at.phase {
        0 => format!("{time:04}"),
        phase => format!("{time:04} \u{b7} Phase {phase}"),
    }
}

fn line((number, happening): (usize, &Happening)) -> Line {
    let event = &happening.event;
    let (text, die) = match event {
        Event::Roll(roll) => (roll.purpose.to_string(), Some(die(roll))),
        other => (other.to_string(), None),
    };
    Line {
        number,
        text,
        is_loss: is_loss(event),
        die,
    }
}

/// Whether something was lost.
fn is_loss(event: &Event) -> bool {
    matches!(
        event,
        Event::UnitLost { .. } | Event::GotThrough { .. } | Event::Sunk { .. }
    )
}

fn die(roll: &Roll) -> Die {
    let modifier =
        |applied: &Applied| format!("{} {}", wording::modifier(applied.value), applied.reason);
    Die {
        shown: roll.die,
        modifiers: roll.modifiers.iter().map(modifier).collect(),
        result: roll.result.clone(),
        chart: roll.chart,
        title: charts::find(roll.chart)
            .map(|chart| chart.title())
            .unwrap_or_default(),
    }
}
