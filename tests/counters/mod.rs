//! The counters: air units, carriers and ships.

mod air_units;
mod ships;
