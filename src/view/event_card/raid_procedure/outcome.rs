//! What a force that comes up is, and what its card comes to.

use crate::engine::forces::{Launcher, RaidId};
use crate::engine::{AirPoints, EventRecord, Purpose, Scenario};
use crate::view::account::{
    self, HuntFate, Loss, News, NewsKind, PointsLost, RaidProcedurePart, SubmarineAccount,
};
use crate::view::event_card::kind::CardKind;

/// Whether the forces of a game raid, so that each that comes up has a card of its own.
pub fn forces_raid(shown: &[EventRecord]) -> bool {
    let Some((scenario, variants)) = account::set_up(shown) else {
        return false;
    };
    let scenario = Scenario::numbered(scenario);
    scenario.is_some_and(|scenario| scenario.force_raids(variants).is_some())
}

/// What the whole of an activation came to.
pub(in crate::view::event_card) fn kind(events: &[EventRecord]) -> CardKind {
    let launches = |(_, part): (usize, RaidProcedurePart)| part == RaidProcedurePart::Launches;
    let any = |is: fn(NewsKind) -> bool| account::news(events).any(|it| is(it.what));
    if account::raid_procedure(events).any(launches) {
        CardKind::RaidLaunched
    } else if any(|news| news.loses_contact()) || is_grave(events) {
        CardKind::ForceGone
    } else if any(|news| news == NewsKind::CalledBack) {
        CardKind::CalledBack
    } else {
        CardKind::ComesUp
    }
}

/// Whether something happened that nobody should miss.
fn is_grave(events: &[EventRecord]) -> bool {
    let submarines = SubmarineAccount::of(events);
    let is_hurt = |fate| matches!(fate, HuntFate::Pinned(_) | HuntFate::Lost);
    account::news(events).any(|it| matches!(it.what, NewsKind::GetsPast(..)))
        || account::commitment_limit(events).is_some()
        || !submarines.given.is_empty()
        || submarines.hunted.into_iter().any(|(_, fate)| is_hurt(fate))
        || planes_without_deck(events).next().is_some()
}

/// Planes of raids that came home to no deck: whose they were, and how many points (10.33).
pub(super) fn planes_without_deck(events: &[EventRecord]) -> impl Iterator<Item = (RaidId, u8)> {
    account::losses(events).filter_map(|loss| match loss {
        Loss::Points(PointsLost {
            of: AirPoints::Returning(raid),
            points,
            ..
        }) => Some((raid, points)),
        _ => None,
    })
}

/// The force that comes up, by the counter that it had first, or Guam; of crippled ships alone, the first of them.
pub(super) fn force(events: &[EventRecord]) -> Option<Launcher> {
    let asked = account::raid_procedure(events).find_map(|(_, part)| match part {
        RaidProcedurePart::Begins(by, _) => Some(by),
        _ => None,
    });
    asked.or_else(|| {
        let mut news = account::news(events);
        let acts = |it: &News| matches!(it.what, NewsKind::Moves { .. } | NewsKind::Contact { .. });
        let acted = news.find(acts).map(|it| (it.number, it.force));
        let mut dice = events.iter().enumerate();
        let hunted = dice.find_map(|(number, it)| match it.event.roll()?.purpose {
            Purpose::Hunt(force, _) => Some((number, force)),
            _ => None,
        });
        let first = acted.into_iter().chain(hunted).min_by_key(|it| it.0);
        first.map(|(_, force)| force.into())
    })
}
