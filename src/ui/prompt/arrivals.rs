//! The missions over carriers, to be brought down.

use leptos::prelude::*;

use super::part;
use crate::ui::fleet::Plane;
use crate::ui::parts::{AnswerButton, Side, UnitPicture};
use crate::ui::row::row;
use crate::view::fleet::PlaneView;
use crate::view::prompt::ArrivalView;

/// A line for each mission.
#[component]
pub fn Arrivals() -> impl IntoView {
    let arrivals = part(|prompt| prompt.arrivals.clone());
    let of_mission = move |first: ArrivalView| {
        let mission = first.mission;
        let find = move |all: &Vec<ArrivalView>| {
            let mut all = all.iter();
            all.find(|arrival| arrival.mission == mission).cloned()
        };
        row(first, move || arrivals.with(find))
    };
    view! {
        <Show when=move || arrivals.with(|all| !all.is_empty())>
            <ul class="engage arrivals">
                <For each=move || arrivals.get() key=|arrival| arrival.mission let:arrival>
                    <Arrival view=of_mission(arrival) />
                </For>
            </ul>
        </Show>
    }
}

/// A mission: what it risks, its units, and the button that lands those there is room for.
#[component]
fn Arrival(#[prop(into)] view: Signal<ArrivalView>) -> impl IntoView {
    let (mission, picture) = view.with_untracked(|view| (view.mission, view.picture));
    let plane = move |first: PlaneView| {
        let unit = first.unit;
        let find = move |view: &ArrivalView| {
            let mut planes = view.planes.iter();
            planes.find(|plane| plane.unit == unit).cloned()
        };
        row(first, move || view.with(find))
    };
    view! {
        <li data-unit=mission.to_string()>
            <UnitPicture side=Side::Us picture />
            <span class="what">
                <b>{mission.to_string()}</b>
                <small>{move || view.with(|view| view.fuel.clone())}</small>
                <small class:warn=move || view.with(|view| view.stake.warns)>
                    {move || view.with(|view| view.stake.words.clone())}
                </small>
            </span>
            <span class="row">
                <For each=move || view.get().planes key=|plane| plane.unit let:shown>
                    <Plane view=plane(shown) />
                </For>
            </span>
            <LandButton view />
        </li>
    }
}

#[component]
fn LandButton(view: Signal<ArrivalView>) -> impl IntoView {
    let has_room = move || view.with(|view| view.answer.is_some());
    let no_room =
        move || view! { <span class="muted">{move || view.with(|view| view.no_room)}</span> };
    view! {
        <Show when=has_room fallback=no_room>
            {view
                .get_untracked()
                .answer
                .map(|first| {
                    let answer = row(first, move || view.with(|view| view.answer.clone()));
                    view! { <AnswerButton view=answer class="small" /> }
                })}
        </Show>
    }
}
