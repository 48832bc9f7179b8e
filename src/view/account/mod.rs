//! What happened, told once: facts that card, log, report, chart and stories take from one place, and each puts into
//! words of its own.
#![deny(clippy::wildcard_enum_match_arm)]

mod attack;
mod forces;
mod losses;
mod owner;
mod score;
mod search;
mod tally;

pub use attack::{AttackAccount, strikes};
pub use forces::{
    Finder, Following, ForceTold, Found, Proved, forces_told, gave_themselves_away, known_unseen,
    made_out,
};
pub use losses::{UnitLost, units_lost};
pub use owner::{Owner, attacks_over, tallies};
pub use score::{Earner, ScoreAccount, scores};
pub use search::{Attempt, Flown, SearchAccount, search, searches};
pub use tally::{Points, Tally};
