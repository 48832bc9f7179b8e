//! What may come of what the player can do and of battles (9, 12 to 16), from the same charts as the game's, with dice of
//! their own or with none: no die of the game is rolled, and nothing is told that unspotted markers hide.

mod air_combat;
mod approach;
mod battle;
mod bombing;
mod capability;
mod chance;
mod looking;
mod morale;
mod repairing;
mod sailing;
mod sampled;

pub use air_combat::{AirRound, hits_of_round, next_round};
pub use approach::{Approach, next_activation};
pub use battle::{BattleOutlook, UnitOutlook, battle, bombing_now, strike};
pub use bombing::{TargetOutlook, bombing, flak};
pub use capability::{Capability, led_by, of_force, organized};
pub use chance::Chance;
pub use looking::{Look, by_all, looks};
pub use morale::{Morale, morale};
pub use repairing::{Delay, Repair, of_air, of_defense, of_ship, turns_left};
pub use sailing::{Arrival, arrivals};
