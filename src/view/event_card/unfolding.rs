//! Cards that hang on dice: their cards stand while the dice fall.

use super::span::{CardKind, Span};
use super::{bases, commitment, fires, raid_procedure, torpedoed, unseen, us_submarines};
use crate::engine::{EventRecord, Roll};

/// The moment that the events shown are in the middle of, if they are: its card stands while they come.
pub fn unfolding(shown: &[EventRecord], told: usize) -> Option<Span> {
    let fires = || Some((CardKind::Fire, fires::first(shown, told, shown.len())?));
    let torpedoes = || {
        Some((
            CardKind::Torpedoed,
            torpedoed::first(shown, told, shown.len())?,
        ))
    };
    let of_ours = || {
        let (from, doing) = us_submarines::first(shown, told, shown.len())?;
        Some((doing.kind(), from))
    };
    let of_base = || {
        Some((
            CardKind::Reinforced,
            bases::first(shown, told, shown.len())?,
        ))
    };
    let limit = || {
        let standing = commitment::standing(shown, told, shown.len());
        standing.filter(|(kind, _)| *kind == CardKind::LimitReached)
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
pub fn begun_by(shown: &[EventRecord], told: usize, roll: &Roll) -> Option<Span> {
    let torpedoes = || {
        let is_first = torpedoed::first(shown, told, shown.len()).is_none();
        (is_first && torpedoed::is_watched(roll)).then_some(CardKind::Torpedoed)
    };
    let of_base = || bases::begins_with(roll).then_some(CardKind::Reinforced);
    let of_cripples = || {
        let is_attack = us_submarines::first(shown, told, shown.len()).is_some();
        let begins = !is_attack && raid_procedure::begins_with(shown, told, roll);
        begins.then_some(CardKind::ComesUp)
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
pub fn is_watched(shown: &[EventRecord], roll: &Roll) -> bool {
    fires::is_watched(shown, roll)
        || torpedoed::is_watched(roll)
        || us_submarines::is_watched(shown, roll)
        || bases::is_watched(shown, roll)
        || commitment::is_watched(shown, roll)
        || unseen::is_watched(shown, roll)
        || raid_procedure::is_watched(shown, roll)
}
