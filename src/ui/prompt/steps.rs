//! The steps of air operations.

use leptos::prelude::*;

use super::part;
use crate::ui::parts::{List, Show};
use crate::view::prompt::{StepState, StepView};

/// The five steps in a row.
#[component]
pub fn Steps() -> impl IntoView {
    let steps = part(|prompt| prompt.steps.clone());
    view! {
        <Show when=move || steps.with(|steps| !steps.is_empty())>
            <ol class="air-steps">
                <List each=move || steps.get() let:step>
                    <Step step />
                </List>
            </ol>
        </Show>
    }
}

/// A step, as it stands to the one that is asked.
#[component]
fn Step(step: StepView) -> impl IntoView {
    view! {
        <li
            class:past={step.state == StepState::Past}
            aria-current=(step.state == StepState::Now).then_some("step")
        >
            {step.name}
        </li>
    }
}
