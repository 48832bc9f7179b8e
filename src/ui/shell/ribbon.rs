//! The ribbon over the chart.

use leptos::prelude::*;

use super::{Clock, Menu, PhaseStrip, RedoButton, Segments, UndoButton};
use crate::engine::signed;
use crate::ui::controls::Controls;

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
    let score = Memo::new(move |_| playback.with_table(|table| table.score));
    view! {
        <p class="score" aria-live="polite" data-score=score>
            <b translate="no" prop:textContent=move || signed(score.get())></b>
            <span>"victory points"</span>
        </p>
    }
}
