//! The Japanese side, as far as the player sees it.

mod escorts;
mod force;
mod raid;
mod raid_movement;
mod raid_placement;

pub use force::{Force, ForceId};
pub use raid::{Fate, Raid, RaidId, Strength};

pub(crate) use escorts::sort;
pub(crate) use raid_movement::RaidMovement;
pub(crate) use raid_placement::Launch;
