//! The controls of a game that is watched again: pause, step, speed, and the way back to the present.

use leptos::html::Button;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::state::{Focus, Speed};
use crate::view::record;

/// The speeds to choose from.
const SPEEDS: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

/// Pause, step, speed and stop, with how far the game has been shown.
#[component]
pub fn WatchControls() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let is_over = playback.has_seen_end();
    let pause = NodeRef::<Button>::new();
    controls.focus.take(Focus::Question, pause, || true);
    let is_paused = move || playback.is_paused();
    let step = move |_| {
        playback.pause(true);
        playback.go_on();
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
        <div class="watch" role="group" aria-label="Watching the battle again">
            <button
                class="btn small primary"
                node_ref=pause
                on:click=move |_| playback.pause(!is_paused())
            >
                {move || if is_paused() { "Go on" } else { "Pause" }}
            </button>
            <button class="btn small" on:click=step>
                "Step"
            </button>
            <div class="watch-speeds" role="group" aria-label="Speed">
                {SPEEDS.map(speed)}
            </div>
            <progress
                aria-label="How far the battle has been shown"
                max=move || playback.progress().1.to_string()
                value=move || playback.progress().0.to_string()
            ></progress>
            <button class="btn small" id="way-back" on:click=move |_| controls.stop_watching()>
                {record::way_back(is_over)}
            </button>
        </div>
    }
}
