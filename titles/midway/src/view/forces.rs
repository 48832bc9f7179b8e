//! The displays of both sides: our task forces, the bases, the ports with what waits and what is repaired there, and what is
//! known of the enemy.

mod air;
mod bases;
mod enemy;
mod ports;
mod sightings;
mod task_forces;

pub use air::{AirUnitView, air_unit};
pub use bases::{BaseView, bases};
pub use enemy::{EnemyForceView, EnemyLineView, EnemyShip, Knowledge, enemy};
pub use ports::{PortsView, TrackBox, TrackView, Waiting, ports};
pub use sightings::{Fate, Sighting, Sightings};
pub use task_forces::{Capability, LooseShips, ShipView, TaskForceView, loose_ships, task_forces};
