//! The figures of commitment, copied from the chart file.

use super::Copied;
use carrier_battle::engine::charts::Source;

pub const COMMITMENT: [Copied; 2] = [
    Copied {
        id: "l1_commitment",
        title: "Level 1 Commitment Value",
        rule: "13.13",
        source: Source::Rebuilt,
        column_by: "known air strength (highest row not exceeding; no die)",
        modifiers: &[],
        columns: &[
            ("unknown", "4"),
            ("1", "1"),
            ("6", "2"),
            ("8", "3"),
            ("11", "4"),
            ("14", "5"),
            ("17", "6"),
            ("20", "7"),
        ],
    },
    Copied {
        id: "commitment_test",
        title: "Commitment Test",
        rule: "13.22",
        source: Source::Rebuilt,
        column_by: "commitment index minus threshold, before the new force counts",
        modifiers: &[],
        columns: &[
            (
                "0-1",
                "false contact | false contact | false contact | stands | stands | stands | stands | stands | stands | stands",
            ),
            (
                "2-3",
                "false contact | false contact | false contact | false contact | false contact | stands | stands | stands | stands | stands",
            ),
            (
                "4-5",
                "false contact | false contact | false contact | false contact | false contact | false contact | false contact | stands | stands | stands",
            ),
            (
                "6+",
                "false contact | false contact | false contact | false contact | false contact | false contact | false contact | false contact | false contact | stands",
            ),
        ],
    },
];
