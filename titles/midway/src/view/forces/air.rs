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
