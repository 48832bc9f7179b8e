//! A mission's card.

use leptos::prelude::*;

use super::fuel::{Critical, Fuel};
use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Side, UnitPicture};
use crate::view::air::{MissionCard, State};
use crate::view::chart::Unit;

/// A mission's card; a click selects it.
#[component]
pub fn MissionItem(#[prop(into)] card: Signal<MissionCard>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let (id, picture) = card.with_untracked(|card| (card.id, card.picture));
    let is_selected = Memo::new(move |_| card.with(|card| card.is_selected));
    view! {
        <li
            class="card"
            class:is-selected=is_selected
            class:is-spent=move || card.with(|card| card.state == State::Done)
            class:is-critical=move || card.with(|card| card.critical.is_some())
            data-unit=id.to_string()
        >
            <button
                class="card-head"
                aria-pressed=move || is_selected.get().to_string()
                on:click=move |_| controls.pick(Unit::Mission(id))
            >
                <UnitPicture side=Side::Us picture />
                <span>
                    <b>{id.to_string()}</b>
                    <small translate="no" prop:textContent=move || card.with(|card| card.units.clone())></small>
                </span>
                <span class="big">
                    <Changing text=move || card.with(|card| card.fuel.to_string()) />
                    <small>" fuel"</small>
                </span>
            </button>
            <Fuel mission=id is_selected />
            {move || {
                let critical = card.with(|card| card.critical.clone());
                critical.map(|track| view! { <Critical track /> })
            }}
            <p class="state">
                <span
                    class=move || chip(card.with(|card| card.state))
                    translate="no"
                    prop:textContent=move || card.with(|card| card.state_words.clone())
                ></span>
                " "
                <Changing text=move || card.with(|card| card.place.clone()) />
            </p>
        </li>
    }
}

fn chip(state: State) -> &'static str {
    match state {
        State::Now => "chip now",
        State::Done => "chip done",
        State::Critical => "chip crit",
        State::Flying => "chip",
    }
}
