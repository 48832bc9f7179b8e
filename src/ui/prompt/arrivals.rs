//! The missions over carriers, to be brought down.

use leptos::prelude::*;

use super::part;
use crate::ui::fleet::Plane;
use crate::ui::parts::{AnswerButton, Rows, Side, UnitPicture, memo_or_last};
use crate::view::prompt::ArrivalView;

/// A line for each mission.
#[component]
pub fn Arrivals() -> impl IntoView {
    let arrivals = part(|prompt| prompt.arrivals.clone());
    view! {
        <Show when=move || arrivals.with(|all| !all.is_empty())>
            <ul class="engage arrivals">
                <Rows of=arrivals each=|all| all key=|arrival| arrival.mission let:view>
                    <Arrival view />
                </Rows>
            </ul>
        </Show>
    }
}

/// A mission: what it risks, its units, and the button that lands those there is room for.
#[component]
fn Arrival(#[prop(into)] view: Signal<ArrivalView>) -> impl IntoView {
    let (mission, picture) = view.with_untracked(|view| (view.mission, view.picture));
    view! {
        <li data-unit=mission.to_string()>
            <UnitPicture side=Side::Us picture />
            <span class="what">
                <b>{mission.to_string()}</b>
                <small translate="no" prop:textContent=move || view.with(|view| view.fuel.clone())></small>
                <small
                    class:warn=move || view.with(|view| view.stake.warns)
                    translate="no"
                    prop:textContent=move || view.with(|view| view.stake.words.clone())
                ></small>
            </span>
            <span class="row">
                <Rows of=view each=|view| &view.planes key=|plane| plane.unit let:view>
                    <Plane view />
                </Rows>
            </span>
            <LandButton view />
        </li>
    }
}

#[component]
fn LandButton(view: Signal<ArrivalView>) -> impl IntoView {
    let answer = move || view.with(|view| view.answer.clone());
    let has_room = move || view.with(|view| view.answer.is_some());
    let no_room = move || view! { <span class="muted" translate="no" prop:textContent=move || view.with(|view| view.no_room)></span> };
    view! {
        <Show when=has_room fallback=no_room>
            {untrack(answer)
                .map(|first| view! { <AnswerButton view=memo_or_last(first, answer) class="small" /> })}
        </Show>
    }
}
