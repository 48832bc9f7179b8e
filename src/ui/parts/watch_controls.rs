//! The controls of a game that is watched: pause, step, speed, and what ends it.

use leptos::html::Button;
use leptos::prelude::*;

use super::Show;
use crate::ui::controls::Controls;
use crate::ui::staff::StaffButtons;
use crate::ui::state::{Focus, Speed};
use crate::view::record;

/// The speeds to choose from.
const SPEEDS: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

/// Pause, step and speed; of what was before how far it has been shown, and the way back to the present; where the staff
/// plays, what the player can do about that.
#[component]
pub fn WatchControls() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let pause = NodeRef::<Button>::new();
    controls.focus.take(Focus::Question, pause, || true);
    let has_staff = Memo::new(move |_| playback.staff().is_some());
    let label = move || match has_staff.get() {
        true => "Watching the staff",
        false => record::looking(playback.has_seen_end()),
    };
    let is_paused = move || playback.is_paused();
    let step = move |_| {
        playback.pause(true);
        controls.go_on();
    };
    let speed = move |speed: Speed| {
        view! {
            <button
                class="btn small"
                aria-pressed=move || (playback.watching_speed() == Some(speed)).to_string()
                on:click=move |_| playback.set_watching_speed(speed)
            >
                {record::speed(speed)}
            </button>
        }
    };
    view! {
        <div class="watch" role="group" aria-label=move || label()>
            <button
                class="btn small primary"
                node_ref=pause
                on:click=move |_| playback.pause(!is_paused())
                translate="no"
                prop:textContent=move || if is_paused() { "Go on" } else { "Pause" }
            ></button>
            <button class="btn small" on:click=step>
                "Step"
            </button>
            <div class="watch-speeds" role="group" aria-label="Speed">
                {SPEEDS.map(speed)}
            </div>
            <Show when=move || has_staff.get() fallback=WayBack>
                <StaffButtons />
            </Show>
        </div>
    }
}

/// How far the battle has been shown, and the way back to the present.
#[component]
fn WayBack() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let is_over = playback.has_seen_end();
    view! {
        <progress
            aria-label="How far the battle has been shown"
            max=move || playback.progress().1.to_string()
            value=move || playback.progress().0.to_string()
        ></progress>
        <button class="btn small" id="way-back" on:click=move |_| controls.stop_watching()>
            {record::way_back(is_over)}
        </button>
    }
}
