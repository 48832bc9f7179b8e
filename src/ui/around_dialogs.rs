//! What the table has to do with each dialog over it.

use leptos::prelude::*;
use page::parts::AroundDialogs;

use super::controls::Controls;
use super::parts::{Show, WatchControls};
use super::staff::StaffLine;
use super::state::Focus;

/// Each dialog takes the focus, and gives it to the question when it has gone; while a game is watched, what controls
/// that stands at its foot.
pub fn around_dialogs(controls: Controls) -> AroundDialogs {
    let focus = controls.focus;
    AroundDialogs {
        made: Callback::new(move |dialog| focus.take(Focus::Dialog, dialog, || true)),
        gone: Callback::new(move |()| focus.keep_or_send(Focus::Question)),
        foot: (move || view! { <WhileWatching controls /> }).into(),
    }
}

/// The controls of a game that is watched, in a dialog that belongs to it.
#[component]
fn WhileWatching(controls: Controls) -> impl IntoView {
    let Controls {
        playback, panels, ..
    } = controls;
    view! {
        <Show when=move || playback.is_watching() && panels.dialog().is_none()>
            <StaffLine />
            <WatchControls />
        </Show>
    }
}
