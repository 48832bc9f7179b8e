//! A game that is watched again, or of which a moment of before is looked at.

use leptos::html::Section;
use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Show, WatchControls, cover_chart};
use crate::view::record;

/// What is being shown, and the controls, in the place of the prompt.
#[component]
pub fn Replay(
    /// Whether a fight lies over it, which has the same controls.
    in_fight: Memo<bool>,
) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    view! {
        <Show when=move || playback.is_past()>
            <Bar in_fight />
        </Show>
    }
}

/// When it is, what has just happened, and the controls.
#[component]
fn Bar(in_fight: Memo<bool>) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let is_over = playback.has_seen_end();
    let shown = Memo::new(move |_| {
        playback.with_table(|table| playback.with_events(|shown| record::watched(table, shown)))
    });
    let bar = NodeRef::<Section>::new();
    cover_chart(bar);
    view! {
        <section
            node_ref=bar
            class="prompt replay"
            class:in-fight=in_fight
            data-decision="watching"
            aria-labelledby="ask"
        >
            <div class="prompt-head">
                <h2 id="ask" translate="no" prop:textContent=move || shown.with(|shown| shown.title(is_over))></h2>
                <span
                    class="prompt-of"
                    translate="no"
                    prop:textContent=move || shown.with(|shown| shown.score.clone())
                ></span>
            </div>
            <p
                class="prompt-why"
                translate="no"
                prop:textContent=move || shown.with(|shown| shown.last.clone())
            ></p>
            <WatchControls />
        </section>
    }
}
