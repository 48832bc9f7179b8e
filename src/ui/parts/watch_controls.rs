//! The controls of a game that is watched: pause, step, speed, stop.

use leptos::html::Button;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::staff::StaffButtons;
use crate::ui::state::{Focus, Speed};
use crate::view::record;

/// The speeds to choose from.
const SPEEDS: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

/// Pause, step and speed; of a game that is watched again how far it has been shown, and stop; where the staff plays,
/// what the player can do about that.
#[component]
pub fn WatchControls() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let pause = NodeRef::<Button>::new();
    controls.focus.take(Focus::Question, pause, || true);
    let has_staff = Memo::new(move |_| playback.staff().is_some());
    let label = move || match has_staff.get() {
        true => "Watching the staff",
        false => "Watching the battle again",
    };
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
        <div class="watch" role="group" aria-label=label>
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
            <Show when=move || has_staff.get() fallback=Stop>
                <StaffButtons />
            </Show>
        </div>
    }
}

/// How far a game that is watched again has been shown, and the button that has seen enough.
#[component]
fn Stop() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    view! {
        <progress
            aria-label="How far the battle has been shown"
            max=move || playback.progress().1.to_string()
            value=move || playback.progress().0.to_string()
        ></progress>
        <button class="btn small" on:click=move |_| controls.stop_watching()>
            "Stop"
        </button>
    }
}
