//! Who hit the Japanese ships: each is told with whoever hit her most, and what others did to her beside it.

use crate::engine::ships::ShipId;
use crate::engine::{EventRecord, HitKind, count_of};
use crate::view::account::{self, Loss};
use crate::view::wording;

/// Who hits Japanese ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Hitter {
    /// The planes of our strikes.
    Strikes,
    /// The guns of our ships (21.25).
    Guns,
    /// Our submarines (14.16).
    Submarines,
}

/// Who hit a Japanese ship how often.
pub(super) struct Credit {
    /// The ship.
    pub ship: ShipId,
    /// The hits, by who scored them, in the order in which each first did.
    hits: Vec<(Hitter, u32)>,
    /// Who hit her last.
    last: Hitter,
}

impl Hitter {
    const fn of(kind: HitKind) -> Option<Hitter> {
        match kind {
            HitKind::AirAttack => Some(Hitter::Strikes),
            HitKind::Gunfire => Some(Hitter::Guns),
            HitKind::Torpedo => Some(Hitter::Submarines),
            HitKind::Fire => None,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Hitter::Strikes => "strikes",
            Hitter::Guns => "gunfire",
            Hitter::Submarines => "submarines",
        }
    }
}

impl Credit {
    /// Her hits by somebody.
    pub fn hits_by(&self, hitter: Hitter) -> u32 {
        let by = self.hits.iter().find(|(by, _)| *by == hitter);
        by.map_or(0, |(_, hits)| *hits)
    }

    /// Whose she is told to be: who hit her most, and of those alike who did so last.
    pub fn goes_to(&self) -> Hitter {
        let most = self.hits.iter();
        let most = most.max_by_key(|(by, hits)| (*hits, *by == self.last));
        most.map_or(self.last, |(by, _)| *by)
    }

    /// Who hit her last: whoever sank her, if she went down.
    pub const fn last(&self) -> Hitter {
        self.last
    }

    /// "4 hits by submarines and 2 by strikes": who hit her how often, where several did.
    pub fn shares(&self) -> Option<String> {
        let share = |(n, (by, hits)): (usize, &(Hitter, u32))| match n {
            0 => format!("{} by {}", count_of(*hits, "hit", "hits"), by.name()),
            _ => format!("{hits} by {}", by.name()),
        };
        let words: Vec<String> = self.hits.iter().enumerate().map(share).collect();
        (words.len() > 1).then(|| wording::list(&words))
    }
}

/// The Japanese ships that were hit in some events, each with who hit her how often.
pub(super) fn credits(events: &[EventRecord]) -> Vec<Credit> {
    let mut credits: Vec<Credit> = Vec::new();
    for loss in account::losses(events) {
        let (ship, more, by) = match loss {
            Loss::Hits { ship, hits, by } => (ship, hits, Hitter::of(by)),
            Loss::WaitingHits { ship, hits } => (ship, hits, Some(Hitter::Submarines)),
            Loss::Unit(_) | Loss::Points(_) | Loss::Through { .. } => continue,
        };
        let Some(by) = by.filter(|_| !ship.is_us() && more > 0) else {
            continue;
        };
        let more = u32::from(more);
        let Some(known) = credits.iter_mut().find(|credit| credit.ship == ship) else {
            let (hits, last) = (vec![(by, more)], by);
            credits.push(Credit { ship, hits, last });
            continue;
        };
        known.last = by;
        match known.hits.iter_mut().find(|(other, _)| *other == by) {
            Some((_, hits)) => *hits += more,
            None => known.hits.push((by, more)),
        }
    }
    credits
}
