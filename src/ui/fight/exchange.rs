//! The exchange of fire.

use leptos::prelude::*;

use super::roll::DieRow;
use crate::ui::row::row;
use crate::view::fight::{Exchange, NumberedStep};

/// The steps so far, the last die, and what came of it.
#[component]
pub fn Exchange(#[prop(into)] view: Signal<Exchange>) -> impl IntoView {
    let step = move |first: NumberedStep| {
        let number = first.number;
        let find = move || view.with(|view| view.step(number).cloned());
        view! { <StepLine view=row(first, find) /> }
    };
    view! {
        <div class="exchange">
            <ol class="steps">
                <For each=move || view.get().steps key=|step| step.number children=step />
            </ol>
            <div aria-live="polite">
                // Another die is another element, which tumbles.
                <For each=move || view.get().roll key=|roll| roll.clone() let:roll>
                    <DieRow roll />
                </For>
                <p class="result">{move || view.with(|view| view.result.clone())}</p>
            </div>
        </div>
    }
}

#[component]
fn StepLine(#[prop(into)] view: Signal<NumberedStep>) -> impl IntoView {
    let is_current = move || view.with(|step| step.is_current);
    view! {
        <li
            class:past=move || !is_current()
            aria-current=move || is_current().then_some("step")
            data-n=view.with_untracked(|step| step.number)
        >
            <span>
                {move || view.with(|it| it.step.title.clone())}
                <small>{move || view.with(|it| it.step.detail.clone())}</small>
            </span>
        </li>
    }
}
