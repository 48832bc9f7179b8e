//! Moments that hang on dice: their cards stand while the dice fall.

use super::span::{MomentKind, Span};
use super::{bases, commitment, fires, raid_procedure, torpedoed, unseen, us_submarines};
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
    let of_ours = || {
        let (from, doing) = us_submarines::first(shown, told, shown.len())?;
        Some((doing.kind(), from))
    };
    let of_base = || {
        Some((
            MomentKind::Reinforced,
            bases::first(shown, told, shown.len())?,
        ))
    };
    let limit = || {
        let standing = commitment::standing(shown, told, shown.len());
        standing.filter(|(kind, _)| *kind == MomentKind::LimitReached)
    };
    let (kind, from) = fires()
        .or_else(torpedoes)
        .or_else(of_ours)
        .or_else(of_base)
        .or_else(|| raid_procedure::unfolding(shown, told))
        .or_else(limit)
        .or_else(|| unseen::unfolding(shown, told))?;
    Some(Span {
        kind,
        from,
        upto: shown.len(),
        is_over: false,
    })
}

/// The moment that a die begins which rolls next, if it begins one: nothing of it has been shown yet.
pub fn begun_by(shown: &[Happening], told: usize, roll: &Roll) -> Option<Span> {
    let torpedoes = || {
        let is_first = torpedoed::first(shown, told, shown.len()).is_none();
        (is_first && torpedoed::is_watched(roll)).then_some(MomentKind::Torpedoed)
    };
    let of_base = || bases::begins_with(roll).then_some(MomentKind::Reinforced);
    let of_cripples = || {
        let is_attack = us_submarines::first(shown, told, shown.len()).is_some();
        let begins = !is_attack && raid_procedure::begins_with(shown, told, roll);
        begins.then_some(MomentKind::ComesUp)
    };
    let kind = us_submarines::begins_with(roll)
        .map(us_submarines::Doing::kind)
        .or_else(torpedoes)
        .or_else(of_base)
        .or_else(of_cripples)?;
    Some(Span {
        kind,
        from: shown.len(),
        upto: shown.len(),
        is_over: false,
    })
}

/// Whether a die outside fights is watched as it rolls: one that says what a search sees, or what that is, what a force
/// does that comes up, what becomes of a fire, what a submarine does or what becomes of it, or whether aircraft come to
/// Guam.
pub fn is_watched(shown: &[Happening], roll: &Roll) -> bool {
    fires::is_watched(shown, roll)
        || torpedoed::is_watched(roll)
        || us_submarines::is_watched(shown, roll)
        || bases::is_watched(shown, roll)
        || commitment::is_watched(shown, roll)
        || unseen::is_watched(shown, roll)
        || raid_procedure::is_watched(shown, roll)
}
