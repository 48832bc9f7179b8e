//! The Japanese forces.

use leptos::prelude::*;

use super::ships::{HitKeys, Ships, SunkShips};
use crate::engine::Game;
use crate::ui::parts::{Rows, Side, UnitPicture};
use crate::ui::state::{GameStore, PlaybackStore};
use crate::view::enemy::{self, ForceCard};

/// Every force, the ships that sank, and what the signs mean, if the scenario has forces.
#[component]
pub fn Forces() -> impl IntoView {
    let playback = expect_context::<PlaybackStore>();
    let scenario = expect_context::<GameStore>().peek(Game::scenario);
    let forces = Memo::new(move |_| playback.with_table(|table| enemy::forces(scenario, table)));
    let sunk = Memo::new(move |_| playback.with_table(enemy::sunk));
    view! {
        <Show when=move || forces.with(Option::is_some)>
            <section aria-label="Japanese forces">
                <ul>
                    <Rows of=forces each=cards key=|card| card.id let:card>
                        <ForceItem card />
                    </Rows>
                </ul>
                <SunkShips sunk />
                <HitKeys />
            </section>
        </Show>
    }
}

fn cards(forces: &Option<Vec<ForceCard>>) -> &[ForceCard] {
    forces.as_deref().unwrap_or_default()
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
                    <small translate="no" prop:textContent=move || card.with(|card| card.place.clone())></small>
                </span>
                <span
                    class="chip"
                    translate="no"
                    prop:textContent=move || card.with(|card| card.detection.clone())
                ></span>
            </div>
            <p class="state">
                <span translate="no" prop:textContent=move || card.with(|card| card.cap.clone())></span>
                <span translate="no" prop:textContent=move || card.with(|card| card.lost.clone())></span>
                <span translate="no" prop:textContent=move || card.with(|card| card.guns.clone())></span>
            </p>
            <Ships ships />
        </li>
    }
}
