//! The charts of surface combat (21).

use std::fmt;

use kernel::{Chart, Column, Modifier, Source, Throw};

/// Who is caught unawares at night (21.21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Caught {
    /// Our ships.
    Us,
    /// Nobody.
    Nobody,
    /// The Japanese.
    Japanese,
}

impl fmt::Display for Caught {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Caught::Us => "US",
            Caught::Nobody => "none",
            Caught::Japanese => "Japanese",
        })
    }
}

kernel::serialize_as_printed!(Caught);

const NONE: Caught = Caught::Nobody;

/// Who is surprised in a fight at night (21.21).
pub const SURFACE_SURPRISE: Chart<Caught> = Chart {
    id: "surface_surprise",
    title: "Night surface combat: surprise",
    rule: "21.21",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "surprised",
        from: 0,
        results: &[
            Caught::Us,
            Caught::Us,
            NONE,
            NONE,
            NONE,
            NONE,
            NONE,
            NONE,
            NONE,
            Caught::Japanese,
        ],
    }],
    modifiers: &[],
    notes: &[],
};

/// A side with carriers that evades is the faster (21.14).
pub const EVADES_WITH_CARRIERS: Modifier = Modifier::new("evading force contains carriers", 4);

/// How well a side does in an evasion (21.14).
pub const SURFACE_EVASION: Chart<u8> = Chart {
    id: "surface_evasion",
    title: "Evasion",
    rule: "21.14",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    }],
    modifiers: &[EVADES_WITH_CARRIERS],
    notes: &[
        "One roll a side; the evader escapes if its result equals or beats the other's. Runs to 14, so that 2.41 does not cap the modifier.",
    ],
};

/// Japanese guns at night (21.25).
pub const JAPANESE_GUNS_AT_NIGHT: Modifier = Modifier::new("Japanese gunfire at night", 1);
/// Fire on a side that was caught unawares (21.21).
pub const FIRING_AT_SURPRISED: Modifier =
    Modifier::new("firing at a surprised side, first round", 2);
/// Japanese torpedoes (21.26).
pub const JAPANESE_TORPEDOES: Modifier = Modifier::new("Japanese torpedo attack", 2);
/// A ship that is heavily damaged fires worse (21.25).
pub const FIRER_HEAVILY_DAMAGED: Modifier = Modifier::new("firing unit heavily damaged", -2);

/// What is added to a difference of values so that none is negative: how the columns are found.
const SHIFT: i16 = 20;
/// The column of torpedoes (21.26).
pub const TORPEDO_COLUMN: usize = 8;

/// The column of guns: the highest that does not exceed the attack value less the target's defense (21.25).
pub fn gunfire_column(attack: u8, defense: u8) -> usize {
    let difference = i16::from(attack) - i16::from(defense) + SHIFT;
    // Torpedoes have a column that no difference reads.
    SURFACE_FIRE
        .column(difference.unsigned_abs())
        .min(TORPEDO_COLUMN - 1)
}

const fn column(label: &'static str, from: u16, results: &'static [u8; 10]) -> Column<u8> {
    Column {
        label,
        from,
        results,
    }
}

/// The hits of a unit's fire (21.25).
pub const SURFACE_FIRE: Chart<u8> = Chart {
    id: "surface_fire",
    title: "Surface Combat Fire",
    rule: "21.25",
    source: Source::Rebuilt,
    column_by: "attack value less the target's defense value",
    dice: Throw::D10,
    lo: 1,
    columns: &[
        column("-4 or less", 0, &[0, 0, 0, 0, 0, 0, 0, 0, 0, 1]),
        column("-3", 17, &[0, 0, 0, 0, 0, 0, 0, 0, 1, 1]),
        column("-1", 19, &[0, 0, 0, 0, 0, 0, 1, 1, 1, 2]),
        column("1", 21, &[0, 0, 0, 0, 0, 1, 1, 1, 2, 2]),
        column("3", 23, &[0, 0, 0, 0, 1, 1, 1, 2, 2, 3]),
        column("5", 25, &[0, 0, 0, 1, 1, 2, 2, 3, 3, 5]),
        column("7", 27, &[0, 0, 1, 1, 2, 2, 3, 3, 4, 6]),
        column("9+", 29, &[0, 1, 1, 2, 2, 3, 4, 4, 6, 8]),
        column("Torpedo", u16::MAX, &[0, 0, 0, 0, 1, 1, 2, 3, 4, 6]),
    ],
    modifiers: &[
        JAPANESE_GUNS_AT_NIGHT,
        FIRING_AT_SURPRISED,
        JAPANESE_TORPEDOES,
        FIRER_HEAVILY_DAMAGED,
    ],
    notes: &["Defense: battleship 6, carrier 3, cruiser unit 3, destroyer unit 1."],
};
