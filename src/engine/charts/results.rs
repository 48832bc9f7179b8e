//! Results that are more than a number.

use std::fmt;

/// What becomes of an air unit that must check its landing (4.451).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SafeReturn {
    /// It lands.
    Safe,
    /// The unit is lost.
    Lost,
}

/// Whether a lost landing blocks the deck (4.452).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeckCrash {
    /// The deck stays clear.
    Clear,
    /// A crash blocks it.
    Crash,
}

/// Whether a blocked deck is cleared (4.453).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clearing {
    /// The marker comes off.
    Cleared,
    /// The marker stays.
    Stays,
}

/// What Japanese fighters do to US aircraft (4.56).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct JapaneseFire {
    /// An "A": the abort of 4.57.
    pub abort: bool,
    /// "E" and "2E": air units eliminated.
    pub eliminated: u8,
}

impl JapaneseFire {
    /// A dash: no effect.
    pub const NOTHING: JapaneseFire = JapaneseFire {
        abort: false,
        eliminated: 0,
    };
}

impl fmt::Display for SafeReturn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == SafeReturn::Safe {
            "safe"
        } else {
            "lost"
        })
    }
}

impl fmt::Display for DeckCrash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == DeckCrash::Clear {
            "clear"
        } else {
            "crash"
        })
    }
}

impl fmt::Display for Clearing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Clearing::Cleared {
            "cleared"
        } else {
            "stays"
        })
    }
}

impl fmt::Display for JapaneseFire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match (self.abort, self.eliminated) {
            (false, 0) => "-",
            (true, 0) => "A",
            (false, 1) => "E",
            (true, _) => "A+E",
            (false, _) => "2E",
        })
    }
}

kernel::serialize_as_printed!(SafeReturn, DeckCrash, Clearing, JapaneseFire);
