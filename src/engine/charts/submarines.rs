//! The chart of Japanese submarines (14.2).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::attack_results::SubmarineAttack::{self, Hits, NoEffect, SecondRoll, Sunk};

/// Ships that keep a submarine away from a crippled one: one less for each (14.25).
pub const SURFACE_UNITS: Modifier =
    Modifier::varying("-1 for each surface unit with a crippled target (first roll)");

const NONE: SubmarineAttack = NoEffect;
const ONE: SubmarineAttack = Hits {
    hits: 1,
    fire: false,
};
const TWO: SubmarineAttack = Hits {
    hits: 2,
    fire: false,
};
const THREE: SubmarineAttack = Hits {
    hits: 3,
    fire: true,
};

/// What a Japanese submarine does to lit ships, or to a crippled one (14.22, 14.23, 14.25).
pub const JAPANESE_SUBMARINE: Chart<SubmarineAttack> = Chart {
    id: "japanese_submarine",
    title: "Japanese Submarine Attack",
    rule: "14.22",
    source: Source::Rebuilt,
    column_by: "first roll, then second",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "first",
            from: 1,
            results: &[
                NONE, NONE, NONE, NONE, NONE, NONE, NONE, SecondRoll, SecondRoll, SecondRoll,
            ],
        },
        Column {
            label: "second",
            from: 2,
            results: &[ONE, ONE, ONE, ONE, TWO, TWO, TWO, THREE, THREE, Sunk],
        },
    ],
    modifiers: &[SURFACE_UNITS],
    notes: &[],
};
