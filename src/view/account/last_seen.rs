//! When the forces on the map were last seen: reported, found again, made out better, or found by a submarine.

use std::collections::BTreeMap;

use super::news::{NewsKind, of_event};
use super::search::attempts;
use super::submarines::in_periscope;
use crate::engine::forces::ForceId;
use crate::engine::{EventRecord, GameTime};

/// When each force was last seen, by the counter it has after these events.
pub fn last_seen(events: &[EventRecord]) -> BTreeMap<ForceId, GameTime> {
    let mut seen: BTreeMap<ForceId, GameTime> = BTreeMap::new();
    for record in events {
        let news = of_event(&record.event);
        if let Some((force, NewsKind::Counter(by))) = news
            && let Some(at) = seen.remove(&force)
        {
            seen.insert(by, at);
        }
        let sight = news.and_then(|(force, what)| seen_by(force, what));
        if let Some(force) = sight.or_else(|| in_periscope(&record.event)) {
            seen.insert(force, record.at);
        }
    }
    // A search that sees a force again as well as before changes nothing, and it was seen all the same.
    for attempt in attempts(events).iter().filter(|it| it.is_seen()) {
        if let Some(at) = seen.get_mut(&attempt.is_now) {
            let when = |at: GameTime| (at.turn, at.phase);
            if when(*at) < when(attempt.at) {
                *at = attempt.at;
            }
        }
    }
    seen
}

/// The force that news are a sight of, if they are: the one they are of, or one that was found with it.
fn seen_by(force: ForceId, what: NewsKind) -> Option<ForceId> {
    if let NewsKind::TwoForces(other, _) = what {
        return Some(other);
    }
    let is_found_again = matches!(what, NewsKind::Contact { from, to } if to > from);
    let is_made_out = matches!(what, NewsKind::Reported(..) | NewsKind::Level { .. });
    (is_found_again || is_made_out).then_some(force)
}
