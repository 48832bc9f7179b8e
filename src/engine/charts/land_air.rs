//! The charts of land air reinforcements (16.1).

use std::fmt;

use kernel::{Chart, Column, Modifier, Source, Throw};

use LandAir::{Arrives, Stays};

/// Whether a base sends its aircraft to Guam (16.12).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LandAir {
    /// Not now.
    Stays,
    /// They come.
    Arrives,
}

impl fmt::Display for LandAir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            LandAir::Stays => "-",
            LandAir::Arrives => "arrives",
        })
    }
}

kernel::serialize_as_printed!(LandAir);

/// A base that sent many on the first day has fewer left on the second (16.12), each by the points that it sent.
const SENT_BEFORE: [(u8, Modifier); 2] = [
    (
        8,
        Modifier::new("the same base brought in 8 points on June 19", -2),
    ),
    (
        10,
        Modifier::new("the same base brought in 10 points on June 19", -3),
    ),
];

/// What it takes from a base's die that it sent so many points on the day before (16.12).
pub fn sent_before(points: u8) -> Option<Modifier> {
    let row = SENT_BEFORE.iter().rfind(|(from, _)| *from <= points);
    row.map(|(_, modifier)| *modifier)
}

/// How many air points a base sends (16.12).
pub const LAND_AIR: Chart<u8> = Chart {
    id: "land_air",
    title: "Land Air Reinforcement Strength",
    rule: "16.12",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "points",
        from: 0,
        results: &[2, 2, 3, 3, 4, 4, 5, 6, 8, 10],
    }],
    modifiers: &[SENT_BEFORE[0].1, SENT_BEFORE[1].1],
    notes: &[],
};

/// Whether a base sends aircraft at its chit (16.12).
pub const LAND_AIR_ARRIVAL: Chart<LandAir> = Chart {
    id: "land_air_arrival",
    title: "Land Air Reinforcement",
    rule: "16.12",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            Stays, Stays, Stays, Stays, Stays, Stays, Stays, Stays, Arrives, Arrives,
        ],
    }],
    modifiers: &[],
    notes: &[],
};
