//! The figures of the Japanese Arrival Table, copied from the map file.

use super::Copied;
use carrier_battle::engine::charts::Source;

pub const ARRIVALS: [Copied; 3] = [
    Copied {
        id: "arrival_zone",
        title: "Japanese Arrival",
        rule: "7.12",
        source: Source::Rebuilt,
        column_by: "",
        modifiers: &[],
        columns: &[("zone", "I I II II II II III III III IV")],
    },
    Copied {
        id: "arrival_hex",
        title: "Japanese Arrival: hex",
        rule: "7.14",
        source: Source::Rebuilt,
        column_by: "arrival zone",
        modifiers: &[],
        columns: &[
            ("I", "0112 0113 0114 0115 0116 0117 0118 0119 0120 0121"),
            ("II", "0421 0521 0621 0721 0821 0921 1021 1121 1221 1321"),
            ("III", "1420 1520 1620 1720 1820 1920 2020 2120 2220 2320"),
            ("IV", "2411 2412 2413 2414 2415 2416 2417 2418 2419 2420"),
        ],
    },
    Copied {
        id: "arrival_near_carriers",
        title: "Japanese Arrival near US carriers",
        rule: "7.15",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[],
        columns: &[(
            "result",
            "another zone | another zone | another zone | another hex of the zone | another hex of the zone | another hex of the zone | another hex of the zone | another hex of the zone | as rolled | as rolled",
        )],
    },
];

/// That of the wind, copied from the chart file.
pub const WIND: [Copied; 1] = [Copied {
    id: "wind",
    title: "Variable Wind Direction (optional)",
    rule: "17.6",
    source: Source::Rulebook,
    column_by: "first roll, then second on a 10; wind blows from-to",
    modifiers: &[],
    columns: &[
        (
            "first",
            "E-W | E-W | E-W | E-W | E-W | E-W | E-W | SE-NW | NE-SW | roll again",
        ),
        (
            "second",
            "NE-SW | NE-SW | NE-SW | NE-SW | NE-SW | NW-SE | W-E | SW-NE | SW-NE | SW-NE",
        ),
    ],
}];
