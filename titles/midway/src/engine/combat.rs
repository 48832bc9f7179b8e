//! Combat (10): strikes and battles, and the five kinds of combat in their order: air combat, bombing, naval combat,
//! coastal bombardment and amphibious landing. What is hit, what becomes of it, and how aircraft come home stands here
//! too.

mod aftermath;
mod air_combat;
mod assault;
mod battle;
mod bombardment;
mod bombing;
mod flak;
mod hits;
mod homecoming;
mod launch;
mod mutual;
mod naval;
mod present;
mod reaction;
mod strikes;
mod targets;
mod withdrawal;

pub use aftermath::Aftermath;
pub use air_combat::AirCombat;
pub use assault::AmphibiousAssault;
pub use battle::SpaceBattle;
pub use bombing::Bombing;
pub use homecoming::Homecoming;
pub use launch::AirLaunch;
pub use mutual::MutualCombat;
pub use naval::NavalCombat;
pub use present::{air_present, bombers_present, guns_present, surface_targets};
pub use reaction::ReactionStrikes;
pub use strikes::{
    check_flight, check_strike_target, fliers, has_anything_to_hit, planned_fliers, strike_targets,
};
pub use targets::TargetDetermination;

pub(crate) use bombing::bombing_number;
pub use withdrawal::withdrawing_side;

#[cfg(test)]
mod tests;
