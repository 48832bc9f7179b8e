//! Planning a search in the prompt: its direction, its kind, who flies it, and what comes of it.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{AnswerButton, List, Prose, Show};
use crate::ui::prompt::ChoiceRow;
use crate::view::Action;
use crate::view::prompt::Block;
use crate::view::search::{DialView, SIGHTING_KEY, SearchPlanView, ZoneRow};

/// The plan of a search.
#[component]
pub fn Planner(block: Memo<Block>) -> impl IntoView {
    view! {
        <div class="search-plan">
            <div class="search-top">
                <Crew block />
                <Crews block />
            </div>
            <div class="search-aim">
                <Dial block />
                <Kinds block />
            </div>
            <Zones block />
            <Facts block />
        </div>
    }
}

/// Reads of the plan.
fn of_plan<T: Default>(block: Memo<Block>, read: impl FnOnce(&SearchPlanView) -> T) -> T {
    block.with(|block| match block {
        Block::Search(plan) => read(plan),
        _ => T::default(),
    })
}

/// Reads of its dial, if it has one.
fn of_dial<T>(block: Memo<Block>, read: impl FnOnce(&DialView) -> T) -> Option<T> {
    of_plan(block, |plan| plan.dial.as_ref().map(read))
}

/// Who goes, and which forces lie there.
#[component]
fn Crew(block: Memo<Block>) -> impl IntoView {
    view! {
        <Show when=move || of_plan(block, |plan| !plan.crew.is_empty())>
            <p class="search-crew" translate="no" prop:textContent=move || of_plan(block, |plan| plan.crew.clone())></p>
        </Show>
    }
}

/// The direction: a slider, and a button to either side.
#[component]
fn Dial(block: Memo<Block>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let turn_button = move |at: usize| {
        let answer = of_dial(block, |dial| dial.turns[at].clone());
        answer.map(|answer| view! { <AnswerButton answer class="small" /> })
    };
    let turn = move |step: String| {
        let step = step.parse::<usize>().unwrap_or_default();
        let activity = untrack(|| of_dial(block, |dial| dial.steps.get(step).copied()));
        if let Some(activity) = activity.flatten() {
            controls.carry_out(&Action::Begin(activity));
        }
    };
    let words = move || of_dial(block, |dial| dial.words.clone());
    view! {
        <Show when=move || of_dial(block, |_| ()).is_some()>
            <div class="dial" role="group" aria-label="Direction">
                {move || turn_button(0)}
                <input
                    type="range"
                    min="0"
                    max=move || of_dial(block, |dial| dial.steps.len().saturating_sub(1))
                    step="1"
                    aria-label="Direction of the search"
                    aria-valuetext=move || words()
                    prop:value=move || of_dial(block, |dial| dial.at.to_string())
                    on:input=move |event| turn(event_target_value(&event))
                />
                {move || turn_button(1)}
                <b class="dial-words" translate="no" prop:textContent=move || words()></b>
            </div>
        </Show>
    }
}

/// The kinds of search.
#[component]
fn Kinds(block: Memo<Block>) -> impl IntoView {
    view! {
        <div class="row kinds" role="group" aria-label="Kind of search">
            <List each=move || of_plan(block, |plan| plan.kinds.clone()) let:answer>
                <AnswerButton answer class="small" />
            </List>
        </div>
    }
}

/// What it looks at.
#[component]
fn Zones(block: Memo<Block>) -> impl IntoView {
    let has_odds = |plan: &SearchPlanView| plan.zones.iter().any(|row| !row.odds.is_empty());
    view! {
        // It stands before what it explains, where no fold hides it.
        <Show when=move || of_plan(block, has_odds)>
            <p class="search-key">
                <Prose text=SIGHTING_KEY />
            </p>
        </Show>
        <ul class="search-zones">
            <List each=move || of_plan(block, |plan| plan.zones.clone()) let:row>
                <Zone row />
            </List>
        </ul>
    }
}

#[component]
fn Zone(row: ZoneRow) -> impl IntoView {
    let odds = (!row.odds.is_empty())
        .then(|| view! { <span class="zone-odds">{row.odds} ", " {row.chit}</span> " " });
    view! {
        <li class:empty=row.is_empty>
            <b>{row.what}</b>
            " "
            <span class="zone-when">{row.when}</span>
            " "
            {odds}
            <em>{row.forces}</em>
        </li>
    }
}

/// What it costs, and what else there is to know.
#[component]
fn Facts(block: Memo<Block>) -> impl IntoView {
    let facts = Memo::new(move |_| of_plan(block, |plan| plan.facts.join(" ")));
    view! {
        <Show when=move || facts.with(|facts| !facts.is_empty())>
            <p class="search-facts" translate="no" prop:textContent=facts></p>
        </Show>
    }
}

/// Who could go instead.
#[component]
fn Crews(block: Memo<Block>) -> impl IntoView {
    // With nothing planned the planes are what there is to choose.
    let is_open = move || of_plan(block, |plan| plan.dial.is_none());
    view! {
        <Show when=move || of_plan(block, |plan| !plan.crews.is_empty())>
            <details class="search-crews" open=move || is_open()>
                <summary class="link" translate="no" prop:textContent=move || match is_open() {
                    true => "Planes that can go",
                    false => "Send other planes",
                }></summary>
                <List each=move || of_plan(block, |plan| plan.crews.clone()) let:choice>
                    <ChoiceRow choice class="small" />
                </List>
            </details>
        </Show>
    }
}
