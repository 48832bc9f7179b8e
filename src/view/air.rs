//! What is in the air: missions with their fuel, and patrols.

mod critical;
mod fuel;
mod mission;
mod patrol;

pub use critical::{BoxState, CriticalBox, CriticalTrack};
pub use fuel::{FuelBox, FuelTrack, Toll, fuel_track, key, toll};
pub use mission::{MissionCard, State, missions, next_waiting, to_order};
pub use patrol::{Patrol, patrols};
