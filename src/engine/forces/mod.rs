//! The Japanese side, as far as the player sees it.

mod air_value;
mod escorts;
mod force;
mod hits;
mod raid;
mod raid_movement;
mod raid_placement;

pub use air_value::{AirValue, air_value};
pub use force::{Detection, Force, ForceId};
pub use hits::Hits;
pub use raid::{Fate, Raid, RaidId, Service, Strength};
pub use raid_movement::HEXES_A_SEGMENT;

pub(crate) use escorts::sort;
pub(crate) use hits::adjust_hits;
pub(crate) use raid_movement::RaidMovement;
pub(crate) use raid_placement::Launch;
