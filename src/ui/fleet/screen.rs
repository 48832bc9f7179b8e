//! The screen of a task group.

use leptos::html::Summary;
use leptos::prelude::*;

use super::shown;
use crate::engine::fleet::TaskGroupId;
use crate::ui::controls::Controls;
use crate::ui::parts::{Show, Unfolding};
use crate::ui::state::Focus;
use crate::view::fleet;

/// The ships around the carriers, or all ships of a group without them (6.14), to be opened.
#[component]
pub fn Screen(group: TaskGroupId) -> impl IntoView {
    let view = shown(move |table| fleet::screen(table, group));
    let summary = move || view.with(|screen| Some(screen.as_ref()?.summary.clone()));
    let ships = move || view.with(|screen| Some(screen.as_ref()?.ships.clone()));
    let focus = expect_context::<Controls>().focus;
    let drawn = move || {
        // The log leads to her ships.
        let line = NodeRef::<Summary>::new();
        focus.take(Focus::Screen(group), line, || true);
        view! { <summary node_ref=line translate="no" prop:textContent=move || summary()></summary> }
    };
    view! {
        <Show when=move || view.with(Option::is_some)>
            <Unfolding class="screen" name=format!("screen of {group}")>
                {drawn()}
                <p class="muted" translate="no" prop:textContent=move || ships()></p>
            </Unfolding>
        </Show>
    }
}
