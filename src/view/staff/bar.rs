//! What stands in the prompt's place while the staff has command.

use super::{Command, Decides};
use crate::engine::{EventRecord, Table};
use crate::view::record::watched;

/// What stands in the prompt's place while the staff has command.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StaffBar {
    /// When in the battle it is, and that the staff has command.
    pub title: String,
    /// How long it has it, and the score so far.
    pub until: String,
    /// What it decides; or what happened last.
    pub what: String,
    /// Why it decides so, where it has words for that.
    pub why: String,
}

/// What stands in the prompt's place while the staff has command.
pub fn bar(
    table: &Table,
    shown: &[EventRecord],
    command: Command,
    decides: Option<&Decides>,
) -> StaffBar {
    let watched = watched(table, shown);
    let (what, why) = match decides {
        Some(decides) => (format!("{}.", decides.what), decides.why.clone()),
        None => (watched.last, String::new()),
    };
    StaffBar {
        title: format!("The staff has command, {}", watched.when),
        until: format!("to {} \u{b7} {}", command.range.end(), watched.score),
        what,
        why,
    }
}
