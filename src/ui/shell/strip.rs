//! The strip of the ribbon: the phases with their times, and what is to come in each.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::List;
use crate::view::shell::{self, EntryView, MarkKind, MarkView, Stage};

/// The phases around the present one, and what is to come in them.
#[component]
pub fn PhaseStrip() -> impl IntoView {
    let Controls { game, playback, .. } = expect_context();
    let scenario = game.peek(|game| game.scenario());
    let strip = Memo::new(move |_| {
        playback.with_table(|table| {
            playback.with_record(|shown| shell::phase_strip(scenario, table, shown))
        })
    });
    view! {
        <ol class="phases" aria-label="Phases of the turn">
            <List each=move || strip.with(|strip| strip.entries.clone()) let:entry>
                <Entry entry />
            </List>
        </ol>
    }
}

/// A phase with its time. Where room is short, its number stands for both.
#[component]
fn Entry(entry: EntryView) -> impl IntoView {
    let is_marked = !entry.marks.is_empty();
    let mark = |mark| view! { <Mark mark /> };
    view! {
        <li
            class:past={entry.stage == Stage::Past}
            class:later=!entry.is_this_turn
            class:marked=is_marked
            aria-current=current(entry.stage)
            title=entry.title
        >
            <span class="when">
                <b>{entry.time}</b>
                " "
                <small>{entry.name}</small>
            </span>
            <b class="short">{entry.short}</b>
            {entry.marks.into_iter().map(mark).collect_view()}
        </li>
    }
}

/// Something to come. Raids are shown on the chart by a click.
#[component]
fn Mark(mark: MarkView) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let MarkView {
        kind,
        label,
        title,
        alarms,
        ..
    } = mark;
    match kind {
        MarkKind::Raids(raids) => view! {
            <button
                class="mark raids"
                class:calm=!alarms
                title=title.clone()
                aria-label=title
                on:click=move |_| controls.look_at_raids(&raids)
            >
                {label}
            </button>
        }
        .into_any(),
        MarkKind::Light | MarkKind::Searches(_) => {
            view! { <span class="mark" title=title>{label}</span> }.into_any()
        }
    }
}

/// What tells assistive software which of them it is.
pub fn current(stage: Stage) -> Option<&'static str> {
    (stage == Stage::Now).then_some("step")
}
