//! How long what the staff decides is shown before it is given.

use std::time::Duration;

use crate::engine::{Decision, Order};

/// How long, at normal speed: long enough to read what is weighty, and short where many orders of a kind follow each
/// other.
pub fn pause(decision: Decision, order: Order) -> Duration {
    let milliseconds = match (decision, order) {
        (Decision::AirOperations { .. }, Order::Launch { .. } | Order::LaunchCap { .. }) => 700,
        (Decision::AirOperations { .. } | Decision::FormStrikes, _) => 250,
        (Decision::Assignment { .. }, Order::Aim { .. }) => 250,
        (Decision::AirMovement, Order::Fly { .. } | Order::PlaceCap { .. }) => 1400,
        (_, Order::EndMovement | Order::EndLanding) => 500,
        (Decision::AirMovement | Decision::Landing, _) => 900,
        (Decision::Interception, Order::Engage { .. }) => 900,
        (_, Order::GoOn) => 900,
        _ => 1800,
    };
    Duration::from_millis(milliseconds)
}
