//! What happened, told once: facts that card, log, report, chart and stories take from one place, and each puts into
//! words of its own.
#![deny(clippy::wildcard_enum_match_arm)]

mod attack;
mod losses;
mod search;

pub use attack::{AttackAccount, strikes};
pub use losses::{UnitLost, units_lost};
pub use search::{Attempt, Flown, SearchAccount, search, searches};
