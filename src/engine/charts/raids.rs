//! The charts of Japanese air raids (10).

use kernel::{Chart, Column, Modifier, Source, Throw};

/// Raids are harder to see at dusk and at night (10.21).
pub const RANGE_IN_THE_DARK: Modifier = Modifier::new("dusk or night", -2);
/// The variant in which fighter direction works less well (24.2).
pub const LESS_EFFECTIVE_INTERCEPTION: Modifier =
    Modifier::new("less effective interception (24.2)", -2);

/// How far from its target a raid is met by radar (10.21).
pub const INTERCEPT_RANGE: Chart<u8> = Chart {
    id: "intercept_range",
    title: "Intercept Range",
    rule: "10.21",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "hexes from target",
        from: 0,
        results: &[1, 2, 2, 3, 3, 3, 4, 4, 4, 5],
    }],
    modifiers: &[RANGE_IN_THE_DARK, LESS_EFFECTIVE_INTERCEPTION],
    notes: &[],
};

/// How many points of a raid are fighters (10.13).
pub const ESCORT_FIGHTERS: Chart<u8> = Chart {
    id: "escort_fighters",
    title: "Japanese Escort Fighters",
    rule: "10.13",
    source: Source::Rebuilt,
    column_by: "size of the raid (highest column not exceeding)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "1",
            from: 1,
            results: &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1],
        },
        Column {
            label: "2",
            from: 2,
            results: &[0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
        },
        Column {
            label: "3",
            from: 3,
            results: &[0, 0, 1, 1, 1, 1, 1, 1, 1, 2],
        },
        Column {
            label: "4",
            from: 4,
            results: &[1, 1, 1, 1, 1, 1, 2, 2, 2, 2],
        },
        Column {
            label: "5",
            from: 5,
            results: &[1, 1, 1, 1, 2, 2, 2, 2, 2, 3],
        },
        Column {
            label: "6",
            from: 6,
            results: &[1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
        },
        Column {
            label: "8",
            from: 8,
            results: &[2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
        },
        Column {
            label: "10",
            from: 10,
            results: &[2, 2, 3, 3, 3, 4, 4, 4, 5, 5],
        },
        Column {
            label: "12",
            from: 12,
            results: &[3, 3, 3, 4, 4, 4, 5, 5, 5, 6],
        },
        Column {
            label: "15",
            from: 15,
            results: &[4, 4, 4, 5, 5, 5, 6, 6, 7, 7],
        },
        Column {
            label: "20",
            from: 20,
            results: &[6, 6, 6, 7, 7, 7, 8, 8, 9, 9],
        },
    ],
    modifiers: &[],
    notes: &[],
};
