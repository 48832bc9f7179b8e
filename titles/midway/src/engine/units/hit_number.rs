//! Hit numbers (2.3): what a die must show, or less.

use std::fmt;

use serde::{Serialize, Serializer};

/// The number a counter needs to hit, in one kind of combat; or a dash, which never rolls.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct HitNumber(u8);

impl HitNumber {
    /// A dash: it does not take part in this kind of combat.
    pub const NONE: HitNumber = HitNumber(0);

    /// A printed number.
    pub const fn new(number: u8) -> HitNumber {
        HitNumber(number)
    }

    /// The number; 0 for a dash.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Whether it rolls at all.
    pub const fn rolls(self) -> bool {
        self.0 > 0
    }

    /// Whether this die hits (2.3).
    pub const fn hits(self, die: u8) -> bool {
        self.rolls() && die <= self.0
    }

    /// The number raised: a dash stays one (10.1).
    #[must_use]
    pub const fn raised(self, by: u8) -> HitNumber {
        match self.0 {
            0 => HitNumber::NONE,
            number => HitNumber(number.saturating_add(by)),
        }
    }

    /// The number lowered: a dash stays one, and no number falls below 1 (10.1).
    #[must_use]
    pub const fn lowered(self, by: u8) -> HitNumber {
        match self.0 {
            0 => HitNumber::NONE,
            number if number > by => HitNumber(number - by),
            _ => HitNumber(1),
        }
    }

    /// How many of the six faces hit.
    pub const fn faces(self) -> u8 {
        if self.0 < 6 { self.0 } else { 6 }
    }
}

impl fmt::Display for HitNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            0 => f.pad("-"),
            number => number.fmt(f),
        }
    }
}

impl Serialize for HitNumber {
    /// A number, or nothing for a dash.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.rolls().then_some(self.0).serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::HitNumber;

    #[test]
    fn r2_3_equal_or_less_hits() {
        let three = HitNumber::new(3);
        let hits: Vec<u8> = (1..=6).filter(|die| three.hits(*die)).collect();
        assert_eq!(hits, [1, 2, 3]);
        assert!((1..=6).all(|die| !HitNumber::NONE.hits(die)));
    }

    #[test]
    fn r10_1_a_dash_is_never_raised_and_1_never_lowered_to_0() {
        assert_eq!(HitNumber::NONE.raised(2), HitNumber::NONE);
        assert_eq!(HitNumber::NONE.lowered(1), HitNumber::NONE);
        assert_eq!(HitNumber::new(3).raised(2), HitNumber::new(5));
        assert_eq!(HitNumber::new(1).lowered(1), HitNumber::new(1));
        assert_eq!(HitNumber::new(4).lowered(9), HitNumber::new(1));
        assert_eq!(HitNumber::new(4).lowered(1), HitNumber::new(3));
    }
}
