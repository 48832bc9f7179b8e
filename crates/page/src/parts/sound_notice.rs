//! What is said of a switch of the sound.

use gloo_timers::callback::Timeout;
use leptos::prelude::*;

use crate::stores::SoundStore;

/// Milliseconds for which it is said that sound was turned on or off.
const SAID: u32 = 2500;

/// Says for a moment that sound was turned on or off.
#[component]
pub fn SoundNotice() -> impl IntoView {
    let sound = expect_context::<SoundStore>();
    Effect::new(move |_| {
        if !sound.said().is_empty() {
            StoredValue::new_local(Timeout::new(SAID, move || sound.forget()));
        }
    });
    view! {
        <p
            class="sound-said" role="status" class:shown=move || !sound.said().is_empty()
            translate="no"
            prop:textContent=move || sound.said()
        ></p>
    }
}
