//! The charts of the game (2.4). Each exists once, as a constant: dice are read on it and the
//! screen draws it.

mod air_combat;
mod air_missions;
mod chart;
mod raids;
mod results;

pub use air_combat::{
    FIRING_FUEL_CRITICAL, JAPANESE_AIR_TO_AIR, NEW_TYPES_AS_TARGET, NEW_TYPES_FIRING,
    SCENARIO_9_NAVAL, TAKING_OFF_GUAM, TARGET_FUEL_CRITICAL, TARGET_IS_ATTACK_PLANES,
    TARGET_IS_FIGHTERS, US_AIR_TO_AIR,
};
pub use air_missions::{
    CANNOT_PAY_LANDING, CLEAR_DECK_CRASH, DECK_CRASH, DUSK_DARK, FUEL_CRITICAL_VALUE,
    INTERCEPTION_FUEL, NIGHT_DARK, NIGHT_LIT, SAFE_RETURN, SECOND_HEX_FUEL,
};
pub use chart::{AnyChart, Applied, Chart, Column, Modifier, Source};
pub use raids::{ESCORT_FIGHTERS, INTERCEPT_RANGE, LESS_EFFECTIVE_INTERCEPTION, RANGE_AT_DUSK};
pub use results::{Clearing, DeckCrash, JapaneseFire, SafeReturn};

/// Every chart, in the order of the rules that use them.
pub const ALL: [&dyn AnyChart; 9] = [
    &INTERCEPTION_FUEL,
    &SECOND_HEX_FUEL,
    &SAFE_RETURN,
    &DECK_CRASH,
    &CLEAR_DECK_CRASH,
    &US_AIR_TO_AIR,
    &JAPANESE_AIR_TO_AIR,
    &INTERCEPT_RANGE,
    &ESCORT_FIGHTERS,
];

/// The chart of a name.
pub fn find(id: &str) -> Option<&'static dyn AnyChart> {
    ALL.into_iter().find(|chart| chart.id() == id)
}
