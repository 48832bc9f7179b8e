//! The counters: air units, carriers and ships.

#[path = "../common/mod.rs"]
mod common;

mod air_units;
mod ships;
