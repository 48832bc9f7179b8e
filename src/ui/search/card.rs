//! The cards of the searches in the air.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::{Changing, Rows, Side, UnitPicture};
use crate::view::search::{SearchCard, cards};

/// A card for each search.
#[component]
pub fn SearchCards() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let scenario = controls.game.peek(Game::scenario);
    let cards = Memo::new(move |_| {
        let playback = controls.playback;
        playback.with_table(|table| playback.with_record(|shown| cards(scenario, table, shown)))
    });
    view! {
        <Show when=move || cards.with(|cards| !cards.is_empty())>
            <ul class="search-cards" aria-label="Searches in the air">
                <Rows of=cards each=|all| all key=|card| card.id let:card>
                    <Card card />
                </Rows>
            </ul>
        </Show>
    }
}

/// A search: who flies, which way, where it is, what it does next and when it is home.
#[component]
fn Card(card: Memo<SearchCard>) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let id = card.with_untracked(|card| card.id);
    let chip = move || match card.with(|card| card.is_inbound) {
        true => "chip done",
        false => "chip now",
    };
    view! {
        <li class="card search-card" data-unit=id.to_string()>
            <button class="card-head" on:click=move |_| controls.look_at_search(id)>
                <UnitPicture side=Side::Us picture="avenger" />
                <span>
                    <b>{id.to_string()}</b>
                    <small translate="no" prop:textContent=move || card.with(|card| card.units.clone())></small>
                </span>
            </button>
            <p class="state">
                <span class=chip translate="no" prop:textContent=move || card.with(|card| card.leg.clone())></span>
                " "
                <Changing text=move || card.with(|card| card.place.clone()) />
            </p>
            <p
                class="search-next"
                translate="no"
                prop:textContent=move || card.with(|card| card.next.clone())
            ></p>
            <p class="search-next"><b translate="no" prop:textContent=move || card.with(|card| card.home.clone())></b></p>
        </li>
    }
}
