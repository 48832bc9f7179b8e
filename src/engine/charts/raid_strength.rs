//! How strong a raid is: by the kind of force, by the air strength it has shown, or by its air value (10.1E).

use kernel::{Chart, Column, Source, Throw};

use super::raid_results::Waves;

/// Ten results as the chart prints them: `8`, or `8/5` for two waves.
const fn waves(printed: &str) -> [Waves; 10] {
    let mut results = [Waves {
        first: 0,
        second: 0,
    }; 10];
    let (printed, mut at) = (printed.as_bytes(), 0);
    let (mut n, mut second) = (0, false);
    while at < printed.len() {
        match printed[at] {
            b' ' => (n, second) = (n + 1, false),
            b'/' => second = true,
            digit if second => results[n].second = 10 * results[n].second + digit - b'0',
            digit => results[n].first = 10 * results[n].first + digit - b'0',
        }
        at += 1;
    }
    assert!(n == 9, "a column has ten results");
    results
}

/// The strength of a raid of a force of Level 1 or 2 that has shown no air points yet (10.1E).
pub const RAID_STRENGTH_UNKNOWN: Chart<Waves> = Chart {
    id: "raid_strength_unknown",
    title: "Air Raid Strength: levels 1-2, unknown air strength",
    rule: "10.1E",
    source: Source::Rebuilt,
    column_by: "force type",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "L1 Carrier",
            from: 0,
            results: &waves("4 5 6 7 8 6/5 8/5 9/6 11/7 13/8"),
        },
        Column {
            label: "L2 1-2 Carriers",
            from: 1,
            results: &waves("3 4 4 5 6 6 7 8 6/4 7/5"),
        },
        Column {
            label: "L2 2-3 Carriers",
            from: 2,
            results: &waves("4 5 6 7 8 6/4 6/5 7/5 8/6 9/7"),
        },
        Column {
            label: "L2 3-4 Carriers",
            from: 3,
            results: &waves("6 7 8 6/4 7/5 8/5 8/6 9/7 10/8 12/8"),
        },
        Column {
            label: "L2 4+ Carriers",
            from: 4,
            results: &waves("8 6/5 7/6 8/6 9/7 10/8 11/8 12/9 14/10 16/10"),
        },
    ],
    modifiers: &[],
    notes: &["Kido Butai uses L2 4+ Carriers."],
};

/// The strength of a raid of a force of Level 1 or 2 by the air strength it has shown, in air points (10.1E).
pub const RAID_STRENGTH_KNOWN: Chart<Waves> = Chart {
    id: "raid_strength_known",
    title: "Air Raid Strength: levels 1-2, known air strength",
    rule: "10.1E",
    source: Source::Rebuilt,
    column_by: "known air strength",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "4 or less",
            from: 0,
            results: &waves("2 2 3 3 3 4 4 5 5 6"),
        },
        Column {
            label: "5-6",
            from: 5,
            results: &waves("2 3 3 4 4 5 5 6 7 8"),
        },
        Column {
            label: "7-8",
            from: 7,
            results: &waves("3 4 4 5 6 6 7 8 5/4 6/4"),
        },
        Column {
            label: "9-10",
            from: 9,
            results: &waves("4 5 6 6 7 8 5/4 6/4 7/5 8/5"),
        },
        Column {
            label: "11-12",
            from: 11,
            results: &waves("5 6 7 8 5/4 6/4 7/4 7/5 8/6 9/7"),
        },
        Column {
            label: "13-15",
            from: 13,
            results: &waves("6 7 8 6/4 7/4 7/5 8/5 9/6 10/7 11/8"),
        },
        Column {
            label: "16-18",
            from: 16,
            results: &waves("7 8 6/4 7/5 8/5 9/6 10/6 10/7 12/8 13/9"),
        },
        Column {
            label: "19-22",
            from: 19,
            results: &waves("8 6/5 7/5 8/6 9/7 10/7 11/8 12/9 13/10 15/11"),
        },
        Column {
            label: "23+",
            from: 23,
            results: &waves("6/5 7/6 8/7 9/7 10/8 12/9 13/10 14/11 16/12 18/13"),
        },
    ],
    modifiers: &[],
    notes: &["L2 1-2 Carriers: one column left. L2 4+ Carriers and Kido Butai: one column right."],
};

/// The strength of a raid by air value: of forces of Level 3 or 4, and of Guam by what it has left (10.1E, 11.24).
pub const RAID_STRENGTH_VALUE: Chart<Waves> = Chart {
    id: "raid_strength_value",
    title: "Air Raid Strength: levels 3-4 and Guam",
    rule: "10.1E",
    source: Source::Rebuilt,
    column_by: "air value",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "3-4",
            from: 3,
            results: &waves("2 2 2 3 3 3 3 4 4 4"),
        },
        Column {
            label: "5-6",
            from: 5,
            results: &waves("3 3 3 4 4 4 5 5 5 6"),
        },
        Column {
            label: "7-8",
            from: 7,
            results: &waves("4 4 5 5 5 6 6 7 7 8"),
        },
        Column {
            label: "9-10",
            from: 9,
            results: &waves("5 5 6 6 7 7 8 8 5/4 6/4"),
        },
        Column {
            label: "11-13",
            from: 11,
            results: &waves("6 7 7 8 8 5/4 6/4 6/4 7/4 8/4"),
        },
        Column {
            label: "14-16",
            from: 14,
            results: &waves("7 8 8 6/4 6/4 7/4 7/5 8/5 8/6 9/6"),
        },
        Column {
            label: "17-20",
            from: 17,
            results: &waves("8 6/4 7/4 7/5 8/5 8/6 9/6 10/6 10/7 11/8"),
        },
        Column {
            label: "21-25",
            from: 21,
            results: &waves("7/5 8/5 8/6 9/6 10/6 10/7 11/8 12/8 13/9 14/9"),
        },
        Column {
            label: "26-30",
            from: 26,
            results: &waves("8/6 9/7 10/7 10/8 11/8 12/9 13/9 14/10 15/11 16/12"),
        },
        Column {
            label: "31+",
            from: 31,
            results: &waves("10/7 11/8 12/9 13/9 14/10 15/11 16/12 17/13 19/13 20/14"),
        },
    ],
    modifiers: &[],
    notes: &["An air value under 3 launches no raid."],
};
