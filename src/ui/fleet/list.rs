//! What the tab "Fleet" shows.

use leptos::prelude::*;

use super::detachment::Detachment;
use super::group_row::GroupRow;
use super::screen::Screen;
use super::shown;
use super::task_force::TaskForce;
use crate::engine::fleet::TaskGroupId;
use crate::ui::parts::{List, Show};
use crate::view::fleet;

/// The fleet: how each task group is, with her ships. Her decks, where they are used, are on the stage.
#[component]
pub fn FleetDisplay() -> impl IntoView {
    let uses_decks = shown(fleet::decks_are_used);
    view! {
        <Show when=move || uses_decks.get() fallback=|| view! { <TaskForce /> }>
            <Groups />
        </Show>
    }
}

/// The task groups. Groups can come to be (6.15).
#[component]
fn Groups() -> impl IntoView {
    let groups = shown(fleet::task_groups);
    view! {
        <List each=move || groups.get() let:group>
            <Group group />
        </List>
    }
}

#[component]
fn Group(group: TaskGroupId) -> impl IntoView {
    view! {
        <section
            class="group"
            data-unit=format!("TG {group}")
            aria-label=format!("Task Group {group}, her ships")
        >
            <GroupRow group />
            <Screen group />
            <Detachment group />
        </section>
    }
}
