//! What may come of what the player can do and of battles (9, 12 to 16), from the same charts as the game's, with dice of
//! their own or with none: no die of the game is rolled, and nothing is told that unspotted markers hide.

mod air_combat;
mod battle;
mod bombardment;
mod bombing;
mod chance;
mod sampled;
mod usual;

pub use air_combat::{AirRound, air_combat};
pub use battle::{BattleOutlook, UnitOutlook, battle, naval_combat, strike};
pub use bombardment::{DefenseOutlook, bombardment, landing};
pub use bombing::{TargetOutlook, bombing};
pub use chance::Chance;
pub use usual::usual_answer;
