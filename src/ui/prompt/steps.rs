//! The steps of air operations.

use leptos::prelude::*;

use super::part;
use crate::view::prompt::{StepState, StepView};

/// The five steps in a row.
#[component]
pub fn Steps() -> impl IntoView {
    let steps = part(|prompt| prompt.steps.clone());
    view! {
        <Show when=move || steps.with(|steps| !steps.is_empty())>
            <ol class="air-steps">
                {move || steps.get().into_iter().map(step).collect_view()}
            </ol>
        </Show>
    }
}

fn step(step: StepView) -> impl IntoView {
    let is_now = step.state == StepState::Now;
    view! {
        <li class:past=step.state == StepState::Past aria-current=is_now.then_some("step")>
            {step.name}
        </li>
    }
}
