//! The steps of air operations.

use leptos::prelude::*;

use super::part;
use crate::ui::parts::Rows;
use crate::view::prompt::{StepState, StepView};

/// The five steps in a row.
#[component]
pub fn Steps() -> impl IntoView {
    let steps = part(|prompt| prompt.steps.clone());
    view! {
        <Show when=move || steps.with(|steps| !steps.is_empty())>
            <ol class="air-steps">
                <Rows of=steps each=|all| all key=|step| step.name.clone() let:step>
                    <Step step />
                </Rows>
            </ol>
        </Show>
    }
}

/// A step, as it stands to the one that is asked.
#[component]
fn Step(step: Memo<StepView>) -> impl IntoView {
    let is = move |state: StepState| step.with(|step| step.state == state);
    view! {
        <li class:past=move || is(StepState::Past) aria-current=move || is(StepState::Now).then_some("step")>
            {step.with_untracked(|step| step.name.clone())}
        </li>
    }
}
