//! A set of US air units.

use super::air_unit::AirUnitId;
use crate::engine::counter_set::CounterSet;

/// A set of air units, in the order of the roster. Written as the list of their names.
pub type UnitSet = CounterSet<AirUnitId>;

impl UnitSet {
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
}
