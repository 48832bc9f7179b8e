//! How a fight ended.

use leptos::prelude::*;

use crate::ui::card::{Blocks, tone};
use crate::ui::parts::{Anew, Prose};
use crate::view::card::Card;
use crate::view::fight::{Body, FightView};

/// The outcome in a few words. It stands in the page before there is one, so that a screen reader
/// says it when it comes.
#[component]
pub fn VerdictHeadline(view: Memo<FightView>) -> impl IntoView {
    let outcome = |view: &FightView| match &view.body {
        Body::Verdict(verdict) => Some(verdict.outcome.clone()),
        _ => None,
    };
    view! {
        <div class="outcome" aria-live="polite">
            <Anew of=move || view.with(outcome) let:outcome>
                <h3 class=tone(outcome.tone)>{outcome.headline}</h3>
                <p class="result"><Prose text=outcome.sentence /></p>
            </Anew>
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
