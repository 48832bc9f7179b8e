//! What is left of a raid when some of the force's points are lost or away (10.1F).

use kernel::{Chart, Column, Source, Throw};

/// The strongest raid that the strength charts know.
const STRONGEST: usize = 34;
/// Rows of the chart: points lost or unavailable, from none on, to as many as the strongest raid has.
const ROWS: usize = STRONGEST + 1;

/// Every point lost or unavailable is a point less.
const LEFT: [[u8; ROWS]; STRONGEST] = {
    let mut left = [[0; ROWS]; STRONGEST];
    let mut strength = 1;
    while strength <= STRONGEST {
        let mut gone = 0;
        while gone < ROWS && gone < strength {
            left[strength - 1][gone] = (strength - gone) as u8;
            gone += 1;
        }
        strength += 1;
    }
    left
};

macro_rules! columns {
    ($($strength:literal)*) => {
        &[$(Column {
            label: stringify!($strength),
            from: $strength,
            results: &LEFT[$strength - 1],
        },)*]
    };
}

/// What is left of a raid of some strength, by the points lost or unavailable; read without a die (10.1F).
pub const RAID_REDUCTION: Chart<u8> = Chart {
    id: "raid_reduction",
    title: "Air Raid Strength Reduction",
    rule: "10.1F",
    source: Source::Rebuilt,
    column_by: "initial strength; no die: row = points lost or unavailable, from 0",
    dice: Throw::D10,
    lo: 0,
    columns: columns! {
        1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34
    },
    modifiers: &[],
    notes: &["A strength under 2 is no raid. Not used for Guam (11.24)."],
};
