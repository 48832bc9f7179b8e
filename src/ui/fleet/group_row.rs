//! A task group as a row of state and warnings.

use leptos::prelude::*;

use super::glance::CarrierInMarks;
use super::shown;
use crate::engine::fleet::TaskGroupId;
use crate::ui::controls::Controls;
use crate::view::fleet::{self, GroupAtAGlance};

/// A task group: her guns and patrols, and what stands on and under each deck. A click shows her decks.
#[component]
pub fn GroupRow(group: TaskGroupId) -> impl IntoView {
    let view = shown(move |table| fleet::group_at_a_glance(table, group));
    move || view.get().map(|group| view! { <Row group /> })
}

#[component]
fn Row(group: GroupAtAGlance) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let id = group.group;
    let carrier = |carrier| view! { <CarrierInMarks carrier /> };
    let name = match group.carriers.is_empty() {
        true => group.full_name.into_any(),
        false => view! {
            <button
                class="enlarge"
                aria-label=format!("{}: show her decks", group.full_name)
                on:click=move |_| controls.enlarge(id)
            >
                {group.full_name.clone()}
            </button>
        }
        .into_any(),
    };
    view! {
        <div class="group-row">
            <h3>
                {name}
                <small>{group.hex}</small>
                <small class="aa">{group.figures}</small>
            </h3>
            <ul>{group.carriers.into_iter().map(carrier).collect_view()}</ul>
        </div>
    }
}
