//! What the plans of the task groups propose.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{AnswerButton, List, Rows, Show, Unfolding};
use crate::view::Action;
use crate::view::prompt::{Block, PlanAdvice, PlanLineView, PlanStepView, PlanView};

/// Why it proposes what it does, and each line of it, to be left out or done by hand.
#[component]
pub fn Plan(block: Memo<Block>) -> impl IntoView {
    let plan = move || match block.get() {
        // Its lines are drawn below.
        Block::Plan(plan) => vec![PlanView {
            steps: Vec::new(),
            ..*plan
        }],
        _ => Vec::new(),
    };
    view! {
        <div class="plan">
            <List each=plan let:plan>
                <PlanWhy plan />
            </List>
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

/// The plans, and what they go by; another plan that the staff would have now.
#[component]
fn PlanWhy(plan: PlanView) -> impl IntoView {
    let advice = plan.advice.map(|PlanAdvice { why, answer }| {
        view! {
            <div class="plan-advice">
                <p class="plan-why">{why}</p>
                <AnswerButton answer />
            </div>
        }
    });
    view! {
        {advice}
        <p class="plan-why">{plan.why} " " <em>{plan.stop}</em></p>
    }
}

fn steps(block: &Block) -> &[PlanStepView] {
    match block {
        Block::Plan(plan) => &plan.steps,
        _ => &[],
    }
}

#[component]
fn PlanStep(#[prop(into)] view: Signal<PlanStepView>) -> impl IntoView {
    let name = view.with_untracked(|step| step.name.clone());
    let by_hand = move || {
        let answer = view.with(|step| step.by_hand.clone());
        answer.map(|answer| view! { <AnswerButton answer class="small ghost" /> })
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
