//! How a fight ended.

use leptos::prelude::*;

use crate::ui::card::{Blocks, tone};
use crate::ui::parts::Prose;
use crate::view::card::Card;

/// The outcome in a few words. It stands in the page before there is one, so that a screen reader
/// says it when it comes.
#[component]
pub fn VerdictHeadline(verdict: Memo<Option<Card>>) -> impl IntoView {
    let draw = |verdict: Card| {
        view! {
            <h3 class=tone(verdict.outcome.tone)>{verdict.outcome.headline}</h3>
            <p class="result"><Prose text=verdict.outcome.sentence /></p>
        }
    };
    view! {
        <div class="outcome" aria-live="polite">
            {move || verdict.get().map(draw)}
        </div>
    }
}

/// What each side lost, what is left, the score, and the dice once more.
#[component]
pub fn Verdict(verdict: Card) -> impl IntoView {
    view! {
        <div class="ending">
            <Blocks blocks=verdict.blocks />
        </div>
    }
}
