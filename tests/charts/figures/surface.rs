//! The figures of surface combat, copied from the chart file.

use super::Copied;
use carrier_battle::engine::charts::Source;

pub const SURFACE: [Copied; 3] = [
    Copied {
        id: "surface_surprise",
        title: "Night surface combat: surprise",
        rule: "21.21",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[],
        columns: &[(
            "surprised",
            "US US none none none none none none none Japanese",
        )],
    },
    Copied {
        id: "surface_evasion",
        title: "Evasion",
        rule: "21.14",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[("evading force contains carriers", Some(4))],
        columns: &[("result", "1 2 3 4 5 6 7 8 9 10 11 12 13 14")],
    },
    Copied {
        id: "surface_fire",
        title: "Surface Combat Fire",
        rule: "21.25",
        source: Source::Rebuilt,
        column_by: "attack value less the target's defense value",
        modifiers: &[
            ("Japanese gunfire at night", Some(1)),
            ("firing at a surprised side, first round", Some(2)),
            ("Japanese torpedo attack", Some(2)),
            ("firing unit heavily damaged", Some(-2)),
        ],
        columns: &[
            ("-4 or less", "0 0 0 0 0 0 0 0 0 1"),
            ("-3", "0 0 0 0 0 0 0 0 1 1"),
            ("-1", "0 0 0 0 0 0 1 1 1 2"),
            ("1", "0 0 0 0 0 1 1 1 2 2"),
            ("3", "0 0 0 0 1 1 1 2 2 3"),
            ("5", "0 0 0 1 1 2 2 3 3 5"),
            ("7", "0 0 1 1 2 2 3 3 4 6"),
            ("9+", "0 1 1 2 2 3 4 4 6 8"),
            ("Torpedo", "0 0 0 0 1 1 2 3 4 6"),
        ],
    },
];
