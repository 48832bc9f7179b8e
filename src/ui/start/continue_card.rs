//! The game to go on with.

use leptos::prelude::*;

use crate::ui::state::{SavedGames, Screens};
use crate::view::start::ContinueView;

/// The game played last, if it is under way.
#[component]
pub fn ContinueCard() -> impl IntoView {
    let games = expect_context::<SavedGames>();
    let screens = expect_context::<Screens>();
    let game = Memo::new(move |_| games.continue_last());
    let open = move |id: &str| {
        if let Some(entry) = games.find(id) {
            screens.open(&entry);
        }
    };
    move || {
        game.get().map(|ContinueView { id, name, state }| {
            view! {
                <section class="sheet continue" aria-labelledby="go">
                    <div>
                        <h2 id="go">
                            <small>"Game in progress"</small>
                            {name}
                        </h2>
                        <p class="muted">{state}</p>
                    </div>
                    <button class="btn primary" on:click=move |_| open(&id)>
                        "Continue"
                    </button>
                </section>
            }
        })
    }
}
