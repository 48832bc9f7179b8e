//! The cards of the searches in the air.

use leptos::prelude::*;

use crate::engine::Game;
use crate::ui::controls::Controls;
use crate::ui::parts::{List, Show, Side, UnitPicture};
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
                <List each=move || cards.get() let:card>
                    <Card card />
                </List>
            </ul>
        </Show>
    }
}

/// A search: who flies, which way, where it is, what it saw, what it does next and when it is home.
#[component]
fn Card(card: SearchCard) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let id = card.id;
    let chip = match card.is_inbound {
        true => "chip done",
        false => "chip now",
    };
    view! {
        <li class="card search-card" data-unit=id.to_string()>
            <button class="card-head" on:click=move |_| controls.look_at_search(id)>
                <UnitPicture side=Side::Us picture="avenger" />
                <span>
                    <b>{id.to_string()}</b>
                    <small>{card.units}</small>
                </span>
            </button>
            <p class="state">
                <span class=chip>{card.leg}</span>
                " "
                {card.place}
            </p>
            {(!card.saw.is_empty()).then(|| view! { <p class="search-next">{card.saw}</p> })}
            <p class="search-next">{card.next}</p>
            <p class="search-next"><b>{card.home}</b></p>
        </li>
    }
}
