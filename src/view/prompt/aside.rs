//! A decision of a fight, while the player looks at the chart and the displays.

use super::Prompt;
use crate::engine::Decision;
use crate::view::shell::CommandName;
use crate::view::{Action, Answer};

/// Says what is asked, and leads back to it.
pub fn prompt(decision: Decision) -> Prompt {
    let title = match decision {
        Decision::Division(_) => "How do the Hellcats divide?",
        Decision::SecondAttempt { .. } => "Look for the force once more?",
        Decision::Coordination { .. } => "Draw the strike together?",
        Decision::Assignment { .. } => "Which ship is each damage roll for?",
        _ => "Which battleships open fire?",
    };
    let back = Answer::of(Action::End, "Back to the decision");
    Prompt {
        answers: vec![back.by(CommandName::GoOn).primary(true)],
        ..Prompt::of(decision, title)
    }
}
