//! The display of a task group (6.1).

use leptos::prelude::*;

use super::cap_box::CapBox;
use super::carrier::Carrier;
use super::plan::PlanPicker;
use super::shown;
use crate::engine::fleet::TaskGroupId;
use crate::ui::parts::{List, memo_or_last};
use crate::view::fleet::{self, GUNS};

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
    let name = move || view.get().map(|group| group.name);
    let hex = move || view.get().map(|group| group.hex);
    let guns = move || view.get().map(|group| group.guns);
    let cap = shown(move |table| fleet::cap_box(table, group));
    let cap_box = move || {
        // Read once: what changes in it, `lasting` reads.
        let first = cap.get_untracked()?;
        Some(view! { <CapBox view=memo_or_last(first, move || cap.get()) /> })
    };
    view! {
        <div class="group-head">
            <h2>{move || name()}</h2>
            <span class="aa" title=GUNS>
                {move || guns()}
            </span>
            <span class="muted">{move || hex()}</span>
            {move || cap_box()}
            <PlanPicker group />
        </div>
    }
}
