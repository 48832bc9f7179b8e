//! The screen of a task group.

use leptos::prelude::*;

use super::shown;
use crate::engine::fleet::TaskGroupId;
use crate::view::fleet;

/// The ships around the carriers, or all ships of a group without them (6.14), to be opened.
#[component]
pub fn Screen(group: TaskGroupId) -> impl IntoView {
    let view = shown(move |look| fleet::screen(look.table, group));
    let has_ships = Memo::new(move |_| view.with(Option::is_some));
    let summary = move || view.get().map(|screen| screen.summary);
    let ships = move || view.get().map(|screen| screen.ships);
    view! {
        <Show when=move || has_ships.get()>
            <details class="screen">
                <summary>{summary}</summary>
                <p class="muted">{ships}</p>
            </details>
        </Show>
    }
}
