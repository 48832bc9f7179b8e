//! The figures of land air reinforcements, copied from the chart file.

use super::Copied;
use carrier_battle::engine::charts::Source;

pub const LAND: [Copied; 2] = [
    Copied {
        id: "land_air",
        title: "Land Air Reinforcement Strength",
        rule: "16.12",
        source: Source::Rebuilt,
        column_by: "",
        modifiers: &[
            ("the same base brought in 8 points on June 19", Some(-2)),
            ("the same base brought in 10 points on June 19", Some(-3)),
        ],
        columns: &[("points", "2 2 3 3 4 4 5 6 8 10")],
    },
    Copied {
        id: "land_air_arrival",
        title: "Land Air Reinforcement",
        rule: "16.12",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[],
        columns: &[("result", "- - - - - - - - arrives arrives")],
    },
];

/// That of shuttle raids, copied from the chart file.
pub const SHUTTLES: [Copied; 1] = [Copied {
    id: "shuttle_raid",
    title: "Shuttle raid to Guam",
    rule: "23.2",
    source: Source::Rulebook,
    column_by: "hexes from the raid's target to Guam (over 4: no roll)",
    modifiers: &[],
    columns: &[
        (
            "0",
            "returns returns returns returns diverts diverts diverts diverts diverts diverts",
        ),
        (
            "1",
            "returns returns returns returns returns diverts diverts diverts diverts diverts",
        ),
        (
            "2",
            "returns returns returns returns returns returns diverts diverts diverts diverts",
        ),
        (
            "3",
            "returns returns returns returns returns returns returns diverts diverts diverts",
        ),
        (
            "4",
            "returns returns returns returns returns returns returns returns diverts diverts",
        ),
    ],
}];
