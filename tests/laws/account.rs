//! What every audit asks of units and of fuel.

use carrier_battle::engine::Table;
use carrier_battle::engine::fleet::{Fuel, MissionId, UnitSet};

/// All the units of some places, each in one of them only.
pub fn each_in_one_place(places: impl IntoIterator<Item = UnitSet>) -> UnitSet {
    let mut all = UnitSet::EMPTY;
    for units in places {
        let twice = all.common(units);
        assert!(twice.is_empty(), "{twice} in two places");
        all = all.with(units);
    }
    all
}

/// Fuel is spent by what is said, and never rises.
pub fn fuel_falls(table: &Table, mission: MissionId, spent: u8, left: Fuel) {
    let old = table.mission(mission).unwrap().fuel;
    assert!(spent > 0 && left < old, "fuel never rises");
    assert_eq!(left, old.spend(spent as i8));
}
