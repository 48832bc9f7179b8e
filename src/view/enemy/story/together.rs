//! What is the same again and again, told together: looks in vain in a phase, and moves from turn to turn.

use super::{StoryEntry, StoryKind};

/// An entry of a story, or several that say the same and are told together.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entries {
    /// One by itself.
    One(StoryEntry),
    /// Some that say the same.
    Together {
        /// The turn and the phase of the first, where they are not those of the entry before.
        when: Option<String>,
        /// How many there were.
        title: String,
        /// Of what kind all of them are.
        kind: StoryKind,
        /// They, the first without its turn.
        entries: Vec<StoryEntry>,
    },
}

/// A story, with what is the same told together.
pub fn entries(story: Vec<StoryEntry>) -> Vec<Entries> {
    let mut runs: Vec<Vec<StoryEntry>> = Vec::new();
    for entry in story {
        match runs.last_mut() {
            Some(run) if run.last().is_some_and(|last| goes_on(last, &entry)) => run.push(entry),
            _ => runs.push(vec![entry]),
        }
    }
    runs.into_iter().filter_map(together).collect()
}

/// Whether an entry says the same as the one before it. Looks in vain of another phase stand apart.
fn goes_on(last: &StoryEntry, entry: &StoryEntry) -> bool {
    last.kind == entry.kind
        && match entry.kind {
            StoryKind::Missed => entry.when.is_none(),
            StoryKind::Steamed => true,
            _ => false,
        }
}

fn together(mut run: Vec<StoryEntry>) -> Option<Entries> {
    let last = run.last()?;
    let (kind, hex, times) = (last.kind, last.hex, in_words(run.len()));
    if run.len() == 1 {
        return run.pop().map(Entries::One);
    }
    let title = match kind {
        StoryKind::Steamed => format!("Moves on {times}, to {hex}"),
        _ => format!("Looked for in vain {times}"),
    };
    let when = run.first_mut()?.when.take();
    Some(Entries::Together {
        when,
        title,
        kind,
        entries: run,
    })
}

fn in_words(times: usize) -> String {
    match times {
        2 => "twice".to_owned(),
        times => format!("{times} times"),
    }
}
