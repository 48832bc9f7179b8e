//! A decision of a fight, while the player looks at the chart and the displays.

use super::Prompt;
use crate::engine::Decision;
use crate::view::shell::CommandName;
use crate::view::{Action, Answer};

/// Says what is asked, and leads back to it.
pub fn prompt(decision: Decision, title: &str) -> Prompt {
    let back = Answer::of(Action::End, "Back to the decision");
    Prompt {
        answers: vec![back.by(CommandName::GoOn).primary(true)],
        ..Prompt::of(decision, title)
    }
}
