//! The figures of raids and of Japanese submarines, copied from the chart file.

use super::Copied;
use carrier_battle::engine::charts::Source;

pub const RAIDS: [Copied; 11] = [
    Copied {
        id: "air_raid_generation",
        title: "Japanese Air Raid Generation",
        rule: "10.1B",
        source: Source::Rebuilt,
        column_by: "",
        modifiers: &[
            ("0530", Some(-3)),
            ("0650", Some(-2)),
            ("0810", Some(-1)),
            ("0930 to 1450", Some(0)),
            ("1610", Some(-1)),
            ("1730", Some(-2)),
            ("1850", Some(-4)),
            ("range 0-3", Some(2)),
            ("range 4-6", Some(1)),
            ("range 7-9", Some(0)),
            ("range 10-11", Some(-1)),
            ("range 12-14", Some(-2)),
            ("US Advantage marker on the force", Some(-3)),
            ("US intercept mission in the Guam hex (Guam only)", Some(-3)),
            ("scenario 9", Some(1)),
        ],
        columns: &[("result", "- - - - raid raid raid raid raid raid")],
    },
    Copied {
        id: "raid_strength_unknown",
        title: "Air Raid Strength: levels 1-2, unknown air strength",
        rule: "10.1E",
        source: Source::Rebuilt,
        column_by: "force type",
        modifiers: &[],
        columns: &[
            ("L1 Carrier", "4 5 6 7 8 6/5 8/5 9/6 11/7 13/8"),
            ("L2 1-2 Carriers", "3 4 4 5 6 6 7 8 6/4 7/5"),
            ("L2 2-3 Carriers", "4 5 6 7 8 6/4 6/5 7/5 8/6 9/7"),
            ("L2 3-4 Carriers", "6 7 8 6/4 7/5 8/5 8/6 9/7 10/8 12/8"),
            (
                "L2 4+ Carriers",
                "8 6/5 7/6 8/6 9/7 10/8 11/8 12/9 14/10 16/10",
            ),
        ],
    },
    Copied {
        id: "raid_strength_known",
        title: "Air Raid Strength: levels 1-2, known air strength",
        rule: "10.1E",
        source: Source::Rebuilt,
        column_by: "known air strength",
        modifiers: &[],
        columns: &[
            ("4 or less", "2 2 3 3 3 4 4 5 5 6"),
            ("5-6", "2 3 3 4 4 5 5 6 7 8"),
            ("7-8", "3 4 4 5 6 6 7 8 5/4 6/4"),
            ("9-10", "4 5 6 6 7 8 5/4 6/4 7/5 8/5"),
            ("11-12", "5 6 7 8 5/4 6/4 7/4 7/5 8/6 9/7"),
            ("13-15", "6 7 8 6/4 7/4 7/5 8/5 9/6 10/7 11/8"),
            ("16-18", "7 8 6/4 7/5 8/5 9/6 10/6 10/7 12/8 13/9"),
            ("19-22", "8 6/5 7/5 8/6 9/7 10/7 11/8 12/9 13/10 15/11"),
            ("23+", "6/5 7/6 8/7 9/7 10/8 12/9 13/10 14/11 16/12 18/13"),
        ],
    },
    Copied {
        id: "raid_strength_value",
        title: "Air Raid Strength: levels 3-4 and Guam",
        rule: "10.1E",
        source: Source::Rebuilt,
        column_by: "air value",
        modifiers: &[],
        columns: &[
            ("3-4", "2 2 2 3 3 3 3 4 4 4"),
            ("5-6", "3 3 3 4 4 4 5 5 5 6"),
            ("7-8", "4 4 5 5 5 6 6 7 7 8"),
            ("9-10", "5 5 6 6 7 7 8 8 5/4 6/4"),
            ("11-13", "6 7 7 8 8 5/4 6/4 6/4 7/4 8/4"),
            ("14-16", "7 8 8 6/4 6/4 7/4 7/5 8/5 8/6 9/6"),
            ("17-20", "8 6/4 7/4 7/5 8/5 8/6 9/6 10/6 10/7 11/8"),
            ("21-25", "7/5 8/5 8/6 9/6 10/6 10/7 11/8 12/8 13/9 14/9"),
            (
                "26-30",
                "8/6 9/7 10/7 10/8 11/8 12/9 13/9 14/10 15/11 16/12",
            ),
            (
                "31+",
                "10/7 11/8 12/9 13/9 14/10 15/11 16/12 17/13 19/13 20/14",
            ),
        ],
    },
    Copied {
        id: "raid_reduction",
        title: "Air Raid Strength Reduction",
        rule: "10.1F",
        source: Source::Rebuilt,
        column_by: "initial strength; no die: row = points lost or unavailable, from 0",
        modifiers: &[],
        columns: &[
            (
                "1",
                "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "2",
                "2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "3",
                "3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "4",
                "4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "5",
                "5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "6",
                "6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "7",
                "7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "8",
                "8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "9",
                "9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "10",
                "10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "11",
                "11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "12",
                "12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "13",
                "13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "14",
                "14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "15",
                "15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "16",
                "16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "17",
                "17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "18",
                "18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "19",
                "19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "20",
                "20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "21",
                "21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "22",
                "22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "23",
                "23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "24",
                "24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "25",
                "25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0 0",
            ),
            (
                "26",
                "26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0 0",
            ),
            (
                "27",
                "27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0 0",
            ),
            (
                "28",
                "28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0 0",
            ),
            (
                "29",
                "29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0 0",
            ),
            (
                "30",
                "30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0 0",
            ),
            (
                "31",
                "31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0 0",
            ),
            (
                "32",
                "32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0 0",
            ),
            (
                "33",
                "33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0 0",
            ),
            (
                "34",
                "34 33 32 31 30 29 28 27 26 25 24 23 22 21 20 19 18 17 16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1 0",
            ),
        ],
    },
    Copied {
        id: "submarine_contact",
        title: "Submarine Contact",
        rule: "14.13",
        source: Source::Rulebook,
        column_by: "",
        modifiers: &[
            ("force did not move when last activated", Some(1)),
            ("force moved into the submarine's hex", Some(1)),
            ("oblique approach", Some(-2)),
            ("stern chase", Some(-3)),
            ("dusk or night", Some(-1)),
            ("crippled ship", Some(3)),
        ],
        columns: &[(
            "result",
            "fail fail fail fail contact contact contact contact contact contact",
        )],
    },
    Copied {
        id: "submarine_attack",
        title: "US Submarine Attack",
        rule: "14.16",
        source: Source::Rebuilt,
        column_by: "",
        modifiers: &[("crippled ship", Some(2))],
        columns: &[("damage rolls", "0 0 0 0 0 1 1 1 2 2")],
    },
    Copied {
        id: "submarine_hits",
        title: "Submarine Attack Hits",
        rule: "14.16",
        source: Source::Rebuilt,
        column_by: "first roll",
        modifiers: &[],
        columns: &[(
            "first roll",
            "1 | 1 | 2 | 2 | 3 | 3 | 4 | 4 | 5 | roll again",
        )],
    },
    Copied {
        id: "submarine_hits_again",
        title: "Submarine Attack Hits, second roll",
        rule: "14.164",
        source: Source::Rebuilt,
        column_by: "",
        modifiers: &[],
        columns: &[("second roll", "5 5 5 5 6 6 6 6 6 destroyed")],
    },
    Copied {
        id: "asw",
        title: "Anti-submarine Warfare",
        rule: "14.17",
        source: Source::Rebuilt,
        column_by: "first roll, then second",
        modifiers: &[("follows an attack that scored hits", Some(1))],
        columns: &[
            (
                "result",
                "- | - | - | Pin 1 | Pin 1 | Pin 1 | Pin 2 | Pin 2 | Pin 2 | roll again",
            ),
            (
                "second roll",
                "Pin 2 | Pin 2 | Pin 2 | Pin 2 | Pin 2 | Pin 2 | destroyed | destroyed | destroyed | destroyed",
            ),
        ],
    },
    Copied {
        id: "japanese_submarine",
        title: "Japanese Submarine Attack",
        rule: "14.22",
        source: Source::Rebuilt,
        column_by: "first roll, then second",
        modifiers: &[(
            "-1 for each surface unit with a crippled target (first roll)",
            None,
        )],
        columns: &[
            (
                "first",
                "none | none | none | none | none | none | none | second roll | second roll | second roll",
            ),
            (
                "second",
                "1 hit | 1 hit | 1 hit | 1 hit | 2 hits | 2 hits | 2 hits | 3 hits, fire | 3 hits, fire | sunk",
            ),
        ],
    },
];
