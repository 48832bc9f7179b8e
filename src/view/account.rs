//! What happened, told once: facts that card, log, report, chart and stories take from one place, and each puts into
//! words of its own.
#![deny(clippy::wildcard_enum_match_arm)]

mod air_battle;
mod attack;
mod commitment;
mod forces;
mod got_past;
mod guam;
mod interception;
mod last_seen;
mod losses;
mod news;
mod notable;
mod owner;
mod places;
mod raid_procedure;
mod raids;
mod scene;
mod score;
mod search;
mod ships;
mod shuttles;
mod stages;
mod strikes_flown;
mod submarines;
mod surface;
mod tally;
mod wind;

pub use air_battle::{AirBattleAccount, BattleStep, Falling};
pub use attack::{
    AircraftPoints, AttackAccount, AttackStepKind, begins_attack, is_step_of_attack, last_strength,
    strikes,
};
pub use commitment::{Commitment, CommitmentLimit, commitment, commitment_limit};
pub use forces::{
    Finder, ForceAccount, ForceTracker, Found, Happened, Happening, forces_by_counter, forces_told,
};
pub use got_past::{GotPast, got_past};
pub use guam::{guam_boxes, landed_on_guam, reinforcement};
pub use interception::{FuelPaid, fuel_of_combat, patrol_before};
pub use last_seen::last_seen;
pub use losses::{
    Loss, PointsLost, UnitLost, losses, lost_coming_home, points_of_land_bases, ship_hits,
    units_lost,
};
pub use news::{
    LevelOneChit, News, NewsKind, chits_drawn, counter_after, is_idle_chit, level_one_chits, news,
};
pub use notable::{Notable, notable};
pub use owner::{Owner, tallies};
pub use places::{Arrived, ForceGone, Mover, Place, places};
pub use raid_procedure::{RaidProcedurePart, no_raid, raid_procedure};
pub use raids::{RaidSeen, raids_launched, raids_seen};
pub use scene::Scene;
pub use score::{Earner, ScoreAccount, scores};
pub use search::{
    Attempt, Flown, SearchAccount, attempts, search, searches, searches_over, stays, turns_home,
};
pub use ships::{Burns, Straggler, deck_crashes, fires, ships_overtaken, ships_sunk, stragglers};
pub use shuttles::{Diverted, ShuttleLanded, diverted, shuttles_landed};
pub use stages::{
    air_steps, begins_segment, ends_battle, first_moment, first_phase, first_turn, set_up,
    turns_begun, units_home_at_the_end,
};
pub use strikes_flown::{StrikeFlown, strikes_flown};
pub use submarines::{HitsGiven, HuntFate, SubmarineAccount, TorpedoAttack, hunted_by};
pub use surface::{
    GotAway, SurfaceAccount, SurfaceStep, Withdrawal, Withdrew, fire as fire_of_ship,
    is_step_of_surface,
};
pub use tally::{Hits, Tally, VictoryPoints};
pub use wind::{CourseMarked, PatrolOut, courses_marked, patrols_out, times as times_on_course};
