//! The page. No rule lives here: it shows what the engine says and sends orders to it.

#![expect(
    clippy::redundant_closure,
    reason = "Leptos erases a closure that is written in the markup; one with a name is compiled for each of its types"
)]

mod battle;
mod chart;
mod controls;
mod event_card;
mod forces;
mod prompt;
mod record;
mod shell;
mod start;
mod state;
mod strip;
mod table;

use leptos::prelude::*;
use leptos::tachys::reactive_graph::OwnedView;
use page::stores::DialogStore;

use start::Start;
use state::{Screen, Screens};
use table::TableScreen;

/// Takes over the page.
pub fn mount() {
    leptos::mount::mount_to_body(App);
    if let Some(loading) = document().get_element_by_id("loading") {
        loading.remove();
    }
}

/// The whole page.
#[component]
fn App() -> impl IntoView {
    let screens = Screens::new();
    provide_context(screens);
    provide_context(DialogStore::new());
    view! {
        {move || match screens.screen() {
            Screen::Start => view! { <Start /> }.into_any(),
            Screen::Table => {
                // An owner of its own: what the table gives as context goes with it.
                let owner = Owner::new();
                let table = owner.with(|| {
                    let game = screens.take_game();
                    game.map(|game| view! { <TableScreen game /> })
                });
                OwnedView::new_with_owner(table, owner).into_any()
            }
        }}
    }
}
