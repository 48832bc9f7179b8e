//! The odds of finding a force, in words.

use crate::engine::forecast::attacks::ContactOdds;

/// The odds of an attempt to find a force (5.21).
pub fn contact_odds(odds: &ContactOdds) -> String {
    let wrong = match odds.wrong {
        0 => String::new(),
        wrong => format!(", {wrong}0% another force"),
    };
    format!("{}0% finds it{wrong}", odds.found)
}
