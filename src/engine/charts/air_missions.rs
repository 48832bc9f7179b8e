//! The charts of US air missions: fuel, and the way home (4.3, 4.4).

use kernel::{Chart, Column, Modifier, Source, Throw};

use super::results::{Clearing, DeckCrash, SafeReturn};

/// Fuel a CAP mission has when it is placed on the map (4.35).
pub const INTERCEPTION_FUEL: Chart<i8> = Chart {
    id: "interception_fuel",
    title: "Interception Fuel Level",
    rule: "4.35",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "fuel",
        from: 0,
        results: &[10, 10, 11, 11, 12, 12, 13, 13, 14, 14],
    }],
    modifiers: &[],
    notes: &[],
};

/// What the second hex of a move costs (4.432).
pub const SECOND_HEX_FUEL: Chart<i8> = Chart {
    id: "second_hex_fuel",
    title: "Second hex of movement",
    rule: "4.432",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "extra fuel",
        from: 0,
        results: &[1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
    }],
    modifiers: &[],
    notes: &[],
};

/// The Fuel Critical marker adds its value to the landing check (4.451).
pub const FUEL_CRITICAL_VALUE: Modifier =
    Modifier::varying("current value of the Fuel Critical marker");
/// A mission too far gone to pay for its landing (4.433).
pub const CANNOT_PAY_LANDING: Modifier = Modifier::new("cannot pay the landing fuel point", 2);
/// Landing at dusk on a dark deck (6.42).
pub const DUSK_DARK: Modifier = Modifier::new("dusk, hex not illuminated", 1);
/// Landing at night on a dark deck (6.42).
pub const NIGHT_DARK: Modifier = Modifier::new("night, hex not illuminated", 3);
/// Landing at night with the lights on (6.432).
pub const NIGHT_LIT: Modifier = Modifier::new("night, hex illuminated", 1);

use SafeReturn::{Lost, Safe};

/// Whether a unit in trouble lands (4.451).
pub const SAFE_RETURN: Chart<SafeReturn> = Chart {
    id: "safe_return",
    title: "Safe Return",
    rule: "4.451",
    source: Source::Rebuilt,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[Safe, Safe, Safe, Safe, Safe, Safe, Safe, Safe, Safe, Lost],
    }],
    modifiers: &[
        FUEL_CRITICAL_VALUE,
        CANNOT_PAY_LANDING,
        DUSK_DARK,
        NIGHT_DARK,
        NIGHT_LIT,
    ],
    notes: &[
        "In an illuminated hex only fuel-critical units roll (6.432); elsewhere at dusk or night every unit rolls (6.42), the F6F-3N too (2.341).",
    ],
};

/// Whether a unit lost in landing blocks the deck (4.452).
pub const DECK_CRASH: Chart<DeckCrash> = Chart {
    id: "deck_crash",
    title: "Deck Crash (optional)",
    rule: "4.452",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            DeckCrash::Clear,
            DeckCrash::Clear,
            DeckCrash::Clear,
            DeckCrash::Clear,
            DeckCrash::Clear,
            DeckCrash::Clear,
            DeckCrash::Clear,
            DeckCrash::Clear,
            DeckCrash::Clear,
            DeckCrash::Crash,
        ],
    }],
    modifiers: &[],
    notes: &[],
};

use Clearing::{Cleared, Stays};

/// Whether a deck crash is cleared at the end of a phase (4.453).
pub const CLEAR_DECK_CRASH: Chart<Clearing> = Chart {
    id: "clear_deck_crash",
    title: "Clearing a Deck Crash",
    rule: "4.453",
    source: Source::Rulebook,
    column_by: "",
    dice: Throw::D10,
    lo: 1,
    columns: &[Column {
        label: "result",
        from: 0,
        results: &[
            Cleared, Cleared, Cleared, Cleared, Cleared, Cleared, Cleared, Stays, Stays, Stays,
        ],
    }],
    modifiers: &[],
    notes: &[],
};
