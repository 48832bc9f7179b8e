//! The game as it is heard: each event that is shown makes its sound.

use leptos::prelude::*;
use page::sound::Sound;

use super::controls::Controls;
use crate::view::presentation::sound_of;

/// Makes the sounds of what the playback shows, as it shows it. The table on screen at first, and one to which an order was
/// taken back, are silent.
pub fn listen(controls: Controls) {
    let Controls {
        playback, sound, ..
    } = controls;
    Effect::new(move |before: Option<(usize, bool)>| {
        let cursor = playback.cursor();
        let now = (cursor.end, cursor.rolling);
        if let Some((upto, was_rolling)) = before {
            let falls = (now.1 && !was_rolling).then_some(Sound::Die);
            let shown = untrack(|| {
                playback
                    .with_record(|shown| sound_of(shown.events().get(upto..).unwrap_or_default()))
            });
            if let Some(sounds) = shown.max(falls) {
                sound.play(sounds);
            }
        }
        now
    });
}
