//! The chart of Japanese submarines (14.2).

use super::chart::{Chart, Column, Modifier, Source};
use super::raid_results::SubmarineAttack::{self, Hits, Nothing, RollAgain, Sunk};

/// Ships stand by a crippled target: for each unit (14.25).
pub const SHIPS_WITH_CRIPPLE: Modifier =
    Modifier::varying("-1 for each surface unit with a crippled target (first roll)");

/// The column of the second roll of a Japanese submarine's attack (14.23).
pub const SUBMARINE_SECOND_ROLL: usize = 1;

/// What a Japanese submarine does to a lit hex, or to a crippled ship (14.22, 14.23, 14.25).
pub const JAPANESE_SUBMARINE: Chart<SubmarineAttack> = Chart {
    id: "japanese_submarine",
    title: "Japanese Submarine Attack",
    rule: "14.22",
    source: Source::Rebuilt,
    column_by: "first roll, then second",
    lo: 1,
    columns: &[
        Column {
            label: "first",
            from: 0,
            results: &[
                Nothing, Nothing, Nothing, Nothing, Nothing, Nothing, Nothing, RollAgain,
                RollAgain, RollAgain,
            ],
        },
        Column {
            label: "second",
            from: 1,
            results: &[
                hits(1),
                hits(1),
                hits(1),
                hits(1),
                hits(2),
                hits(2),
                hits(2),
                HITS_AND_FIRE,
                HITS_AND_FIRE,
                Sunk,
            ],
        },
    ],
    modifiers: &[SHIPS_WITH_CRIPPLE],
    notes: &[],
};

const fn hits(hits: u8) -> SubmarineAttack {
    Hits { hits, fire: false }
}

const HITS_AND_FIRE: SubmarineAttack = Hits {
    hits: 3,
    fire: true,
};
