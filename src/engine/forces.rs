//! The Japanese side, as far as the player sees it.

mod activation;
mod activation_chit;
#[cfg(test)]
mod activation_odds_tests;
#[cfg(test)]
mod activation_tests;
mod ages;
mod air_raid;
mod air_value;
mod arrival;
#[cfg(test)]
mod arrival_tests;
mod butai;
mod chits;
mod commitment;
mod counters;
mod escorts;
mod exit;
mod force;
mod force_movement;
mod guam;
#[cfg(test)]
mod guam_tests;
mod hits;
mod intelligence;
mod land_air;
mod launcher;
mod left_behind;
mod nearest;
mod raid;
mod raid_movement;
mod raid_placement;
mod raid_return;
mod refuelling;
#[cfg(test)]
mod refuelling_tests;
mod shuttle;
mod waiting_hits;

pub use activation_chit::{ActivationChit, chits_a_phase, fill_of_cup};
pub use ages::ReadyPoints;
pub use air_value::{AirValue, NetAirValue, air_value, known_air_value, net_air_value};
pub use arrival::arriving;
pub use butai::{RETURN_TRACK, Returning, SERVICING, TURNAROUND, Tracks, Turnaround};
pub use chits::{CarrierCount, Carriers, Intelligence, LevelOne, SurfaceSize};
pub use commitment::{commitment_index, commitment_value};
pub use force::{Detection, Force, ForceId};
pub use hits::Hits;
pub use intelligence::{KIDO_BUTAI, LevelOneCup, carriers_available, cups};
pub use launcher::{LandBase, Launcher};
pub(crate) use left_behind::leave_cripples;
pub use raid::{Fate, Raid, RaidId, RaidTarget, Service, Strength};
pub use raid_movement::HEXES_A_SEGMENT;
pub use refuelling::{ALL_GO_HOME, OilerId};

pub(crate) use activation::Activation;
#[cfg(feature = "page")]
pub(crate) use air_raid::LEAST_VALUE;
pub(crate) use air_raid::{MOST_RAIDS, nearest_target, rules as raid_rules, strongest_raid};
pub(crate) use arrival::{arrive, arrive_before};
pub(crate) use commitment::{double_force_is, level_one_value};
pub(crate) use escorts::sort;
pub(crate) use guam::land_on_guam;
pub(crate) use hits::{
    adjust_hits, part_for_its_own_cause, remove_the_sunk, remove_those_sunk_since, sink,
};
pub(crate) use intelligence::{
    Half, chits_for_halves, level_four_column, level_four_modifier, level_three_chart,
    level_three_modifier, level_two, level_two_column, nearest_chits, promote, ships_in_play,
    strength_column, strength_modifier, take_to_the_highest_level,
};
pub(crate) use intelligence::{adjusting, promote_one_level};
pub(crate) use land_air::chits_of_bases;
pub(crate) use raid_movement::RaidMovement;
pub(crate) use raid_placement::Launch;
#[cfg(test)]
pub(crate) use raid_placement::place;
pub(crate) use raid_return::fly_home;
pub(crate) use refuelling::{
    flagship_is_out, give_up_if_seen, have_turned_back, turns_back, where_it_waits,
};
pub(crate) use shuttle::{divert_or_fly_home, may_divert};
pub(crate) use waiting_hits::{settle_waiting_hits, torpedoed_ship};
