//! What stands in the prompt while events are being shown.

use super::PromptView;
use crate::engine::{EventRecord, Table};
use crate::view::shell::CommandName;
use crate::view::{Action, Answer, Asked};

/// The segment, and the last of the events shown.
pub fn showing(table: &Table, shown: &[EventRecord]) -> PromptView {
    let title = match table.segment {
        Some(segment) => segment.to_string(),
        None => table.turn.to_string(),
    };
    let last = shown.last().map(|last| last.event.to_string());
    let all = Answer::of(Action::ShowAll, "Show it all at once");
    PromptView {
        asked: Asked::Showing,
        title,
        why: vec![last.unwrap_or_default()],
        answers: vec![all.by(CommandName::ShowAll).primary(true)],
        ..PromptView::default()
    }
}
