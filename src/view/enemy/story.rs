//! The stories of the forces, from the events shown so far: when each was seen, by whom and at what range, each
//! die, each chit, each move, each loss of contact.

mod followed;
mod together;
mod words;

use std::collections::BTreeMap;

use crate::engine::forces::ForceId;
use crate::engine::map::HexId;
use crate::view::account::{self, ForceAccount};
use crate::view::record::Die;
use crate::view::shown_record::ShownRecord;
use followed::Followed;

pub use together::{Entries, entries};

/// Something that happened to a force, or was learnt of it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StoryEntry {
    /// The number of its event, which with its words makes it one.
    pub number: usize,
    /// The turn and the phase, where they are not those of the entry before.
    pub when: Option<String>,
    /// What happened.
    pub title: String,
    /// How, in small.
    pub detail: String,
    /// Where the force was then.
    pub hex: HexId,
    /// The die, with the number of its event.
    pub die: Option<(Die, usize)>,
    /// Of what kind it is.
    pub kind: StoryKind,
    /// Where it tells of its chit: whether it would strike.
    activation: Option<bool>,
}

/// Of what kind a part of the story is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StoryKind {
    /// It was seen.
    Seen,
    /// It was looked for in vain.
    Missed,
    /// Something was learnt of it.
    Learnt,
    /// It moved, and did nothing else.
    Steamed,
    /// Its chit came up; or it does something else with its ships.
    Moved,
    /// Contact with it faded, or was lost.
    Faded,
    /// It was attacked.
    Attacked,
}

impl StoryEntry {
    /// Adds how, in small.
    fn add(&mut self, detail: &str) {
        if !self.detail.is_empty() {
            self.detail += "; ";
        }
        self.detail += detail;
    }
}

/// The stories of all forces, each with the oldest first. A letter that was used before begins anew.
pub fn stories(shown: ShownRecord) -> BTreeMap<ForceId, Vec<StoryEntry>> {
    let searches = account::searches(shown.events());
    let forces = account::forces_by_counter(shown).into_iter();
    let began = shown.events().first().map_or(0, |it| it.at.turn.date());
    let story = |(id, told): (ForceId, ForceAccount)| {
        let mut followed = Followed::default();
        for happening in told.story {
            followed.follow(happening, &searches);
        }
        (id, followed.story(began))
    };
    forces.map(story).collect()
}
