//! Combat: in this version the air battles of interception (4.5).

mod air_battle;
mod division;
mod interception;

pub use division::{Division, least_against_escorts};
pub use interception::FUEL_OF_COMBAT;

pub(crate) use air_battle::AirBattle;
pub(crate) use interception::Interception;
