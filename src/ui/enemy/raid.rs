//! The raids.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::parts::{Changing, Prose, Rows, Side, UnitPicture};
use crate::ui::state::{GameStore, PlaybackStore};
use crate::view::enemy::{self, Point, RaidCard, Raids as RaidsView, Urgency};

/// The raids on the map and what became of the others, if the scenario has raids.
#[component]
pub fn Raids() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let scenario = expect_context::<GameStore>().peek(Game::scenario);
    let raids = Memo::new(move |_| playback.with_table(|table| enemy::raids(scenario, table)));
    let none = move || {
        let none = raids.with(|raids| raids.as_ref()?.none);
        none.map(|none| view! { <p class="key" translate="no" prop:textContent=none></p> })
    };
    view! {
        <Show when=move || raids.with(Option::is_some)>
            <section aria-label="Raids">
                {none}
                <ul>
                    <Rows of=raids each=cards key=|card| card.id let:card>
                        <RaidItem card />
                    </Rows>
                </ul>
                <div class="key">{Point::ALL.map(|point| view! { <PointKey point /> })}</div>
            </section>
        </Show>
    }
}

fn cards(raids: &Option<RaidsView>) -> &[RaidCard] {
    raids.as_ref().map_or(&[], |raids| &raids.cards)
}

/// A raid's card.
#[component]
fn RaidItem(#[prop(into)] card: Signal<RaidCard>) -> impl IntoView {
    let id = card.with_untracked(|card| card.id);
    let boxes = move || {
        card.with(|card| {
            let one = |point: &Point| view! { <i class=class(*point)>{point.letter()}</i> };
            card.boxes.iter().map(one).collect_view()
        })
    };
    view! {
        <li
            class="card"
            class:is-spent=move || card.with(|card| card.urgency == Urgency::Gone)
            data-unit=id.to_string()
        >
            <div class="card-head">
                <UnitPicture side=Side::Japanese picture="zero" />
                <span>
                    <b>{id.to_string()}</b>
                    <small translate="no" prop:textContent=move || card.with(|card| card.known.clone())></small>
                </span>
                <span class="big">
                    <Changing text=move || card.with(|card| card.points.to_string()) />
                    <small>" " <Changing text=move || card.with(|card| card.noun.to_owned()) /></small>
                </span>
            </div>
            <div class="points" aria-hidden="true">
                {boxes}
            </div>
            <p class="state">
                <span
                    class=move || chip(card.with(|card| card.urgency))
                    translate="no"
                    prop:textContent=move || card.with(|card| card.state.clone())
                ></span>
                " "
                <Changing text=move || card.with(|card| card.place.clone()) />
            </p>
        </li>
    }
}

/// What the box of a point means.
#[component]
fn PointKey(point: Point) -> impl IntoView {
    view! {
        <span>
            <span class="points">
                <i class=class(point)>{point.letter()}</i>
            </span>
            <Prose text=point.meaning().to_owned() />
        </span>
    }
}

fn class(point: Point) -> &'static str {
    match point {
        Point::Fighters => "f",
        Point::AttackPlanes => "",
        Point::Unknown => "u",
        Point::ShotDown => "x",
    }
}

fn chip(urgency: Urgency) -> &'static str {
    match urgency {
        Urgency::Near => "chip near",
        Urgency::Inbound => "chip",
        Urgency::Gone => "chip done",
    }
}
