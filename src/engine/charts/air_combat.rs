//! The charts of air-to-air combat (4.5).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::results::JapaneseFire;

/// Fighters are harder to hit than attack planes (4.54; also the "subtract one" of 5.42).
pub const TARGET_IS_FIGHTERS: Modifier = Modifier::new("target is fighters", -1);
/// The firing US mission is short of fuel (4.45).
pub const FIRING_FUEL_CRITICAL: Modifier = Modifier::new("firing mission is fuel critical", -2);
/// Raiders caught taking off from Guam (11.27).
pub const TAKING_OFF_GUAM: Modifier =
    Modifier::new("Guam raid taking off under an intercept mission (11.27)", 2);
/// New Japanese fighters are harder to hit (24.4).
pub const NEW_TYPES_AS_TARGET: Modifier =
    Modifier::new("new Japanese types, target is fighters (24.4)", -1);

/// US fighters firing: Japanese air points destroyed (4.54).
pub const US_AIR_TO_AIR: Chart<u8> = Chart {
    id: "us_air_to_air",
    title: "US Air-to-Air Combat",
    rule: "4.54",
    source: Source::Rebuilt,
    column_by: "US fighter units firing (more than 8 use 8)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "1",
            from: 1,
            results: &[0, 0, 0, 0, 1, 1, 1, 1, 1, 2],
        },
        Column {
            label: "2",
            from: 2,
            results: &[0, 0, 0, 1, 1, 1, 2, 2, 2, 3],
        },
        Column {
            label: "3",
            from: 3,
            results: &[0, 0, 1, 1, 2, 2, 2, 3, 3, 4],
        },
        Column {
            label: "4",
            from: 4,
            results: &[0, 1, 1, 2, 2, 3, 3, 3, 4, 5],
        },
        Column {
            label: "5",
            from: 5,
            results: &[1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
        },
        Column {
            label: "6",
            from: 6,
            results: &[1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
        },
        Column {
            label: "7",
            from: 7,
            results: &[1, 2, 3, 3, 4, 4, 5, 5, 6, 7],
        },
        Column {
            label: "8",
            from: 8,
            results: &[2, 2, 3, 4, 4, 5, 5, 6, 7, 8],
        },
    ],
    modifiers: &[
        TARGET_IS_FIGHTERS,
        FIRING_FUEL_CRITICAL,
        TAKING_OFF_GUAM,
        NEW_TYPES_AS_TARGET,
    ],
    notes: &[
        "Result: Japanese air points destroyed.",
        "The 'subtract one' of 5.42 is the 'target is fighters' modifier, applied once.",
    ],
};

/// Attack planes are easier to hit than fighters (4.54).
pub const TARGET_IS_ATTACK_PLANES: Modifier = Modifier::new("target is attack planes", 1);
/// The US mission under fire is short of fuel (4.45).
pub const TARGET_FUEL_CRITICAL: Modifier = Modifier::new("target mission is fuel critical", 2);
/// New Japanese fighters hit harder (24.4).
pub const NEW_TYPES_FIRING: Modifier = Modifier::new("new Japanese types (24.4)", 1);
/// The trained naval airmen of scenario 9.
pub const SCENARIO_9_NAVAL: Modifier = Modifier::new("naval air points in scenario 9", 1);

const NOTHING: JapaneseFire = JapaneseFire::NOTHING;
const A: JapaneseFire = JapaneseFire {
    abort: true,
    eliminated: 0,
};
const E: JapaneseFire = JapaneseFire {
    abort: false,
    eliminated: 1,
};
const AE: JapaneseFire = JapaneseFire {
    abort: true,
    eliminated: 1,
};
const EE: JapaneseFire = JapaneseFire {
    abort: false,
    eliminated: 2,
};

/// Japanese fighters firing (4.54, 4.56).
pub const JAPANESE_AIR_TO_AIR: Chart<JapaneseFire> = Chart {
    id: "japanese_air_to_air",
    title: "Japanese Air-to-Air Combat",
    rule: "4.54",
    source: Source::Rebuilt,
    column_by: "Japanese fighter points engaged (highest column not exceeding)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "1",
            from: 1,
            results: &[
                NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, A, A, E,
            ],
        },
        Column {
            label: "2",
            from: 2,
            results: &[
                NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, A, A, A, E,
            ],
        },
        Column {
            label: "3",
            from: 3,
            results: &[NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, A, A, A, E, E],
        },
        Column {
            label: "4",
            from: 4,
            results: &[NOTHING, NOTHING, NOTHING, NOTHING, A, A, A, E, E, AE],
        },
        Column {
            label: "6",
            from: 6,
            results: &[NOTHING, NOTHING, NOTHING, A, A, A, E, E, AE, AE],
        },
        Column {
            label: "8",
            from: 8,
            results: &[NOTHING, NOTHING, A, A, A, E, E, AE, AE, EE],
        },
        Column {
            label: "10",
            from: 10,
            results: &[NOTHING, A, A, A, E, E, AE, AE, EE, EE],
        },
    ],
    modifiers: &[
        TARGET_IS_ATTACK_PLANES,
        TARGET_FUEL_CRITICAL,
        NEW_TYPES_FIRING,
        SCENARIO_9_NAVAL,
    ],
    notes: &[
        "With no escorts, strike combat doubles the CAP points before the column is read (4.53).",
    ],
};
