//! The display of a task group (6.1).

use leptos::prelude::*;

use super::cap_box::CapBox;
use super::carrier::Carrier;
use super::plan::PlanPicker;
use super::shown;
use crate::engine::fleet::TaskGroupId;
use crate::ui::parts::{List, memo_or_last};
use crate::view::fleet::{self, GUNS, TaskGroupView};

/// A task group with carriers: her guns and patrols, and their decks. Each part is drawn by itself: an
/// order changes few of them.
#[component]
pub fn TaskGroupDisplay(group: TaskGroupId) -> impl IntoView {
    let carriers = shown(move |table| fleet::carriers(table, group));
    view! {
        <section
            class="group"
            data-unit=format!("TG {group}")
            aria-label=format!("Task Group {group}")
        >
            <Head group />
            <ol class="carriers">
                <List each=move || carriers.get() let:carrier>
                    <Carrier carrier />
                </List>
            </ol>
        </section>
    }
}

/// The group's name, hex and guns, her CAP box, and how her decks are handled.
#[component]
fn Head(group: TaskGroupId) -> impl IntoView {
    let view = shown(move |table| fleet::task_group(table, group));
    let part = move |read: fn(&TaskGroupView) -> &String| {
        view.with(|view| view.as_ref().map(read).cloned().unwrap_or_default())
    };
    let cap = shown(move |table| fleet::cap_box(table, group));
    // Read once: what changes in it, the memo reads.
    let cap_box = cap
        .get_untracked()
        .map(|first| view! { <CapBox view=memo_or_last(first, move || cap.get()) /> });
    view! {
        <div class="group-head">
            <h2 translate="no" prop:textContent=move || part(|group| &group.name)></h2>
            <span class="aa" title=GUNS translate="no" prop:textContent=move || part(|group| &group.guns)></span>
            <span class="muted" translate="no" prop:textContent=move || part(|group| &group.hex)></span>
            {cap_box}
            <PlanPicker group />
        </div>
    }
}
