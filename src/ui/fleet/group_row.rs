//! A task group as a row of state and warnings.

use leptos::prelude::*;

use super::glance::CarrierInMarks;
use super::shown;
use crate::engine::fleet::TaskGroupId;
use crate::ui::controls::Controls;
use crate::ui::parts::{Rows, memo_or_last};
use crate::view::fleet::{self, GroupAtAGlance};

/// A task group: her guns and patrols, and what stands on and under each deck. A click shows her decks.
#[component]
pub fn GroupRow(group: TaskGroupId) -> impl IntoView {
    let view = shown(move |table| fleet::group_at_a_glance(table, group));
    move || {
        // Read once: what changes of her, `lasting` reads.
        let first = view.get_untracked()?;
        Some(view! { <Row view=memo_or_last(first, move || view.get()) /> })
    }
}

#[component]
fn Row(#[prop(into)] view: Signal<GroupAtAGlance>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let (group, name) = view.with_untracked(|view| (view.group, view.full_name.clone()));
    let has_decks = move || view.with(|view| !view.carriers.is_empty());
    let heading = name.clone();
    let button = move || {
        let name = name.clone();
        view! {
            <button
                class="enlarge"
                aria-label=format!("{name}: show her decks")
                on:click=move |_| controls.enlarge(group)
            >
                {name.clone()}
            </button>
        }
    };
    view! {
        <div class="group-row">
            <h3>
                <Show when=has_decks fallback=move || heading.clone()>
                    {button()}
                </Show>
                <small translate="no" prop:textContent=move || view.with(|view| view.hex.clone())></small>
                <small
                    class="aa"
                    translate="no"
                    prop:textContent=move || view.with(|view| view.figures.clone())
                ></small>
            </h3>
            <ul>
                <Rows of=view each=|view| &view.carriers key=|carrier| carrier.carrier let:view>
                    <CarrierInMarks view />
                </Rows>
            </ul>
        </div>
    }
}
