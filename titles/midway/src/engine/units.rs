//! Every counter of the game but the markers (2.2), with what is printed on it.

mod air_unit;
mod aircraft;
mod combatant;
mod force;
mod hit_number;
mod island_base;
mod leader;
mod mover;
mod repair_track;
mod ship;
mod ship_list;
mod side;
mod strength;
mod unit;

pub use air_unit::{AirHome, AirUnit, AirUnitData};
pub use aircraft::{AirType, Aircraft, Branch};
pub use combatant::Combatant;
pub use force::{Force, ForceKind, IjnForce, IjnForceData, UsnForce, UsnForceData};
pub use hit_number::HitNumber;
pub use island_base::{IslandBase, IslandBaseData};
pub use leader::{Leader, LeaderData};
pub use mover::Mover;
pub use repair_track::RepairBox;
pub use ship::{ShipClass, ShipData};
pub use ship_list::Ship;
pub use side::Side;
pub use strength::{ByStrength, Strength};
pub use unit::Unit;

#[cfg(test)]
mod tests;
