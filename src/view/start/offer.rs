//! What is offered at the end of a battle.

use crate::engine::Scenario;

/// What is said at the end of a game that took long; nothing of a short one.
pub fn offer_of_file(scenario: &Scenario) -> Option<&'static str> {
    (scenario.minutes >= 60).then_some(
        "This battle was a long one, and is kept in this browser alone: export it to have it for good.",
    )
}
