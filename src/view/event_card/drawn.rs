//! What is learnt of a force as its chits are drawn (7.34, 7.35).

use super::pilot;
use crate::engine::forces::{ForceId, Intelligence};
use crate::engine::{EventRecord, Table};
use crate::view::account::{self, LevelOneChit, NewsKind, counter_after};
use crate::view::card::Fact;
use crate::view::chit::ChitView;

/// The chits of Level 1 that were drawn, in their order: each lies face down until it is turned over.
pub(super) fn chits(events: &[EventRecord]) -> Vec<ChitView> {
    let drawn = account::level_one_chits(events).into_iter().enumerate();
    let chit = |(number, chit): (usize, LevelOneChit)| ChitView {
        face: chit.face.map(|face| face.to_string()),
        ..ChitView::face_down(number, chit.force.to_string())
    };
    drawn.map(chit).collect()
}

/// What was known of a force before some events, and is known after them.
pub(super) struct Learnt {
    /// The counter that it has now.
    pub is: ForceId,
    /// Before, and now.
    pub known: (Intelligence, Intelligence),
}

impl Learnt {
    /// `table` is the table after the events.
    pub(super) fn of(events: &[EventRecord], first: ForceId, table: &Table) -> Learnt {
        let is = counter_after(events, first);
        let of_it = |force: ForceId| counter_after(events, force) == is;
        let changed = account::news(events).filter_map(|it| match it.what {
            NewsKind::Level { from, to } if of_it(it.force) => Some((from, to)),
            _ => None,
        });
        let changed: Vec<(Intelligence, Intelligence)> = changed.collect();
        let there = table.force(is).map(|force| force.intelligence);
        let there = there.unwrap_or(Intelligence::Level0);
        let was = changed.first().map_or(there, |(from, _)| *from);
        Learnt {
            is,
            known: (was, changed.last().map_or(was, |(_, to)| *to)),
        }
    }

    /// In a line; nothing where nothing new is known.
    pub(super) fn fact(&self) -> Option<Fact> {
        let (was, is) = self.known;
        (was != is).then(|| {
            let change = format!("{} \u{2192} {}", pilot::known(was), pilot::known(is));
            Fact::new("What is known", change, "")
        })
    }
}
