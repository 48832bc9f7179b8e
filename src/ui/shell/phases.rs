//! Where in the turn the game is.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::row::row;
use crate::view::shell::{self, Stage};

/// The phases of the turn.
#[component]
pub fn Phases() -> impl IntoView {
    let Controls { playback, .. } = expect_context();
    let phases = Memo::new(move |_| playback.with_table(shell::phases));
    view! {
        <ol class="phases" aria-label="Phases of the turn">
            <For each=move || phases.get() key=|phase| phase.number let:first>
                {
                    let number = first.number;
                    let find = move |all: &Vec<shell::PhaseView>| {
                        all.iter().find(|phase| phase.number == number).cloned()
                    };
                    let phase = row(first, move || phases.with(find));
                    view! {
                        <li
                            class:past=move || phase.get().stage == Stage::Past
                            aria-current=move || is_current(phase.get().stage)
                            title=move || phase.get().title
                        >
                            {number}
                        </li>
                    }
                }
            </For>
        </ol>
    }
}

/// The segments of the phase that the scenario uses.
#[component]
pub fn Segments() -> impl IntoView {
    let Controls { game, playback, .. } = expect_context();
    let (scenario, options) = game.peek(|game| (game.scenario(), game.options().to_vec()));
    let segments =
        Memo::new(move |_| playback.with_table(|table| shell::segments(scenario, &options, table)));
    view! {
        <ol class="segments" aria-label="Segments of the phase">
            <For each=move || segments.get() key=|segment| segment.id let:first>
                {
                    let id = first.id;
                    let find = move |all: &Vec<shell::SegmentView>| {
                        all.iter().find(|segment| segment.id == id).cloned()
                    };
                    let segment = row(first, move || segments.with(find));
                    view! {
                        <li
                            class:past=move || segment.get().stage == Stage::Past
                            aria-current=move || is_current(segment.get().stage)
                            title=move || segment.get().title
                        >
                            {move || segment.get().name}
                        </li>
                    }
                }
            </For>
        </ol>
    }
}

fn is_current(stage: Stage) -> Option<&'static str> {
    (stage == Stage::Now).then_some("step")
}
