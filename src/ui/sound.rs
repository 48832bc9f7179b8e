//! The battle as it is heard: each event that is shown makes its sound.

use leptos::ev;
use leptos::prelude::*;
use leptos_use::use_event_listener;

use super::controls::Controls;
use crate::view::sound::{Sound, sound_of};

/// Makes the sounds of what the playback shows, as it shows it. The table on screen at first, and one to
/// which an order was taken back, are silent.
pub fn listen(controls: Controls) {
    let Controls {
        playback, sound, ..
    } = controls;
    let _ = use_event_listener(document(), ev::visibilitychange, move |_| {
        if document().hidden() {
            sound.hush();
        }
    });
    Effect::new(move |before: Option<(usize, bool)>| {
        let now = (playback.upto(), playback.is_rolling());
        if let Some((upto, was_rolling)) = before {
            let heard = match now {
                (_, true) if !was_rolling => Some(Sound::Die),
                _ => None,
            };
            let shown = untrack(|| {
                playback.with_events(|shown| {
                    let new = shown.get(upto..).unwrap_or_default();
                    sound_of(new, was_rolling)
                })
            });
            if let Some(sounds) = shown.max(heard) {
                sound.play(sounds);
            }
        }
        now
    });
}
