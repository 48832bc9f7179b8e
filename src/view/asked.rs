//! What stands where questions stand.

use crate::engine::Decision;

/// What the page asks, or that it shows what happened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Asked {
    /// Nothing: events are being shown.
    #[default]
    Showing,
    /// A decision.
    Decision(Decision),
}

impl Asked {
    /// What tests and scripts know it by on the page.
    pub fn mark(self) -> &'static str {
        match self {
            Asked::Showing => "showing",
            Asked::Decision(decision) => decision.name(),
        }
    }
}
