//! The charts of Level 3 for carrier forces: how many carriers of each type, by the Level 2 chit and the known
//! air strength (7.37).

use kernel::{Chart, Column, Modifier, Source, Throw};

use crate::engine::forces::Carriers;

/// The column that the Level 2 to Level 3 charts read while the air strength is unknown (7.37).
pub const UNKNOWN_STRENGTH_COLUMN: usize = 1;

/// Scenario 9 adds to the Level 2 to Level 3 charts (7.37).
pub const SCENARIO_9_CARRIERS: Modifier = Modifier::new("scenario 9", 2);

const fn c(cv: u8, cvl: u8) -> Carriers {
    Carriers::new(cv, cvl)
}

/// Level 3 of a force with one or two carriers (7.37).
pub const LEVEL_2_TO_3_ONE_TO_TWO: Chart<Carriers> = Chart {
    id: "l2_to_l3_carrier_1_2",
    title: "Level 2 to Level 3, 1-2 Carriers",
    rule: "7.37",
    source: Source::Rebuilt,
    column_by: "known air strength",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "5 or less",
            from: 0,
            results: &[
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 2),
                c(0, 2),
            ],
        },
        Column {
            label: "unknown or 6-7",
            from: 6,
            results: &[
                c(0, 1),
                c(0, 1),
                c(0, 1),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(1, 0),
            ],
        },
        Column {
            label: "8-10",
            from: 8,
            results: &[
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(1, 1),
                c(1, 1),
                c(1, 1),
                c(2, 0),
                c(2, 0),
            ],
        },
        Column {
            label: "11+",
            from: 11,
            results: &[
                c(1, 1),
                c(1, 1),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 1),
                c(2, 1),
                c(2, 1),
            ],
        },
    ],
    modifiers: &[SCENARIO_9_CARRIERS],
    notes: &["Fleet carriers and light carriers of the Level 3 chit."],
};

/// Level 3 of a force with two or three carriers (7.37).
pub const LEVEL_2_TO_3_TWO_TO_THREE: Chart<Carriers> = Chart {
    id: "l2_to_l3_carrier_2_3",
    title: "Level 2 to Level 3, 2-3 Carriers",
    rule: "7.37",
    source: Source::Rebuilt,
    column_by: "known air strength",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "7 or less",
            from: 0,
            results: &[
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 2),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 1),
            ],
        },
        Column {
            label: "unknown or 8-10",
            from: 8,
            results: &[
                c(0, 2),
                c(0, 2),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 1),
                c(1, 1),
                c(1, 2),
                c(1, 2),
            ],
        },
        Column {
            label: "11-14",
            from: 11,
            results: &[
                c(0, 3),
                c(0, 3),
                c(1, 1),
                c(1, 1),
                c(1, 2),
                c(1, 2),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 1),
            ],
        },
        Column {
            label: "15-18",
            from: 15,
            results: &[
                c(1, 2),
                c(1, 2),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
            ],
        },
        Column {
            label: "19+",
            from: 19,
            results: &[
                c(2, 0),
                c(2, 0),
                c(2, 0),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
            ],
        },
    ],
    modifiers: &[SCENARIO_9_CARRIERS],
    notes: &["Fleet carriers and light carriers of the Level 3 chit."],
};

/// Level 3 of a force with three or four carriers (7.37).
pub const LEVEL_2_TO_3_THREE_TO_FOUR: Chart<Carriers> = Chart {
    id: "l2_to_l3_carrier_3_4",
    title: "Level 2 to Level 3, 3-4 Carriers",
    rule: "7.37",
    source: Source::Rebuilt,
    column_by: "known air strength",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "9 or less",
            from: 0,
            results: &[
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 2),
                c(1, 2),
                c(1, 2),
            ],
        },
        Column {
            label: "unknown or 10-14",
            from: 10,
            results: &[
                c(0, 3),
                c(0, 3),
                c(0, 3),
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
            ],
        },
        Column {
            label: "15-19",
            from: 15,
            results: &[
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
                c(2, 2),
            ],
        },
        Column {
            label: "20-25",
            from: 20,
            results: &[
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(3, 0),
                c(3, 0),
                c(3, 1),
            ],
        },
        Column {
            label: "26+",
            from: 26,
            results: &[
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(3, 0),
                c(3, 0),
                c(3, 0),
                c(3, 1),
                c(3, 1),
                c(3, 1),
            ],
        },
    ],
    modifiers: &[SCENARIO_9_CARRIERS],
    notes: &["Fleet carriers and light carriers of the Level 3 chit."],
};

/// Level 3 of a force with four carriers or more (7.37).
pub const LEVEL_2_TO_3_FOUR_OR_MORE: Chart<Carriers> = Chart {
    id: "l2_to_l3_carrier_4_plus",
    title: "Level 2 to Level 3, 4+ Carriers",
    rule: "7.37",
    source: Source::Rebuilt,
    column_by: "known air strength",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "14 or less",
            from: 0,
            results: &[
                c(1, 2),
                c(1, 2),
                c(1, 2),
                c(2, 1),
                c(2, 1),
                c(2, 1),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
            ],
        },
        Column {
            label: "unknown or 15-20",
            from: 15,
            results: &[
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(2, 2),
                c(3, 1),
                c(3, 1),
                c(3, 1),
                c(3, 2),
                c(3, 2),
            ],
        },
        Column {
            label: "21-27",
            from: 21,
            results: &[
                c(2, 2),
                c(2, 2),
                c(3, 1),
                c(3, 1),
                c(3, 1),
                c(3, 2),
                c(3, 2),
                c(3, 2),
                c(4, 0),
                c(4, 2),
            ],
        },
        Column {
            label: "28+",
            from: 28,
            results: &[
                c(3, 2),
                c(3, 2),
                c(3, 2),
                c(4, 0),
                c(4, 0),
                c(4, 0),
                c(4, 2),
                c(4, 2),
                c(4, 2),
                c(4, 2),
            ],
        },
    ],
    modifiers: &[SCENARIO_9_CARRIERS],
    notes: &["Fleet carriers and light carriers of the Level 3 chit."],
};
