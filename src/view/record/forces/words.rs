//! How a force is named, and what a chit of Level 1 says of it.

use crate::engine::forces::{ForceId, LevelOne};

/// The name of a force of whose letter there were some before.
pub(super) fn in_turn(force: ForceId, before: u8) -> String {
    match before {
        0 => force.to_string(),
        1 => format!("second {force}"),
        2 => format!("third {force}"),
        _ => format!("another {force}"),
    }
}

/// What a chit of Level 1 says.
pub(super) const fn of_level_one(chit: LevelOne) -> &'static str {
    match chit {
        LevelOne::Carrier => "carriers, their number unknown",
        LevelOne::Surface => "surface ships, it seemed",
        LevelOne::Large => "many ships of unknown kind",
        LevelOne::Medium => "some ships of unknown kind",
        LevelOne::Small => "a few ships of unknown kind",
        LevelOne::FalseContact => "nothing: a false contact",
        LevelOne::DoubleForce => "two forces in one",
    }
}
