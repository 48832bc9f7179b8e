//! A set of US air units, small enough to copy.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::air_unit::AirUnitId;

/// A set of air units, in the order of the roster. Written as the list of their names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct UnitSet(u128);

impl UnitSet {
    /// No unit.
    pub const EMPTY: UnitSet = UnitSet(0);

    /// How many units.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the unit is in it.
    pub const fn contains(self, unit: AirUnitId) -> bool {
        self.0 & unit.bit() != 0
    }

    /// Whether every unit of the other is in this one.
    pub const fn contains_all(self, other: UnitSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// The units in both.
    pub const fn common(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & other.0)
    }

    /// The units in either.
    #[must_use]
    pub const fn with(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 | other.0)
    }

    /// The word for one unit, or that for several.
    pub fn word(self, one: &'static str, several: &'static str) -> &'static str {
        if self.len() == 1 { one } else { several }
    }

    /// The units of this one that are not in the other.
    #[must_use]
    pub const fn without(self, other: UnitSet) -> UnitSet {
        UnitSet(self.0 & !other.0)
    }

    /// The last `count` units, or all there are.
    pub fn last(self, count: u8) -> UnitSet {
        let skip = usize::from(self.len().saturating_sub(count));
        self.iter().skip(skip).collect()
    }

    /// The first `count` units, or all there are.
    pub fn first(self, count: u8) -> UnitSet {
        self.iter().take(usize::from(count)).collect()
    }

    /// The fighters among them.
    #[must_use]
    pub fn fighters(self) -> UnitSet {
        self.iter()
            .filter(|unit| unit.kind().is_fighter())
            .collect()
    }

    /// Their attack values together (5.61).
    pub fn attack_value(self) -> u16 {
        let values = self
            .iter()
            .map(|unit| u16::from(unit.kind().attack_value()));
        values.sum()
    }

    /// The units, in the order of the roster.
    pub fn iter(self) -> impl Iterator<Item = AirUnitId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            (left != 0).then(|| {
                left &= left - 1;
                AirUnitId::from_bit(bit)
            })
        })
    }
}

impl From<AirUnitId> for UnitSet {
    fn from(unit: AirUnitId) -> UnitSet {
        UnitSet(unit.bit())
    }
}

impl FromIterator<AirUnitId> for UnitSet {
    fn from_iter<I: IntoIterator<Item = AirUnitId>>(units: I) -> UnitSet {
        UnitSet(units.into_iter().fold(0, |set, unit| set | unit.bit()))
    }
}

impl fmt::Display for UnitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, unit) in self.iter().enumerate() {
            write!(f, "{}{unit}", if n == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for UnitSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

impl Serialize for UnitSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for UnitSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UnitSet, D::Error> {
        let names = Vec::<AirUnitId>::deserialize(deserializer)?;
        Ok(names.into_iter().collect())
    }
}
