//! Looks in vain one after the other, told together.

use super::{StoryEntry, StoryKind};

/// An entry of a story, or several: looks in vain one after the other are told together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entries {
    /// One by itself.
    One(StoryEntry),
    /// Some that tell of nothing.
    InVain {
        /// The turn and the phase, where they are not those of the entry before.
        when: Option<String>,
        /// How many there were.
        title: String,
        /// They.
        entries: Vec<StoryEntry>,
    },
}

/// A story, its looks in vain together.
pub fn entries(story: Vec<StoryEntry>) -> Vec<Entries> {
    let mut told: Vec<Entries> = Vec::new();
    for entry in story {
        match (told.last_mut(), entry.kind) {
            // Those of another phase stand apart.
            (Some(Entries::InVain { title, entries, .. }), StoryKind::Missed)
                if entry.when.is_none() =>
            {
                entries.push(entry);
                *title = format!("Looked for in vain {} times", entries.len());
            }
            (Some(Entries::One(first)), StoryKind::Missed)
                if first.kind == StoryKind::Missed && entry.when.is_none() =>
            {
                let first = first.clone();
                told.pop();
                told.push(Entries::InVain {
                    when: first.when.clone(),
                    title: "Looked for in vain twice".to_owned(),
                    entries: vec![
                        StoryEntry {
                            when: None,
                            ..first
                        },
                        entry,
                    ],
                });
            }
            _ => told.push(Entries::One(entry)),
        }
    }
    told
}
