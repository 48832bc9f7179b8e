//! A finished game, watched again from its beginning.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::WatchControls;
use crate::view::record;

/// What is being shown, and the controls, in the place of the prompt.
#[component]
pub fn Replay() -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let is_watching = Memo::new(move |_| playback.is_watching_again());
    let shown = Memo::new(move |_| {
        playback.with_table(|table| playback.with_events(|shown| record::watched(table, shown)))
    });
    view! {
        <Show when=move || is_watching.get()>
            <section class="prompt replay" data-decision="watching" aria-labelledby="ask">
                <div class="prompt-head">
                    <h2 id="ask">{move || shown.with(|shown| shown.title.clone())}</h2>
                    <span class="prompt-of">{move || shown.with(|shown| shown.score.clone())}</span>
                </div>
                <p class="prompt-why">{move || shown.with(|shown| shown.last.clone())}</p>
                <WatchControls />
            </section>
        </Show>
    }
}
