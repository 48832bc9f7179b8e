//! The display of a task group (6.1).

use leptos::prelude::*;

use super::cap_box::CapBox;
use super::carrier::Carrier;
use super::detachment::Detachment;
use super::plan::PlanPicker;
use super::screen::Screen;
use super::shown;
use crate::engine::fleet::TaskGroupId;
use crate::ui::parts::{Rows, lasting};
use crate::view::fleet::{self, GUNS};

/// A task group: her guns and patrols, her carriers with their decks, her screen. Each part is drawn by
/// itself: an order changes few of them.
#[component]
pub fn TaskGroupDisplay(group: TaskGroupId) -> impl IntoView {
    let carriers = shown(move |table| fleet::carriers(table, group));
    let has_carriers = Memo::new(move |_| carriers.with(|carriers| !carriers.is_empty()));
    let cap = shown(move |table| fleet::cap_box(table, group));
    let cap_box = move || {
        // Read once: what changes in it, `lasting` reads.
        let first = has_carriers.get().then(|| cap.get_untracked()).flatten()?;
        Some(view! { <CapBox view=lasting(first, move || cap.get()) /> })
    };
    view! {
        <section
            class="group"
            data-unit=format!("TG {group}")
            aria-label=format!("Task Group {group}")
        >
            <Head group />
            {cap_box}
            <Show when=move || has_carriers.get()>
                <PlanPicker group />
                <ol class="carriers">
                    <Rows of=carriers each=|all| all key=|carrier| *carrier let:carrier>
                        <Carrier carrier=carrier.get_untracked() />
                    </Rows>
                </ol>
            </Show>
            <Screen group />
            <Detachment group />
        </section>
    }
}

/// The group's name, hex and guns.
#[component]
fn Head(group: TaskGroupId) -> impl IntoView {
    let view = shown(move |table| fleet::task_group(table, group));
    let name = move || view.get().map(|group| group.name);
    let hex = move || view.get().map(|group| group.hex);
    let guns = move || view.get().map(|group| group.guns);
    view! {
        <h3>
            <span>{name}</span>
            <small>{hex}</small>
            <span class="aa" title=GUNS>
                {guns}
            </span>
        </h3>
    }
}
