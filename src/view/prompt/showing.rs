//! What stands in the prompt while events are being shown.

use super::{Block, Prompt};
use crate::engine::{EventRecord, Table};
use crate::view::shell::CommandName;
use crate::view::{Action, Answer, Asked};

/// The segment, and the last of the events shown.
pub fn showing(table: &Table, shown: &[EventRecord]) -> Prompt {
    let title = match table.segment {
        Some(segment) => segment.to_string(),
        None => table.turn.to_string(),
    };
    let last = shown.last().map(|last| last.event.to_string());
    let all = Answer::of(Action::ShowAll, "Show it all at once");
    Prompt {
        asked: Asked::Showing,
        title,
        blocks: vec![
            Block::Hint,
            Block::Why(vec![last.unwrap_or_default()], None),
        ],
        answers: vec![all.by(CommandName::ShowAll).primary(true)],
        ..Prompt::default()
    }
}
