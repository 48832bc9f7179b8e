//! The scenarios: set-up, sequence, score, levels and variants.

mod clock;
mod scenario_1;
mod scenario_2;
mod scenario_3;
mod scenario_4;
mod scenario_5;
mod whole_battle;

use carrier_battle::engine::{Scenario, Scored, SegmentId};

/// The segments of a phase and of the end of a turn, by name.
fn segments(scenario: &Scenario) -> Vec<String> {
    scenario.segments.iter().map(SegmentId::to_string).collect()
}

/// What is scored: its points, and for how many of it.
fn scores(scenario: &Scenario) -> Vec<(Scored, i16, i16)> {
    let scores = scenario.scores.iter();
    scores
        .map(|award| (award.what, award.vp, award.per))
        .collect()
}

/// The levels of victory, each with the score from which it holds.
fn levels(scenario: &Scenario) -> Vec<(i16, &str)> {
    let levels = scenario.levels.iter();
    levels.map(|level| (level.from, level.name)).collect()
}

/// The raids: turn, phase, where they come from, and the points of the first wave and of the second.
fn raids(scenario: &Scenario) -> Vec<(u8, u8, String, u8, Option<u8>)> {
    let entries = scenario.raids.iter();
    entries
        .map(|raid| {
            let from = raid.from.to_string();
            (raid.turn, raid.phase, from, raid.first, raid.second)
        })
        .collect()
}
