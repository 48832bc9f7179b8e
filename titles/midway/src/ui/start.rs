//! The start screen: what the game is, a new one, and the player's games.

use leptos::prelude::*;

use super::state::Screens;
use crate::engine::GameSetup;

/// The start screen.
#[component]
pub fn Start() -> impl IntoView {
    let screens = expect_context::<Screens>();
    view! {
        <div class="start" data-decision="start">
            <main class="wrap">
                <h1>"Midway"</h1>
                <button class="btn primary" on:click=move |_| screens.begin(GameSetup::default(), 1942)>
                    "Begin"
                </button>
            </main>
        </div>
    }
}
