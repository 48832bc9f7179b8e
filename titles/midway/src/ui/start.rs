//! The start screen: what the game is, a new one, and the player's games.

mod hero;
mod new_game;

use leptos::prelude::*;
use leptos_use::use_event_listener;
use page::parts::{GameList, OtherTitles, SavedGamesList, StartNotices, scroll_to_top};
use page::titles::MIDWAY;

use super::state::{ResultStore, SavedGames, Screens};
use crate::view::start::WHOSE_IT_IS;
use hero::Hero;
use new_game::NewGame;

/// The start screen.
#[component]
pub fn Start() -> impl IntoView {
    let games = expect_context::<SavedGames>();
    // The report of a game, from which the player may come, is scrolled too. A notice comes into sight after this.
    Effect::new(|_| request_animation_frame(scroll_to_top));
    // Another tab plays on.
    let record = expect_context::<ResultStore>();
    let _ = use_event_listener(window(), leptos::ev::storage, move |_| {
        games.refresh();
        record.refresh();
    });
    let problem = games.problem();
    let screens = expect_context::<Screens>();
    let list = GameList::of(games, screens);
    let notice = Signal::derive(move || screens.notice());
    view! {
        <div class="start" data-decision="start">
            <Hero />
            <main class="wrap start-grid">
                <StartNotices problem record notice />
                <NewGame />
                <div class="beside">
                    <SavedGamesList problem games=list />
                    <OtherTitles here=MIDWAY />
                </div>
            </main>
            <footer class="wrap foot">
                <p>{WHOSE_IT_IS}</p>
            </footer>
        </div>
    }
}
