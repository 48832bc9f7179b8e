//! The Japanese forces.

use leptos::html::Li;
use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::parts::{Rows, ShipOutline, Side, UnitPicture};
use crate::ui::state::{Focus, FocusStore, GameStore, PlaybackStore};
use crate::view::enemy::{self, ForceCard, Forces as ForcesView, ShipLine};

/// Every force, the ships that sank, and what the signs mean, if the scenario has forces.
#[component]
pub fn Forces() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let scenario = expect_context::<GameStore>().peek(Game::scenario);
    let forces = Memo::new(move |_| playback.with_table(|table| enemy::forces(scenario, table)));
    let sunk = Memo::new(move |_| {
        let sunk = forces.with(|forces| Some(forces.as_ref()?.sunk.clone()));
        sunk.unwrap_or_default()
    });
    view! {
        <Show when=move || forces.with(Option::is_some)>
            <section aria-label="Japanese forces">
                <ul>
                    <Rows of=forces each=cards key=|card| card.id let:card>
                        <ForceItem card />
                    </Rows>
                </ul>
                <Show when=move || sunk.with(|sunk| !sunk.is_empty())>
                    <div class="card force is-spent">
                        <h3>"Sunk"</h3>
                        <Ships ships=sunk />
                    </div>
                </Show>
                <HitKeys />
            </section>
        </Show>
    }
}

fn cards(forces: &Option<ForcesView>) -> &[ForceCard] {
    forces.as_ref().map_or(&[], |forces| &forces.cards)
}

/// A force's card.
#[component]
fn ForceItem(#[prop(into)] card: Signal<ForceCard>) -> impl IntoView {
    let id = card.with_untracked(|card| card.id);
    let ships = Memo::new(move |_| card.with(|card| card.ships.clone()));
    view! {
        <li class="card force" data-unit=id.to_string()>
            <div class="card-head">
                <UnitPicture side=Side::Japanese picture="carrier" />
                <span>
                    <b>{id.to_string()}</b>
                    <small>{move || card.with(|card| card.place.clone())}</small>
                </span>
                <span class="chip">{move || card.with(|card| card.detection.clone())}</span>
            </div>
            <p class="state">
                <span>{move || card.with(|card| card.cap.clone())}</span>
                <span>{move || card.with(|card| card.lost.clone())}</span>
                <span>{move || card.with(|card| card.guns.clone())}</span>
            </p>
            <Ships ships />
        </li>
    }
}

/// Ships, each with her outline.
#[component]
pub fn Ships(#[prop(into)] ships: Signal<Vec<ShipLine>>) -> impl IntoView {
    view! {
        <ul class="ships">
            <Rows of=ships each=|all| all key=|ship| ship.id let:ship>
                <ShipItem ship />
            </Rows>
        </ul>
    }
}

/// A ship: her outline with her hits, her values, her condition.
#[component]
fn ShipItem(#[prop(into)] ship: Signal<ShipLine>) -> impl IntoView {
    let id = ship.with_untracked(|ship| ship.id);
    let outline = Signal::derive(move || ship.with(|ship| ship.outline.clone()));
    // The log leads to her.
    let item = NodeRef::<Li>::new();
    expect_context::<FocusStore>().take(Focus::Ship(id), item, || true);
    view! {
        <li node_ref=item tabindex="-1" data-unit=id.to_string()>
            <ShipOutline outline />
            <span>
                <b>{id.to_string()}</b>
                <small>{move || ship.with(|ship| ship.values.clone())}</small>
                <small>{move || ship.with(|ship| ship.state.clone())}</small>
            </span>
        </li>
    }
}

/// What the marks of hits mean.
#[component]
pub fn HitKeys() -> impl IntoView {
    view! {
        <div class="key pips">
            <HitKey class="cur" meaning="hit this turn" />
            <HitKey class="prev" meaning="last turn" />
            <HitKey class="perm" meaning="for good" />
            <HitKey class="" meaning="still to take" />
        </div>
    }
}

/// What the mark of a hit means.
#[component]
fn HitKey(class: &'static str, meaning: &'static str) -> impl IntoView {
    view! {
        <span>
            <svg viewBox="0 0 12 12" aria-hidden="true">
                <rect class=format!("pip {class}") x="2" y="2" width="8" height="8"></rect>
            </svg>
            {meaning}
        </span>
    }
}
