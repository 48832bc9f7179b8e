//! Planning a search in the prompt: its direction, its kind, who flies it, and what comes of it.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{AnswerButton, List, Prose, Show};
use crate::ui::prompt::ChoiceRow;
use crate::view::Action;
use crate::view::prompt::Block;
use crate::view::search::{SHORT_SIGHTING_KEY, SIGHTING_KEY, SearchPlanView, ZoneRow};

/// The plan of a search.
#[component]
pub fn Planner(block: Memo<Block>) -> impl IntoView {
    let plan = Memo::new(move |_| {
        block.with(|block| match block {
            Block::Search(plan) => SearchPlanView::clone(plan),
            _ => SearchPlanView::default(),
        })
    });
    view! {
        <div class="search-plan">
            <div class="search-top">
                <Crew plan />
                <Crews plan />
            </div>
            <div class="search-aim">
                <Dial plan />
                <Kinds plan />
            </div>
            <Zones plan />
            <Facts plan />
        </div>
    }
}

/// Who goes, and which forces lie there.
#[component]
fn Crew(plan: Memo<SearchPlanView>) -> impl IntoView {
    let crew = move || plan.with(|plan| plan.crew.clone());
    view! {
        <Show when=move || plan.with(|plan| !plan.crew.is_empty())>
            <p class="search-crew" translate="no" prop:textContent=move || crew()></p>
        </Show>
    }
}

/// The direction: a slider, and a button to either side.
#[component]
fn Dial(plan: Memo<SearchPlanView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let has_dial = move || plan.with(|plan| plan.dial.is_some());
    let turn_button = move |at: usize| {
        let view = plan.with(|plan| Some(plan.dial.as_ref()?.turns[at].clone()));
        view.map(|answer| view! { <AnswerButton answer class="small" /> })
    };
    let turn = move |step: String| {
        let step = step.parse::<usize>().unwrap_or_default();
        let activity = plan.with_untracked(|plan| plan.dial.as_ref()?.steps.get(step).copied());
        if let Some(activity) = activity {
            controls.carry_out(&Action::Begin(activity));
        }
    };
    let most = move || plan.with(|plan| Some(plan.dial.as_ref()?.steps.len().saturating_sub(1)));
    let at = move || plan.with(|plan| Some(plan.dial.as_ref()?.at.to_string()));
    let words = move || plan.with(|plan| Some(plan.dial.as_ref()?.words.clone()));
    view! {
        <Show when=has_dial>
            <div class="dial" role="group" aria-label="Direction">
                {move || turn_button(0)}
                <input
                    type="range"
                    min="0"
                    max=move || most()
                    step="1"
                    aria-label="Direction of the search"
                    aria-valuetext=move || words()
                    prop:value=move || at()
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
fn Kinds(plan: Memo<SearchPlanView>) -> impl IntoView {
    view! {
        <div class="row kinds" role="group" aria-label="Kind of search">
            <List each=move || plan.with(|plan| plan.kinds.clone()) let:answer>
                <AnswerButton answer class="small" />
            </List>
        </div>
    }
}

/// What it looks at.
#[component]
fn Zones(plan: Memo<SearchPlanView>) -> impl IntoView {
    let has_odds = Memo::new(move |_| {
        let has_odds = |row: &ZoneRow| !row.odds.is_empty();
        plan.with(|plan| plan.zones.iter().any(has_odds))
    });
    let has_odds = move || has_odds.get();
    view! {
        // It stands before what it explains, where no fold hides it.
        <Show when=has_odds>
            <p class="search-key">
                <span class="if-wide">
                    <Prose text=SIGHTING_KEY />
                </span>
                <span class="if-narrow">
                    <Prose text=SHORT_SIGHTING_KEY />
                </span>
            </p>
        </Show>
        <ul class="search-zones">
            <List each=move || plan.with(|plan| plan.zones.clone()) let:row>
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
fn Facts(plan: Memo<SearchPlanView>) -> impl IntoView {
    let facts = Memo::new(move |_| plan.with(|plan| plan.facts.join(" ")));
    view! {
        <Show when=move || facts.with(|facts| !facts.is_empty())>
            <p class="search-facts" translate="no" prop:textContent=facts></p>
        </Show>
    }
}

/// Who could go instead.
#[component]
fn Crews(plan: Memo<SearchPlanView>) -> impl IntoView {
    let is_there = move || plan.with(|plan| !plan.crews.is_empty());
    // With nothing planned the planes are what there is to choose.
    let is_open = move || plan.with(|plan| plan.dial.is_none());
    let what = move || match is_open() {
        true => "Planes that can go",
        false => "Send other planes",
    };
    view! {
        <Show when=is_there>
            <details class="search-crews" open=move || is_open()>
                <summary class="link" translate="no" prop:textContent=move || what()></summary>
                <List each=move || plan.with(|plan| plan.crews.clone()) let:choice>
                    <ChoiceRow choice class="small" />
                </List>
            </details>
        </Show>
    }
}
