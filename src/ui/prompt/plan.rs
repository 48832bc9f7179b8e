//! What the plans of the task groups propose.

use leptos::prelude::*;

use super::part;
use crate::ui::controls::Controls;
use crate::ui::parts::{AnswerButton, Changing, KeyOf, Rows, Unfolding, memo_or_last};
use crate::view::Action;
use crate::view::prompt::{PlanAdvice, PlanLineView, PlanStepView, PlanView};

/// The button that carries the plan out, with what it comes to.
#[component]
pub fn CarryOut() -> impl IntoView {
    let answer = part(|prompt| prompt.plan.as_ref().and_then(|plan| plan.answer.clone()));
    let is_there = Memo::new(move |_| answer.with(Option::is_some));
    let button = move || {
        let first = is_there.get().then(|| answer.get_untracked()).flatten()?;
        let view = memo_or_last(first, move || answer.get());
        let key = move || {
            let command = view.with(|answer| answer.command);
            command.map(|command| view! { <KeyOf command /> })
        };
        Some(view! {
            <AnswerButton view class="carry-out">
                <span>
                    <b translate="no" prop:textContent=move || view.with(|answer| answer.label.clone())></b>
                    " "
                    {move || key()}
                </span>
                <small
                    class="cost"
                    translate="no"
                    prop:textContent=move || view.with(|answer| answer.detail.clone())
                ></small>
            </AnswerButton>
        })
    };
    view! { {move || button()} }
}

/// Why it proposes what it does, and each line of it, to be left out or done by hand.
#[component]
pub fn Plan() -> impl IntoView {
    let plan = part(|prompt| prompt.plan.clone().unwrap_or_default());
    let why = move || plan.with(|plan| plan.why.clone());
    let stop = move || plan.with(|plan| plan.stop.clone());
    let advice = move || {
        let advice = plan.with(|plan| plan.advice.clone());
        advice.map(|PlanAdvice { why, answer }| {
            view! {
                <div class="plan-advice">
                    <p class="plan-why" translate="no" prop:textContent=why></p>
                    <AnswerButton view=answer />
                </div>
            }
        })
    };
    view! {
        <Show when=move || plan.with(|plan| !plan.why.is_empty())>
            <div class="plan">
                {move || advice()}
                <p class="plan-why"><Changing text=why /> " " <em translate="no" prop:textContent=move || stop()></em></p>
                <Show when=move || plan.with(|plan| !plan.steps.is_empty())>
                    <Unfolding name="plan">
                        <summary class="link">"The plan line by line"</summary>
                        <ol class="plan-steps">
                            <Rows of=plan each=steps key=|step| step.step let:view>
                                <PlanStep view />
                            </Rows>
                        </ol>
                    </Unfolding>
                </Show>
            </div>
        </Show>
    }
}

fn steps(plan: &PlanView) -> &[PlanStepView] {
    &plan.steps
}

#[component]
fn PlanStep(#[prop(into)] view: Signal<PlanStepView>) -> impl IntoView {
    let name = view.with_untracked(|step| step.name.clone());
    let by_hand = move || {
        let answer = view.with(|step| step.by_hand.clone());
        answer.map(|view| view! { <AnswerButton view class="small ghost" /> })
    };
    view! {
        <li>
            <b>{name}</b>
            <ul>
                <Rows of=view each=|step| &step.lines key=|line| line.id let:view>
                    <PlanLine view />
                </Rows>
            </ul>
            {move || by_hand()}
        </li>
    }
}

/// A line, with a box that leaves it out.
#[component]
fn PlanLine(#[prop(into)] view: Signal<PlanLineView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let id = view.with_untracked(|line| line.id);
    view! {
        <li>
            <label title=move || view.with(|line| line.title.clone())>
                <input
                    type="checkbox"
                    prop:checked=move || view.with(|line| line.is_kept)
                    on:change=move |_| controls.carry_out(&Action::LeaveOut(id))
                />
                " "
                <span translate="no" prop:textContent=move || view.with(|line| line.words.clone())></span>
            </label>
        </li>
    }
}
