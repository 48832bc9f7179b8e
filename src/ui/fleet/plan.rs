//! The picker of a task group's plan.

use leptos::ev::{Event, Targeted};
use leptos::prelude::*;
use web_sys::HtmlSelectElement;

use crate::engine::Game;
use crate::engine::fleet::TaskGroupId;
use crate::engine::plan::Plan;
use crate::ui::controls::Controls;
use crate::view::fleet::plan_in_words;

/// How a task group's decks are handled, to be chosen.
#[component]
pub fn PlanPicker(group: TaskGroupId) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let plan = Memo::new(move |_| controls.plans.plans().of(group));
    let scenario = controls.game.peek(Game::scenario);
    let offered: Vec<Plan> = Plan::offered(scenario).collect();
    let choose = {
        let offered = offered.clone();
        move |event: Targeted<Event, HtmlSelectElement>| {
            // None is chosen at place -1.
            let place = usize::try_from(event.target().selected_index()).ok();
            if let Some(chosen) = place.and_then(|place| offered.get(place)) {
                controls.plan(group, *chosen);
            }
        }
    };
    let option = move |choice: Plan| {
        view! { <option prop:selected=move || plan.get() == choice>{choice.name()}</option> }
    };
    view! {
        <label class="plan-of" title=move || plan_in_words(plan.get())>
            <span>"Plan:"</span>
            " "
            <select
                aria-label=format!("Plan of Task Group {group}")
                on:change:target=choose
            >
                {offered.into_iter().map(option).collect_view()}
            </select>
        </label>
    }
}
