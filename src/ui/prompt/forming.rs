//! Dividing units among strikes, before the first turn.

use leptos::html::Button;
use leptos::prelude::*;

use super::answers::Answers;
use super::part;
use crate::ui::controls::Controls;
use crate::ui::parts::{Rows, Side, UnitPicture};
use crate::ui::state::Focus;
use crate::view::prompt::{PoolView, PromptView, StrikeView, TypeView};
use crate::view::{Action, Activity};

/// Divisions by one click, the units that wait, and the strikes.
#[component]
pub fn Forming() -> impl IntoView {
    let is_asked = part(|prompt| prompt.forming.is_some());
    view! {
        <Show when=move || is_asked.get()>
            <Deals />
            <Pool />
            <Strikes />
        </Show>
    }
}

#[component]
fn Deals() -> impl IntoView {
    let deals = |prompt: &PromptView| prompt.forming.as_ref().map(|forming| forming.deals.clone());
    let deals = part(move |prompt| deals(prompt).unwrap_or_default());
    view! {
        <div class="row deals">
            <Answers answers=deals class="small" />
        </div>
    }
}

/// The units that wait, type by type.
#[component]
fn Pool() -> impl IntoView {
    let pool = part(|prompt| {
        prompt
            .forming
            .as_ref()
            .and_then(|forming| forming.pool.clone())
    });
    let hint = move || pool.with(|pool| pool.as_ref().map(|pool| pool.hint.clone()));
    view! {
        <Show when=move || pool.with(Option::is_some)>
            <span class="muted">{move || hint()}</span>
            <ul class="pool">
                <Rows of=pool each=types key=|of_type| of_type.name let:view>
                    <TypeOfUnits view />
                </Rows>
            </ul>
        </Show>
    }
}

fn types(pool: &Option<PoolView>) -> &[TypeView] {
    pool.as_ref().map_or(&[], |pool| &pool.types)
}

#[component]
fn TypeOfUnits(#[prop(into)] view: Signal<TypeView>) -> impl IntoView {
    let picture = view.with_untracked(|view| view.picture);
    let answers = Memo::new(move |_| view.with(|view| view.answers.clone()));
    view! {
        <li>
            <UnitPicture side=Side::Us picture />
            <b translate="no" prop:textContent=move || view.with(|view| view.units.clone())></b>
            <Answers answers class="small" />
        </li>
    }
}

#[component]
fn Strikes() -> impl IntoView {
    let strikes = |prompt: &PromptView| {
        let forming = prompt.forming.as_ref();
        forming.map(|forming| forming.strikes.clone())
    };
    let strikes = part(move |prompt| strikes(prompt).unwrap_or_default());
    view! {
        <ul class="engage strikes">
            <Rows of=strikes each=|all| all key=|strike| strike.number let:view>
                <Strike view />
            </Rows>
        </ul>
    }
}

/// A strike: choosing it, what it is worth, and its units to take out again.
#[component]
fn Strike(#[prop(into)] view: Signal<StrikeView>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let (number, mission) = view.with_untracked(|view| (view.number, view.mission));
    let is_chosen = move || view.with(|view| view.is_chosen);
    let worth = move || view.with(|view| view.worth.clone());
    let line = |line: String| view! { <small translate="no" prop:textContent=line></small> };
    let answers = Memo::new(move |_| view.with(|view| view.answers.clone()));
    let button = NodeRef::<Button>::new();
    controls.focus.take(Focus::Strike, button, is_chosen);
    let choose = Action::Begin(Activity::Forming(number));
    view! {
        <li class:sent=move || is_chosen() data-unit=mission.to_string()>
            <UnitPicture side=Side::Us picture="avenger" />
            <button
                class="what"
                id=format!("strike-{number}")
                aria-pressed=move || is_chosen().to_string()
                node_ref=button
                on:click=move |_| controls.carry_out(&choose)
            >
                <b>{mission.to_string()}</b>
                " "
                {move || worth().into_iter().map(line).collect_view()}
            </button>
            <span class="row">
                <Answers answers class="small" />
            </span>
        </li>
    }
}
