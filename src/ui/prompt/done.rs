//! What the player's last step did, beside the next question.

use leptos::prelude::*;

use crate::ui::card::tone;
use crate::ui::controls::Controls;
use crate::ui::parts::ignore_double_click;
use crate::view::prompt::{Done, Happened};

/// What was carried out in one step, and how fights ended that were not shown.
#[component]
pub fn DoneNotes(done: Done) -> impl IntoView {
    let line = |view| view! { <HappenedLine view /> };
    let happened = (!done.happened.is_empty()).then(|| {
        view! {
            <ul class="happened" aria-label="What happened">
                {done.happened.into_iter().map(line).collect_view()}
            </ul>
        }
    });
    let carried_out = (!done.carried_out.is_empty())
        .then(|| view! { <p class="prompt-done">{done.carried_out}</p> });
    view! {
        {happened}
        {carried_out}
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
