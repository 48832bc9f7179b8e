//! The ribbon over the chart.

use leptos::prelude::*;

use super::{Clock, Menu, PhaseStrip, RedoButton, Segments, UndoButton};
use crate::engine::signed;
use crate::ui::controls::Controls;
use crate::ui::parts::{Show, TermWord};
use crate::view::learn::Term;
use crate::view::shell;

/// The ribbon: the clock, the phases, the segments, the score, undo and the menu.
#[component]
pub fn Ribbon() -> impl IntoView {
    view! {
        <header class="ribbon">
            <Clock />
            <PhaseStrip />
            <Segments />
            <Score />
            <div class="tools">
                <UndoButton />
                <RedoButton />
                <Menu />
            </div>
        </header>
    }
}

/// The victory points so far.
#[component]
fn Score() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let now = Memo::new(move |_| playback.with_table(shell::score_now));
    let score = move || now.with(|now| now.score);
    // What is not certain explains itself like any term.
    let perhaps = Memo::new(move |_| {
        now.with(|now| (!now.perhaps.is_empty()).then(|| (now.perhaps.clone(), now.why.clone())))
    });
    let words =
        |(words, explanation)| view! { <TermWord term=Term::VictoryPoint words explanation /> };
    view! {
        <p class="score" aria-live="polite" data-score=score>
            <b translate="no" prop:textContent=move || signed(score())></b>
            <span>
                <Show when=move || perhaps.with(Option::is_some) fallback=|| "victory points">
                    {move || perhaps.get().map(words)}
                </Show>
            </span>
        </p>
    }
}
