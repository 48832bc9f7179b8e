//! The ribbon over the chart.

use leptos::prelude::*;

use super::{Clock, Menu, PhaseStrip, RedoButton, Segments, UndoButton};
use crate::engine::signed;
use crate::ui::controls::Controls;
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
    let perhaps = move || now.with(|now| now.perhaps.clone());
    let is_certain = move || now.with(|now| now.perhaps.is_empty());
    view! {
        <p
            class="score"
            aria-live="polite"
            data-score=score
            title=move || now.with(|now| now.why.clone())
        >
            <b translate="no" prop:textContent=move || signed(score())></b>
            <span
                translate="no"
                prop:textContent=move || if is_certain() { "victory points".to_owned() } else { perhaps() }
            ></span>
        </p>
    }
}
