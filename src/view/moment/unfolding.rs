//! Moments that hang on dice: their cards stand while the dice fall.

use super::span::{MomentKind, Span};
use super::{fires, raid_procedure, torpedoed, unseen};
use crate::engine::{Happening, Roll};

/// The moment that the events shown are in the middle of, if they are: its card stands while they come.
pub fn unfolding(shown: &[Happening], told: usize) -> Option<Span> {
    let fires = || Some((MomentKind::Fire, fires::first(shown, told, shown.len())?));
    let torpedoes = || {
        Some((
            MomentKind::Torpedoed,
            torpedoed::first(shown, told, shown.len())?,
        ))
    };
    let (kind, from) = fires()
        .or_else(torpedoes)
        .or_else(|| raid_procedure::unfolding(shown, told))
        .or_else(|| unseen::unfolding(shown, told))?;
    Some(Span {
        kind,
        from,
        upto: shown.len(),
        is_over: false,
    })
}

/// Whether a die outside fights is watched as it rolls: one that says what a search sees, or what that is, what a force
/// does that comes up, what becomes of a fire, or what a submarine does.
pub fn is_watched(shown: &[Happening], roll: &Roll) -> bool {
    fires::is_watched(shown, roll)
        || torpedoed::is_watched(roll)
        || unseen::is_watched(shown, roll)
        || raid_procedure::is_watched(shown, roll)
}
