//! The commitment index on its track.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Prose, Rows};
use crate::view::enemy::{self, CommitmentView, IndexMoved, TrackBox};

/// How far the Japanese have committed their carriers, where the scenario has it; what moved the index leads to its
/// moment.
#[component]
pub fn Commitment() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let playback = controls.playback;
    let view = Memo::new(move |_| {
        playback.with_table(|table| playback.with_events(|shown| enemy::commitment(table, shown)))
    });
    let words = Signal::derive(move || {
        view.with(|view| {
            view.as_ref()
                .map_or(String::new(), |view| view.words.clone())
        })
    });
    let cell = |cell: Memo<TrackBox>| {
        let number = cell.with_untracked(|cell| cell.number);
        let mark = cell.with_untracked(|cell| cell.mark);
        view! {
            <li
                class:reached=move || cell.with(|cell| cell.is_reached)
                class:index=move || cell.with(|cell| cell.is_index)
                data-mark=mark
            >
                {number}
                {(!mark.is_empty()).then(|| view! { <small>{mark}</small> })}
            </li>
        }
    };
    let moved = move |moved: IndexMoved| {
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
    };
    view! {
        <Show when=move || view.with(Option::is_some)>
            <section class="commitment" aria-labelledby="commitment-title">
                <h3 id="commitment-title">"Commitment"</h3>
                <p>
                    <Prose text=words />
                </p>
                // Its sentence says all of it.
                <ol class="commitment-track" aria-hidden="true">
                    <Rows of=view each=track key=|cell| (cell.number, cell.mark) let:it>
                        {cell(it)}
                    </Rows>
                </ol>
                <ol class="earned">
                    <Rows of=view each=all_moved key=IndexMoved::clone let:it>
                        {moved(it.get_untracked())}
                    </Rows>
                </ol>
            </section>
        </Show>
    }
}

fn track(view: &Option<CommitmentView>) -> &[TrackBox] {
    view.as_ref().map_or(&[], |view| &view.track)
}

fn all_moved(view: &Option<CommitmentView>) -> &[IndexMoved] {
    view.as_ref().map_or(&[], |view| &view.moved)
}
