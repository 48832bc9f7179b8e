//! Equally likely cases.

use serde::Serialize;

/// Equally likely cases, out of all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Chance {
    /// Those in which it happens.
    pub cases: u64,
    /// All of them.
    pub all: u64,
}

impl Chance {
    /// What cannot happen.
    pub const NONE: Chance = Chance { cases: 0, all: 1 };

    /// So many faces of a die of six.
    pub const fn faces(cases: u8) -> Chance {
        Chance {
            cases: cases as u64,
            all: 6,
        }
    }

    /// In per cent, rounded.
    pub const fn per_cent(self) -> u8 {
        ((200 * self.cases + self.all) / (2 * self.all)) as u8
    }

    /// That it happens or another thing does, which does not depend on it.
    #[must_use]
    pub const fn or(self, other: Chance) -> Chance {
        let all = self.all * other.all;
        let neither = (self.all - self.cases) * (other.all - other.cases);
        Chance {
            cases: all - neither,
            all,
        }
    }

    /// That both happen, which do not depend on each other.
    #[must_use]
    pub const fn and(self, other: Chance) -> Chance {
        Chance {
            cases: self.cases * other.cases,
            all: self.all * other.all,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Chance;

    #[test]
    fn chances_are_counted_in_whole_cases() {
        let third = Chance::faces(2);
        assert_eq!(third.or(third), Chance { cases: 20, all: 36 });
        assert_eq!(third.and(third), Chance { cases: 4, all: 36 });
        assert_eq!((third.per_cent(), Chance::NONE.per_cent()), (33, 0));
        assert_eq!(Chance::NONE.or(third), third);
    }
}
