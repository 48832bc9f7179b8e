//! The chart of refuelling at an oiler (20.61).

use std::fmt;

use kernel::{Chart, Column, Modifier, Source, Throw};

use Refuels::{Refuelled, Waits};

/// What comes of a force's attempt to refuel (20.61).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refuels {
    /// It has its oil.
    Refuelled,
    /// It stays where it is, and may try again.
    Waits,
}

impl fmt::Display for Refuels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refuelled => "refuelled",
            Waits => "waits",
        })
    }
}

kernel::serialize_as_printed!(Refuels);

/// Without the flagship nobody knows which force is to go alongside (20.61).
pub const FLAGSHIP_OUT: Modifier = Modifier::new("Taiho has been sunk or crippled", 1);

/// Whether a force refuels at an oiler (20.61).
pub const REFUELLING: Chart<Refuels> = Chart {
    id: "refuelling",
    title: "Refuelling at an oiler",
    rule: "20.61",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            Refuelled, Refuelled, Refuelled, Refuelled, Waits, Waits, Waits, Waits, Waits, Waits,
        ],
    }],
    modifiers: &[FLAGSHIP_OUT],
    notes: &[],
};
