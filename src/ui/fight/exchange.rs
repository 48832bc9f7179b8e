//! The exchange of fire.

use leptos::prelude::*;

use crate::ui::card::DieRow;
use crate::ui::parts::{Anew, List};
use crate::view::fight::{Exchange, NumberedStep};

/// The steps so far, the last die, and what came of it.
#[component]
pub fn Exchange(#[prop(into)] view: Signal<Exchange>) -> impl IntoView {
    view! {
        <div class="exchange">
            <ol class="steps">
                <List each=move || view.with(|view| view.steps.clone()) let:step>
                    <StepLine step />
                </List>
            </ol>
            <div aria-live="polite">
                // Another die is another element, which tumbles.
                <Anew of=move || view.with(|view| view.roll.clone()) let:roll>
                    <DieRow roll />
                </Anew>
                <p class="result" translate="no" prop:textContent=move || view.with(|view| view.result.clone())></p>
            </div>
        </div>
    }
}

#[component]
fn StepLine(step: NumberedStep) -> impl IntoView {
    let NumberedStep {
        number,
        step,
        is_current,
    } = step;
    view! {
        <li class:past=!is_current aria-current=is_current.then_some("step") data-n=number>
            <span>
                {step.title}
                <small>{step.detail}</small>
            </span>
        </li>
    }
}
