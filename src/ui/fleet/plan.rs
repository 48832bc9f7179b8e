//! The picker of a task group's plan.

use leptos::prelude::*;

use crate::engine::Game;
use crate::engine::fleet::TaskGroupId;
use crate::engine::plan::Plan;
use crate::ui::controls::Controls;
use crate::view::fleet::{plan_in_words, plan_name};

/// How a task group's decks are handled, to be chosen.
#[component]
pub fn PlanPicker(group: TaskGroupId) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let plan = Memo::new(move |_| controls.plans.plans().of(group));
    let choose = move |event| {
        let name = event_target_value(&event);
        let chosen = Plan::ALL.into_iter().find(|plan| plan.name() == name);
        if let Some(chosen) = chosen {
            controls.plan(group, chosen);
        }
    };
    let option = move |choice: Plan| {
        view! {
            <option value=choice.name() selected=move || plan.get() == choice>
                {plan_name(choice)}
            </option>
        }
    };
    let scenario = controls.game.peek(Game::scenario);
    let offered = Plan::ALL.into_iter().filter(|plan| plan.is_for(scenario));
    view! {
        <label class="plan-of" title=move || plan_in_words(plan.get())>
            <span>"Plan:"</span>
            " "
            <select
                aria-label=format!("Plan of Task Group {group}")
                prop:value=move || plan.get().name()
                on:change=choose
            >
                {offered.map(option).collect_view()}
            </select>
        </label>
    }
}
