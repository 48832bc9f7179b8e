//! The displays of the task groups: their decks, or a list of them.

use leptos::prelude::*;

use super::shown;
use super::task_force::TaskForce;
use super::task_group::TaskGroupDisplay;
use crate::ui::parts::Rows;
use crate::view::fleet;

/// The fleet: with decks where they are used, and else as a list.
#[component]
pub fn FleetDisplay() -> impl IntoView {
    let uses_decks = shown(fleet::decks_are_used);
    view! {
        <Show when=move || uses_decks.get() fallback=|| view! { <TaskForce /> }>
            <Decks />
        </Show>
    }
}

/// The task group displays (6.1). Groups can come to be (6.15).
#[component]
pub fn Decks() -> impl IntoView {
    let groups = shown(fleet::task_groups);
    view! {
        <Rows of=groups each=|all| all key=|group| *group let:group>
            <TaskGroupDisplay group=group.get_untracked() />
        </Rows>
    }
}
