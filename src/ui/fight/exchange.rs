//! The exchange of fire.

use leptos::prelude::*;

use super::roll::DieRow;
use crate::ui::parts::{Changing, Rows};
use crate::view::fight::{Exchange, NumberedStep};

/// The steps so far, the last die, and what came of it.
#[component]
pub fn Exchange(#[prop(into)] view: Signal<Exchange>) -> impl IntoView {
    view! {
        <div class="exchange">
            <ol class="steps">
                <Rows of=view each=|view| &view.steps key=|step| step.number let:view>
                    <StepLine view />
                </Rows>
            </ol>
            <div aria-live="polite">
                // Another die is another element, which tumbles.
                <Rows of=view each=|view| view.roll.as_slice() key=|roll| roll.step let:roll>
                    <DieRow roll />
                </Rows>
                <p class="result" translate="no" prop:textContent=move || view.with(|view| view.result.clone())></p>
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
                <Changing text=move || view.with(|it| it.step.title.clone()) />
                <small translate="no" prop:textContent=move || view.with(|it| it.step.detail.clone())></small>
            </span>
        </li>
    }
}
