//! The strip of the ribbon: the phases with their times, and what is to come in each.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Rows};
use crate::view::shell::{self, EntryView, MarkKind, MarkView, Stage};

/// The phases around the present one, and what is to come in them.
#[component]
pub fn Timeline() -> impl IntoView {
    let Controls { game, playback, .. } = expect_context();
    let scenario = game.peek(|game| game.scenario());
    let timeline = Memo::new(move |_| {
        playback.with_table(|table| {
            playback.with_record(|shown| shell::timeline(scenario, table, shown))
        })
    });
    view! {
        <ol class="phases" aria-label="Phases of the turn">
            <Rows of=timeline each=|timeline| &timeline.entries key=|entry| entry.at let:entry>
                <Entry entry />
            </Rows>
        </ol>
    }
}

/// A phase with its time. Where room is short, its number stands for both.
#[component]
fn Entry(#[prop(into)] entry: Signal<EntryView>) -> impl IntoView {
    view! {
        <li
            class:past=move || entry.with(|entry| entry.stage == Stage::Past)
            class:later=move || entry.with(|entry| !entry.is_this_turn)
            class:marked=move || entry.with(|entry| !entry.marks.is_empty())
            aria-current=move || entry.with(|entry| current(entry.stage))
            title=move || entry.with(|entry| entry.title.clone())
        >
            <span class="when">
                <b translate="no" prop:textContent=move || entry.with(|entry| entry.time.clone())></b>
                " "
                <small translate="no" prop:textContent=move || entry.with(|entry| entry.name.clone())></small>
            </span>
            <b
                class="short"
                translate="no"
                prop:textContent=move || entry.with(|entry| entry.short.clone())
            ></b>
            <Rows of=entry each=|entry| &entry.marks key=|mark| mark.kind.clone() let:mark>
                <Mark mark />
            </Rows>
        </li>
    }
}

/// Something to come. Raids are shown on the chart by a click.
#[component]
fn Mark(#[prop(into)] mark: Signal<MarkView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let label = move || mark.with(|mark| mark.label.clone());
    let title = move || mark.with(|mark| mark.title.clone());
    match mark.with_untracked(|mark| mark.kind.clone()) {
        MarkKind::Raids(raids) => view! {
            <button
                class="mark raids"
                class:calm=move || mark.with(|mark| !mark.alarms)
                title=title
                aria-label=title
                on:click=move |_| controls.look_at_raids(&raids)
            >
                <Changing text=label />
            </button>
        }
        .into_any(),
        MarkKind::Light | MarkKind::Searches(_) => view! {
            <span class="mark" title=title translate="no" prop:textContent=label></span>
        }
        .into_any(),
    }
}

/// What tells assistive software which of them it is.
pub fn current(stage: Stage) -> Option<&'static str> {
    (stage == Stage::Now).then_some("step")
}
