//! The charts of the game. Each exists once, as a constant: dice are read on it and the screen draws it.

mod column;
mod hits;
mod incidents;

mod markers;
mod morale;
mod movement;
mod outcome;
mod rating;
mod repairs;
mod results;
mod spotting;
mod targets;

pub use hits::{HIT_ON_IJN, HIT_ON_USN, hit_table};
pub use incidents::{INCIDENT, INCIDENT_CHECK, SUBMARINE};

pub use markers::{INTELLIGENCE_MARKER, REINFORCEMENT_MARKER, SIGNALS};
pub use morale::{MORALE, USN_CARRIERS_HIT};
pub use movement::{IJN_MOVEMENT, RANDOM_DEPLOYMENT};
pub use outcome::Outcome;
pub use rating::HIT_NUMBER;
pub use repairs::{IJN_REPAIR, ON_THE_WEST_COAST, Repairable, SEVERITY, USN_REPAIR};
pub use results::{
    HitResult, Incident, IncidentCheck, Reinforcement, RepairResult, Severity, Shot, Signals,
    SpottingResult, SubmarineTarget,
};
pub use spotting::{IJN_INSIDE, OWN_SPACE, SPOTTING, USN_OUTSIDE, WITH_DESTROYERS};
pub use targets::{AirAttacker, SurfaceAttacker, SurfaceTarget, TARGET_AIR, TARGET_SURFACE};

use kernel::AnyChart;

/// Every chart, in the order of a player's need; last what is no table, but a die against a printed number.
pub const ALL: [&dyn AnyChart<Outcome>; 18] = [
    &SPOTTING,
    &IJN_MOVEMENT,
    &RANDOM_DEPLOYMENT,
    &TARGET_AIR,
    &TARGET_SURFACE,
    &HIT_ON_IJN,
    &HIT_ON_USN,
    &IJN_REPAIR,
    &USN_REPAIR,
    &SEVERITY,
    &SIGNALS,
    &INTELLIGENCE_MARKER,
    &REINFORCEMENT_MARKER,
    &INCIDENT_CHECK,
    &INCIDENT,
    &SUBMARINE,
    &MORALE,
    &HIT_NUMBER,
];

/// The chart of a name.
pub fn find(id: &str) -> Option<&'static dyn AnyChart<Outcome>> {
    ALL.into_iter().find(|chart| chart.id() == id)
}

/// Every chart as JSON, in the order of [`ALL`].
#[cfg(not(target_arch = "wasm32"))]
pub fn charts_json() -> String {
    format!("[{}]", ALL.map(AnyChart::json).join(","))
}

#[cfg(test)]
mod tests;
