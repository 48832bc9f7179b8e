//! The chits of Level 1 that were drawn for forces (7.33).

use crate::engine::forces::{ForceId, LevelOne};
use crate::engine::{Choice, Event, EventRecord, ForceEvent};

/// A chit of Level 1 in somebody's hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelOneChit {
    /// For whom it was drawn.
    pub force: ForceId,
    /// What it says, once it is turned over.
    pub face: Option<LevelOne>,
}

/// The chits of Level 1 that were drawn in some events, in their order: each lies face down until it is turned over.
pub fn level_one_chits(events: &[EventRecord]) -> Vec<LevelOneChit> {
    let mut chits: Vec<LevelOneChit> = Vec::new();
    for record in events {
        if let Event::Pick {
            what: Choice::LevelOne(force),
            ..
        } = record.event
        {
            chits.push(LevelOneChit { force, face: None });
        } else if let Event::Forces(ForceEvent::LevelOneDrawn { force, chit, .. }) = record.event {
            let face = Some(chit);
            match chits.last_mut() {
                Some(last) if last.face.is_none() => last.face = face,
                _ => chits.push(LevelOneChit { force, face }),
            }
        }
    }
    chits
}
