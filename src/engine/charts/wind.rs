//! The chart of the wind (17.6).

use std::fmt;

use kernel::{Chart, Column, Source, Throw};

use crate::engine::map::Direction::{E, Ne, Nw, Se, Sw, W};
use crate::engine::map::{Direction, Wind};

/// What a roll for the wind says (17.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WindRoll {
    /// It blows from there.
    From(Wind),
    /// The die is rolled again, and the second column is read.
    RollAgain,
}

/// As charts print it, from and to: "E-W".
impl fmt::Display for WindRoll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WindRoll::From(wind) = self else {
            return f.write_str("roll again");
        };
        write!(f, "{}-{}", wind.from.letters(), wind.to().letters())
    }
}

kernel::serialize_as_printed!(WindRoll);

use WindRoll::RollAgain;

const fn from(direction: Direction) -> WindRoll {
    WindRoll::From(Wind::from(direction))
}

/// The column of the chart that is read after a first roll of 10 (17.6).
pub const SECOND_WIND_ROLL: usize = 1;

/// Whence the wind blows (17.6).
pub const WIND: Chart<WindRoll> = Chart {
    id: "wind",
    title: "Variable Wind Direction (optional)",
    rule: "17.6",
    source: Source::Rulebook,
    column_by: "first roll, then second on a 10; wind blows from-to",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        Column {
            label: "first",
            from: 0,
            results: &[
                from(E),
                from(E),
                from(E),
                from(E),
                from(E),
                from(E),
                from(E),
                from(Se),
                from(Ne),
                RollAgain,
            ],
        },
        Column {
            label: "second",
            from: SECOND_WIND_ROLL as u16,
            results: &[
                from(Ne),
                from(Ne),
                from(Ne),
                from(Ne),
                from(Ne),
                from(Nw),
                from(W),
                from(Sw),
                from(Sw),
                from(Sw),
            ],
        },
    ],
    modifiers: &[],
    notes: &[
        "A first roll of 9 is read as northeast to southwest: the rulebook prints northwest to southwest, which is no direction of the hexes.",
    ],
};
