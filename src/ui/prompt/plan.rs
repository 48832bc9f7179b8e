//! What the plans of the task groups propose.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{Anew, AnswerButton, Rows, Show, Unfolding};
use crate::view::Action;
use crate::view::prompt::{Block, PlanAdvice, PlanLineView, PlanStepView, PlanView};

/// Why it proposes what it does, and each line of it, to be left out or done by hand.
#[component]
pub fn Plan(block: Memo<Block>) -> impl IntoView {
    view! {
        <div class="plan">
            <Anew of=move || block.with(advice) let:advice>
                <Advice advice />
            </Anew>
            <Anew of=move || block.with(why) let:why>
                <p class="plan-why">{why.0} " " <em>{why.1}</em></p>
            </Anew>
            <Show when=move || block.with(|block| !steps(block).is_empty())>
                <Unfolding name="plan">
                    <summary class="link">"The plan line by line"</summary>
                    <ol class="plan-steps">
                        <Rows of=block each=steps key=|step| step.step let:view>
                            <PlanStep view />
                        </Rows>
                    </ol>
                </Unfolding>
            </Show>
        </div>
    }
}

/// Another plan that the staff would have now.
#[component]
fn Advice(advice: PlanAdvice) -> impl IntoView {
    view! {
        <div class="plan-advice">
            <p class="plan-why">{advice.why}</p>
            <AnswerButton answer=advice.answer />
        </div>
    }
}

fn plan(block: &Block) -> Option<&PlanView> {
    match block {
        Block::Plan(plan) => Some(plan),
        _ => None,
    }
}

fn advice(block: &Block) -> Option<PlanAdvice> {
    plan(block)?.advice.clone()
}

/// The plans and what they go by; where they end before the segment does.
fn why(block: &Block) -> Option<(String, String)> {
    plan(block).map(|plan| (plan.why.clone(), plan.stop.clone()))
}

fn steps(block: &Block) -> &[PlanStepView] {
    plan(block).map_or(&[], |plan| &plan.steps)
}

#[component]
fn PlanStep(#[prop(into)] view: Signal<PlanStepView>) -> impl IntoView {
    let name = view.with_untracked(|step| step.name.clone());
    view! {
        <li>
            <b>{name}</b>
            <ul>
                <Rows of=view each=|step| &step.lines key=|line| line.id let:view>
                    <PlanLine view />
                </Rows>
            </ul>
            <Anew of=move || view.with(|step| step.by_hand.clone()) let:answer>
                <AnswerButton answer class="small ghost" />
            </Anew>
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
