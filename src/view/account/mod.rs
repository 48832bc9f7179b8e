//! What happened, told once: facts that card, log, report, chart and stories take from one place, and each puts into
//! words of its own.
#![deny(clippy::wildcard_enum_match_arm)]

mod attack;
mod forces;
mod losses;
mod owner;
mod places;
mod raids;
mod score;
mod search;
mod stages;
mod submarines;
mod tally;

pub use attack::{AttackAccount, last_strength, strikes};
pub use forces::{
    Finder, Following, ForceTold, Found, Proved, forces_told, gave_themselves_away, known_unseen,
    made_out,
};
pub use losses::{Loss, PointsLost, UnitLost, losses, units_lost};
pub use owner::{Owner, attacks_over, tallies};
pub use places::{Arrived, ForceGone, Mover, Place, places};
pub use raids::{RaidSeen, raids_seen};
pub use score::{Earner, ScoreAccount, scores};
pub use search::{Attempt, Flown, SearchAccount, search, searches};
pub use stages::{
    air_steps, begins_segment, ends_battle, first_moment, first_phase, first_turn,
    units_home_at_the_end,
};
pub use submarines::torpedo_attacks;
pub use tally::{Points, Tally};
