//! The commitment index on its track.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::Prose;
use crate::view::enemy::{self, CommitmentView, IndexMoved, TrackBox};

/// How far the Japanese have committed their carriers, where the scenario has it; what moved the index leads to its
/// moment.
#[component]
pub fn Commitment() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let view = Memo::new(move |_| {
        playback.with_table(|table| playback.with_events(|shown| enemy::commitment(table, shown)))
    });
    let draw = |view: CommitmentView| {
        let cell = |cell| view! { <Cell cell /> };
        let moved = |moved| view! { <Moved moved /> };
        view! {
            <section class="commitment" aria-labelledby="commitment-title">
                <h3 id="commitment-title">"Commitment"</h3>
                <p>
                    <Prose text=view.words />
                </p>
                // Its sentence says all of it.
                <ol class="commitment-track" aria-hidden="true">
                    {view.track.into_iter().map(cell).collect_view()}
                </ol>
                <ol class="earned">{view.moved.into_iter().map(moved).collect_view()}</ol>
            </section>
        }
    };
    move || view.get().map(draw)
}

#[component]
fn Cell(cell: TrackBox) -> impl IntoView {
    let mark = cell.mark;
    view! {
        <li class:reached=cell.is_reached class:index=cell.is_index data-mark=mark>
            {cell.number}
            {(!mark.is_empty()).then(|| view! { <small>{mark}</small> })}
        </li>
    }
}

/// What moved the index; a click shows that moment.
#[component]
fn Moved(moved: IndexMoved) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let IndexMoved { number, when, what } = moved;
    view! {
        <li>
            <span class="when">{when}</span>
            <button
                class="log-to"
                title="Show that moment"
                data-event=number
                on:click=move |_| controls.follow_moment(number)
            >
                {what}
            </button>
        </li>
    }
}
