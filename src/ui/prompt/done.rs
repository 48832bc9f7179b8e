//! What the player's last step did, beside the next question.

use leptos::prelude::*;

use super::part;
use crate::ui::card::tone;
use crate::ui::controls::Controls;
use crate::ui::parts::{List, ignore_double_click};
use crate::view::prompt::Happened;

/// What was carried out in one step, and how fights ended that were not shown.
#[component]
pub fn DoneNotes() -> impl IntoView {
    let done = part(|prompt| prompt.done.clone());
    let carried_out = Memo::new(move |_| done.with(|done| done.carried_out.clone()));
    view! {
        <Show when=move || done.with(|done| !done.happened.is_empty())>
            <ul class="happened" aria-label="What happened">
                <List each=move || done.with(|done| done.happened.clone()) let:view>
                    <HappenedLine view />
                </List>
            </ul>
        </Show>
        <Show when=move || carried_out.with(|text| !text.is_empty())>
            <p class="prompt-done" translate="no" prop:textContent=carried_out></p>
        </Show>
    }
}

/// A headline; of a fight with the way to its verdict.
#[component]
fn HappenedLine(view: Happened) -> impl IntoView {
    let playback = expect_context::<Controls>().playback;
    let verdict = view.verdict.map(|upto| {
        let show = ignore_double_click(move || playback.show_verdict(upto));
        view! {
            " "
            <button class="link" on:click=show>
                "Verdict"
            </button>
        }
    });
    let what = (!view.what.is_empty()).then(|| format!("{}: ", view.what));
    view! {
        <li>
            {what}
            <b class=tone(view.outcome.tone)>{view.outcome.headline}</b>
            {verdict}
        </li>
    }
}
