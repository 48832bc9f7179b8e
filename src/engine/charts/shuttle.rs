//! The chart of shuttle raids (23.2).

use std::fmt;

use kernel::{Chart, Column, Source, Throw};

use Shuttle::{Diverts, Returns};

/// Where a raid goes that has done what it could (23.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shuttle {
    /// Home to its carriers.
    Returns,
    /// To Guam.
    Diverts,
}

impl fmt::Display for Shuttle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Shuttle::Returns => "returns",
            Shuttle::Diverts => "diverts",
        })
    }
}

kernel::serialize_as_printed!(Shuttle);

/// Whether a raid flies to Guam instead of home, by the hexes from its target to Guam (23.2).
pub const SHUTTLE_RAID: Chart<Shuttle> = Chart {
    id: "shuttle_raid",
    title: "Shuttle raid to Guam",
    rule: "23.2",
    source: Source::Rulebook,
    column_by: "hexes from the raid's target to Guam (over 4: no roll)",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        at("0", 0, &from(5)),
        at("1", 1, &from(6)),
        at("2", 2, &from(7)),
        at("3", 3, &from(8)),
        at("4", 4, &from(9)),
    ],
    modifiers: &[],
    notes: &["Diverts if the die less four exceeds the distance."],
};

const fn at(label: &'static str, hexes: u16, results: &'static [Shuttle; 10]) -> Column<Shuttle> {
    Column {
        label,
        from: hexes,
        results,
    }
}

/// Diverts on this face of the die or a higher one.
const fn from(least: usize) -> [Shuttle; 10] {
    let mut results = [Returns; 10];
    let mut face = least;
    while face <= 10 {
        results[face - 1] = Diverts;
        face += 1;
    }
    results
}
