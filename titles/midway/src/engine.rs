//! The game: no page, no clock, no input or output.

pub mod charts;
pub mod listed;
pub mod map;
pub mod scenario;
pub mod units;
