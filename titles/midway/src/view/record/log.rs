//! The log: turn by turn, in it each operation, and in that each battle, to unfold.

use super::line::{Line, line};
use crate::engine::scenario::TurnStep;
use crate::engine::scope::Scope;
use crate::view::account;
use crate::view::card::{Outcome, Tone};
use crate::view::presentation::Importance;
use crate::view::shown_record::{ShownRecord, SpanId};
use crate::view::wording;

/// So many quiet lines in a row are folded.
const FOLDED: usize = 4;

/// What stands under a headline, and unfolds.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogGroup {
    /// Its span.
    pub span: SpanId,
    /// What it came to.
    pub outcome: Outcome,
    /// How many events there were once it had begun, if that is a moment to look at: of a turn, an operation, a battle.
    pub moment: Option<usize>,
    /// How far it has been shown.
    pub upto: usize,
    /// Whether it stands open until the player closes it.
    pub is_open: bool,
}

/// A part of a group.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum LogPart {
    /// A line.
    Line(Line),
    /// Quiet lines, folded into one that opens.
    Folded(String, Vec<Line>),
    /// Something that unfolds by itself.
    Group(LogGroup),
}

/// The turns, the newest first; the newest stands open.
pub fn turns(shown: ShownRecord) -> Vec<LogGroup> {
    let turns = shown.spans().rev();
    let turns = turns.filter(|span| matches!(shown.scope(*span), Scope::Turn { .. }));
    let groups = turns.enumerate();
    let groups = groups.filter_map(|(n, span)| group(shown, span, n == 0));
    groups.collect()
}

fn group(shown: ShownRecord, span: SpanId, is_open: bool) -> Option<LogGroup> {
    let account = account::account(shown, span)?;
    Some(LogGroup {
        span,
        outcome: account.outcome,
        moment: match shown.scope(span) {
            Scope::Turn { .. } | Scope::Operation { .. } | Scope::Battle { .. } => {
                Some(shown.begins(span) + 1)
            }
            Scope::Game | Scope::SetUp | Scope::Step { .. } => None,
        },
        upto: shown.ends(span),
        is_open,
    })
}

/// What a group unfolds to, in the order in which it happened.
pub fn parts(shown: ShownRecord, span: SpanId) -> Vec<LogPart> {
    let mut parts = Parts::default();
    parts.add(shown, span);
    parts.fold();
    parts.parts
}

#[derive(Default)]
struct Parts {
    parts: Vec<LogPart>,
    quiet: Vec<Line>,
}

impl Parts {
    /// The lines and groups of a span. Steps have no heading of their own: what they say is in their lines.
    fn add(&mut self, shown: ShownRecord, span: SpanId) {
        let mut inner = shown.children(span).peekable();
        for (number, it) in shown.own_events_of(span) {
            while let Some(next) = inner.next_if(|next| shown.begins(*next) <= number) {
                self.add_span(shown, next);
            }
            let Some(line) = line(number, it) else {
                continue;
            };
            match line.importance {
                Importance::Untold => {}
                Importance::Quiet => self.quiet.push(line),
                Importance::Important | Importance::Loss => {
                    self.fold();
                    self.parts.push(LogPart::Line(line));
                }
            }
        }
        for next in inner {
            self.add_span(shown, next);
        }
    }

    fn add_span(&mut self, shown: ShownRecord, span: SpanId) {
        match shown.scope(span) {
            Scope::Operation { .. } | Scope::Battle { .. } => {
                self.fold();
                let is_open = matches!(shown.scope(span), Scope::Operation { .. });
                self.parts
                    .extend(group(shown, span, is_open).map(LogPart::Group));
            }
            Scope::Step { step } => {
                self.fold();
                self.add_step(shown, span, step);
            }
            Scope::Game | Scope::SetUp | Scope::Turn { .. } => {}
        }
    }

    /// A step whose dice are many is a group of its own.
    fn add_step(&mut self, shown: ShownRecord, span: SpanId, step: TurnStep) {
        let is_group = matches!(
            step,
            TurnStep::IjnSpotting
                | TurnStep::IjnMovement
                | TurnStep::IjnLogistics
                | TurnStep::Organization
                | TurnStep::UsnIntelligence
                | TurnStep::UsnLogistics
                | TurnStep::EndOfTurn
        );
        match group(shown, span, false).filter(|_| is_group) {
            Some(group) => {
                let outcome = Outcome {
                    headline: format!("{step}: {}", group.outcome.headline),
                    ..group.outcome
                };
                self.parts
                    .push(LogPart::Group(LogGroup { outcome, ..group }));
            }
            None => {
                self.add(shown, span);
                self.fold();
            }
        }
    }

    /// Folds the quiet lines so far, where they are many.
    fn fold(&mut self) {
        let lines = std::mem::take(&mut self.quiet);
        match lines.len() < FOLDED {
            true => self.parts.extend(lines.into_iter().map(LogPart::Line)),
            false => {
                let title = wording::count(lines.len(), "line more", "lines more");
                self.parts.push(LogPart::Folded(title, lines));
            }
        }
    }
}

impl LogGroup {
    /// Whom it was good for.
    pub const fn tone(&self) -> Tone {
        self.outcome.tone
    }
}
