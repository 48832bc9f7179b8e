//! Which sound is heard of several (`presentation` says which event makes which).

use super::presentation::presentation;
use crate::engine::EventRecord;

pub use page::sound::{BLOCKED, Sound, Source, Tone, switched, volume};

/// The sound of what is shown at once: the weightiest of all. `has_rolled` says that the first of it is a
/// die that was seen to roll.
pub fn sound_of(shown: &[EventRecord], has_rolled: bool) -> Option<Sound> {
    let shown = &shown[usize::from(has_rolled).min(shown.len())..];
    let sounds = shown.iter().map(|it| presentation(&it.event).sound);
    sounds.flatten().max()
}
