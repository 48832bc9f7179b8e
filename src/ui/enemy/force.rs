//! The Japanese forces.

use leptos::prelude::*;

use super::ships::{HitKeys, Ships, SunkShips};
use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::{List, Show, Side, UnitPicture};
use crate::view::enemy::{self, ForceCard};

/// Every force, the ships that sank, and what the signs mean, if the scenario has forces.
#[component]
pub fn Forces() -> impl IntoView {
    let Controls { playback, game, .. } = expect_context();
    let scenario = game.peek(Game::scenario);
    let forces = Memo::new(move |_| playback.with_table(|table| enemy::forces(scenario, table)));
    let sunk = Memo::new(move |_| playback.with_table(enemy::sunk));
    view! {
        <Show when=move || forces.with(Option::is_some)>
            <section aria-label="Japanese forces">
                <ul>
                    <List each=move || forces.get().unwrap_or_default() let:card>
                        <ForceItem card />
                    </List>
                </ul>
                <SunkShips sunk />
                <HitKeys />
            </section>
        </Show>
    }
}

/// A force's card.
#[component]
fn ForceItem(card: ForceCard) -> impl IntoView {
    let id = card.id.to_string();
    view! {
        <li class="card force" data-unit=id>
            <div class="card-head">
                <UnitPicture side=Side::Japanese picture="carrier" />
                <span>
                    <b>{id.clone()}</b>
                    <small>{card.place}</small>
                </span>
                <span class="chip">{card.detection}</span>
            </div>
            <p class="state">
                <span>{card.cap}</span>
                <span>{card.lost}</span>
                <span>{card.guns}</span>
            </p>
            <Ships ships=card.ships />
        </li>
    }
}
