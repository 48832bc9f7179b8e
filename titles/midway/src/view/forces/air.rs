//! An air unit in a list.

use crate::engine::table::Table;
use crate::engine::units::{AirUnit, HitNumber, Side, Strength};

/// An air unit in a list.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AirUnitView {
    /// The unit.
    pub unit: AirUnit,
    /// Whose it is.
    pub side: Side,
    /// Its name.
    pub name: &'static str,
    /// What it flies.
    pub model: &'static str,
    /// Its ratings in short: "air 3 · ships 3 · range 2".
    pub ratings: String,
    /// Whether it has lost a step.
    pub is_reduced: bool,
    /// Whether it is away, over another space.
    pub is_away: bool,
    /// Whether it flies the strike that is planned.
    pub is_to_strike: bool,
}

impl AirUnitView {
    /// How it differs from what it usually is: "reduced, away"; nothing where it does not.
    pub fn state(&self) -> Option<String> {
        let state = [
            self.is_reduced.then_some("reduced"),
            self.is_away.then_some("away"),
            self.is_to_strike.then_some("to strike"),
        ];
        let state: Vec<&str> = state.into_iter().flatten().collect();
        (!state.is_empty()).then(|| state.join(", "))
    }
}

/// An air unit in a list.
pub fn air_unit(table: &Table, unit: AirUnit) -> AirUnitView {
    let state = &table.air[unit];
    let aircraft = unit.aircraft();
    let rating = |what: &str, number: HitNumber| number.rolls().then(|| format!("{what} {number}"));
    let ratings = [
        rating("air", aircraft.air.at(state.strength)),
        rating("ships", aircraft.naval.at(state.strength)),
        rating("ground", aircraft.ground.at(state.strength)),
        Some(format!("range {}", unit.range())),
    ];
    let ratings: Vec<String> = ratings.into_iter().flatten().collect();
    AirUnitView {
        unit,
        side: unit.side(),
        name: unit.text(),
        model: aircraft.model,
        ratings: ratings.join(" \u{b7} "),
        is_reduced: state.strength == Strength::Reduced,
        is_away: state.over.is_some() && state.over != table.base_of(unit),
        is_to_strike: table.is_to_strike(unit),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::map::Place;
    use crate::engine::trial;

    #[test]
    fn r17_1_what_is_reduced_or_away_says_so() {
        let mut table = trial::table();
        assert_eq!(air_unit(&table, AirUnit::EnterpriseSbd).state(), None);
        table.air[AirUnit::EnterpriseSbd].strength = Strength::Reduced;
        table.air[AirUnit::EnterpriseSbd].over = Some(Place::WestOfMidway);
        let state = air_unit(&table, AirUnit::EnterpriseSbd).state();
        assert_eq!(state.as_deref(), Some("reduced, away"));
    }
}
