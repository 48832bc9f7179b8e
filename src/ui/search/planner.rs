//! Planning a search in the prompt: its direction, its kind, who flies it, and what comes of it.

use leptos::prelude::*;

use crate::ui::controls::Controls;
use crate::ui::parts::{AnswerButton, List, Prose, Rows, memo_or_last};
use crate::view::prompt::PromptView;
use crate::view::search::{
    CrewRow, DialView, SHORT_SIGHTING_KEY, SIGHTING_KEY, SearchPlanView, ZoneRow,
};
use crate::view::{Action, Answer};

/// The plan of a search, where one is asked for.
#[component]
pub fn Planner() -> impl IntoView {
    let prompt = expect_context::<Controls>().asked.prompt;
    let read = |prompt: &Option<PromptView>| prompt.as_ref().and_then(|it| it.search.clone());
    let plan = Memo::new(move |_| prompt.with(read));
    let is_asked = Memo::new(move |_| plan.with(Option::is_some));
    let plan = Memo::new(move |_| plan.get().unwrap_or_default());
    view! {
        <Show when=move || is_asked.get()>
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
        </Show>
    }
}

/// Who goes, and which forces lie there.
#[component]
fn Crew(plan: Memo<SearchPlanView>) -> impl IntoView {
    let crew = move || plan.with(|plan| plan.crew.clone());
    view! {
        <Show when=move || plan.with(|plan| !plan.crew.is_empty())>
            <p class="search-crew">{move || crew()}</p>
        </Show>
    }
}

/// The direction: a slider, and a button to either side.
#[component]
fn Dial(plan: Memo<SearchPlanView>) -> impl IntoView {
    let dial = Memo::new(move |_| plan.with(|plan| plan.dial.clone()));
    let is_there = Memo::new(move |_| dial.with(Option::is_some));
    move || {
        let first = is_there.get().then(|| dial.get_untracked()).flatten()?;
        let dial = memo_or_last(first, move || dial.get());
        Some(view! { <Turn dial /> })
    }
}

#[component]
fn Turn(dial: Memo<DialView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let left = Memo::new(move |_| dial.with(|dial| dial.turns[0].clone()));
    let right = Memo::new(move |_| dial.with(|dial| dial.turns[1].clone()));
    let turn = move |step: String| {
        let step = step.parse::<usize>().unwrap_or_default();
        let activity = dial.with_untracked(|dial| dial.steps.get(step).copied());
        if let Some(activity) = activity {
            controls.carry_out(&Action::Begin(activity));
        }
    };
    view! {
        <div class="dial" role="group" aria-label="Direction">
            <AnswerButton view=left class="small" />
            <input
                type="range"
                min="0"
                max=move || dial.with(|dial| dial.steps.len().saturating_sub(1))
                step="1"
                aria-label="Direction of the search"
                aria-valuetext=move || dial.with(|dial| dial.words.clone())
                prop:value=move || dial.with(|dial| dial.at.to_string())
                on:input=move |event| turn(event_target_value(&event))
            />
            <AnswerButton view=right class="small" />
            <b
                class="dial-words"
                translate="no"
                prop:textContent=move || dial.with(|dial| dial.words.clone())
            ></b>
        </div>
    }
}

/// The kinds of search.
#[component]
fn Kinds(plan: Memo<SearchPlanView>) -> impl IntoView {
    view! {
        <div class="row kinds" role="group" aria-label="Kind of search">
            <Rows of=plan each=|plan| &plan.kinds key=Answer::row let:view>
                <AnswerButton view class="small" />
            </Rows>
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
    let is_there = Memo::new(move |_| plan.with(|plan| !plan.crews.is_empty()));
    // With nothing planned the planes are what there is to choose.
    let is_open = move || plan.with(|plan| plan.dial.is_none());
    let what = move || match is_open() {
        true => "Planes that can go",
        false => "Send other planes",
    };
    view! {
        <Show when=move || is_there.get()>
            <details class="search-crews" open=move || is_open()>
                <summary class="link" translate="no" prop:textContent=move || what()></summary>
                <Rows of=plan each=|plan| &plan.crews key=|row| row.group let:row>
                    <Group row />
                </Rows>
            </details>
        </Show>
    }
}

#[component]
fn Group(row: Memo<CrewRow>) -> impl IntoView {
    view! {
        <div class="row" role="group" aria-label=move || row.with(|row| row.name.clone())>
            <b translate="no" prop:textContent=move || row.with(|row| row.name.clone())></b>
            <small translate="no" prop:textContent=move || row.with(|row| row.ready.clone())></small>
            <Rows of=row each=|row| &row.answers key=Answer::row let:view>
                <AnswerButton view class="small" />
            </Rows>
            <small
                class="grounded"
                translate="no"
                prop:textContent=move || row.with(|row| row.grounded.clone())
            ></small>
        </div>
    }
}
