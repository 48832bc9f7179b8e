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
