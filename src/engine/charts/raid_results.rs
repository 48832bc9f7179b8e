//! Results of the charts of raids, and of Japanese submarines.

use std::fmt;

/// Whether a force would attack now if it had carriers (10.1B).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RaidDecision {
    /// It finds no target, or lets it be.
    Stays,
    /// It launches a raid.
    Raids,
}

/// The air points of a raid: of one wave, or of two that follow each other (10.1E).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Waves {
    /// Of the first wave.
    pub first: u8,
    /// Of the second; 0 if there is none.
    pub second: u8,
}

impl Waves {
    /// Both together.
    pub const fn total(self) -> u8 {
        self.first + self.second
    }

    /// How many waves it is.
    pub const fn number(self) -> u8 {
        1 + (self.second > 0) as u8
    }
}

impl fmt::Display for RaidDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            RaidDecision::Stays => "-",
            RaidDecision::Raids => "raid",
        })
    }
}

impl fmt::Display for Waves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.second {
            0 => write!(f, "{}", self.first),
            second => write!(f, "{}/{second}", self.first),
        }
    }
}

kernel::serialize_as_printed!(RaidDecision, Waves);
