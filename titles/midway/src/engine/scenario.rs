//! The one scenario of the rulebook: the Japanese offensive in the Pacific, April to June 1942.

mod level;
mod ops;
mod option;
mod setup;
mod turn;

pub use level::{BASES_TO_LOSE, CARRIERS_WON_BY, Level, WINS, Win};
pub use ops::{LINE_MARKERS, OpsMarker, Redraw, SpecialMarker, SpecialMarkerData, full_pool};
pub use option::{Added, GameOption, GameOptionData, GameOptions};
pub use setup::{
    DECOYS, DrawnCounter, SARATOGA_BEGINS_IN, SHIP_REINFORCEMENTS, warships_and_decoys,
};
pub use turn::{DAYS, DAYS_A_TURN, DecidedBy, FIRST_DAY, LAST_DAY, Phase, TurnStep, TurnStepData};

/// Its name.
pub const NAME: &str = "The Japanese offensive in the Pacific, 1942";

/// Markers for weather that lasts for a phase (21.2).
pub const WEATHER_MARKERS: usize = 3;

#[cfg(test)]
mod tests;
