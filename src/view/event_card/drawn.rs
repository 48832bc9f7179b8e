//! What is learnt of a force as its chits are drawn (7.34, 7.35).

use super::card::each;
use super::pilot;
use super::raid_procedure::now;
use crate::engine::forces::{ForceId, Intelligence};
use crate::engine::{Choice, Event, EventRecord, ForceEvent, Table};
use crate::view::card::Fact;
use crate::view::chit::ChitView;

/// The chits of Level 1 that were drawn, in their order: each lies face down until it is turned over.
pub(super) fn chits(events: &[EventRecord]) -> Vec<ChitView> {
    let mut chits: Vec<ChitView> = Vec::new();
    for event in events.iter().map(|it| &it.event) {
        let (force, face) = match event {
            Event::Pick {
                what: Choice::LevelOne(force),
                ..
            } => (force, None),
            Event::Forces(ForceEvent::LevelOneDrawn { force, chit, .. }) => {
                (force, Some(chit.to_string()))
            }
            _ => continue,
        };
        match chits.last_mut() {
            Some(last) if last.face.is_none() && face.is_some() => last.face = face,
            _ => chits.push(ChitView {
                face,
                ..ChitView::face_down(chits.len(), force.to_string())
            }),
        }
    }
    chits
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
        let is = now(events, first);
        let of_it = |force: ForceId| now(events, force) == is;
        let changed = each(events, |event| match event {
            Event::Forces(ForceEvent::Intelligence { force, from, to }) if of_it(*force) => {
                Some((*from, *to))
            }
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
