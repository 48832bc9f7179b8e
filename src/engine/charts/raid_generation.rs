//! Whether the Japanese carriers of a force, if it has any, find a target and attack it (10.1B).

use kernel::{Applied, Chart, Column, Modifier, Source, Throw};

use super::raid_results::RaidDecision::{self, Raids, Stays};
use crate::engine::clock::Turn;

/// The turns in which raids are launched, each from a time on: how far, in hexes, and what is added to the die. A
/// row holds in all four phases of its turns (10.1B).
const BY_TURN: [(u16, u8, Modifier); 7] = [
    (530, 4, Modifier::new("0530", -3)),
    (650, 7, Modifier::new("0650", -2)),
    (810, 11, Modifier::new("0810", -1)),
    (930, 14, Modifier::new("0930 to 1450", 0)),
    (1610, 12, Modifier::new("1610", -1)),
    (1730, 9, Modifier::new("1730", -2)),
    (LAST_RAIDS, 6, Modifier::new("1850", -4)),
];
/// The last turn of the day in which raids are launched.
const LAST_RAIDS: u16 = 1850;

/// What the distance to the target adds, each from so many hexes on (10.1B).
const BY_RANGE: [(u8, Modifier); 5] = [
    (0, Modifier::new("range 0-3", 2)),
    (4, Modifier::new("range 4-6", 1)),
    (7, Modifier::new("range 7-9", 0)),
    (10, Modifier::new("range 10-11", -1)),
    (12, Modifier::new("range 12-14", -2)),
];

/// The force carries a US Advantage marker: it may not know yet that it has been found (8.351).
pub const RAID_US_ADVANTAGE: Modifier = Modifier::new("US Advantage marker on the force", -3);
/// US fighters wait over Guam (11.27).
pub const FIGHTERS_OVER_GUAM: Modifier =
    Modifier::new("US intercept mission in the Guam hex (Guam only)", -3);
/// Better pilots (10.1B).
pub const SCENARIO_9_RAIDS: Modifier = Modifier::new("scenario 9", 1);

/// Whether a force would raid a target in its range (10.1B).
pub const AIR_RAID_GENERATION: Chart<RaidDecision> = Chart {
    id: "air_raid_generation",
    title: "Japanese Air Raid Generation",
    rule: "10.1B",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            Stays, Stays, Stays, Stays, Raids, Raids, Raids, Raids, Raids, Raids,
        ],
    }],
    modifiers: &[
        BY_TURN[0].2,
        BY_TURN[1].2,
        BY_TURN[2].2,
        BY_TURN[3].2,
        BY_TURN[4].2,
        BY_TURN[5].2,
        BY_TURN[6].2,
        BY_RANGE[0].1,
        BY_RANGE[1].1,
        BY_RANGE[2].1,
        BY_RANGE[3].1,
        BY_RANGE[4].1,
        RAID_US_ADVANTAGE,
        FIGHTERS_OVER_GUAM,
        SCENARIO_9_RAIDS,
    ],
    notes: &[
        "The farthest a raid is launched, in hexes: 0530 4, 0650 7, 0810 11, 0930 to 1450 14, 1610 12, 1730 9, 1850 6; none at night.",
    ],
};

/// The row of a turn; none in those in which no raid is launched.
fn row(turn: Turn) -> Option<&'static (u16, u8, Modifier)> {
    let time = turn.time();
    // Turns after midnight belong to the night, though their times are small.
    let by_day = turn
        <= Turn {
            day: turn.day,
            ..Turn::at(19, LAST_RAIDS)
        };
    let row = BY_TURN.iter().rfind(|(from, _, _)| *from <= time);
    row.filter(|_| by_day)
}

/// The farthest a raid is launched in a turn, in hexes; none at night (10.1B).
pub fn largest_raid_range(turn: Turn) -> Option<u8> {
    row(turn).map(|(_, range, _)| *range)
}

/// What a turn and a distance in hexes add to the die (10.1B).
pub fn generation_modifiers(turn: Turn, range: u8) -> impl Iterator<Item = Applied> {
    let by_turn = row(turn).map(|(_, _, modifier)| modifier.of(0));
    let by_range = BY_RANGE.iter().rfind(|(from, _)| *from <= range);
    let by_range = by_range.map(|(_, modifier)| modifier.of(0));
    by_turn.into_iter().chain(by_range)
}
