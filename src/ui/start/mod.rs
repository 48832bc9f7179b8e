//! The start screen: what the game is, the scenarios, and the player's games.

mod continue_card;
mod hero;
mod import;
mod link_dialog;
mod picture;
mod rename;
mod saved_game;
mod saved_games;
mod scenario_card;

use leptos::prelude::*;
use leptos_use::use_event_listener;

use continue_card::ContinueCard;
use hero::Hero;
use saved_games::SavedGamesList;
use scenario_card::ScenarioCard;

use super::state::{SavedGames, Screens};
use crate::view::start;

pub use link_dialog::LinkDialog;

/// The start screen.
#[component]
pub fn Start() -> impl IntoView {
    let games = expect_context::<SavedGames>();
    // Another tab plays on.
    let _ = use_event_listener(window(), leptos::ev::storage, move |_| games.refresh());
    let problem = games.problem();
    view! {
        <div class="start" data-decision="start">
            <Hero />
            <div class="wrap start-grid">
                <main class="stacked">
                    <div class="notices">
                        {problem
                            .map(|problem| {
                                view! {
                                    <p class="notice bad" role="alert" data-keeping="lost">
                                        {start::storage_problem(problem)}
                                    </p>
                                }
                            })}
                        <StartNotice />
                    </div>
                    <ContinueCard />
                    {start::ON_THE_PAGE.map(|scenario| view! { <ScenarioCard card=start::card(scenario) scenario /> })}
                </main>
                <aside class="stacked">
                    <SavedGamesList problem />
                </aside>
            </div>
            <footer class="wrap foot">
                <p>{start::WHOSE_IT_IS}</p>
            </footer>
        </div>
    }
}

/// What the start screen has to tell.
#[component]
fn StartNotice() -> impl IntoView {
    let screens = expect_context::<Screens>();
    move || {
        screens.notice().map(|notice| {
            let role = if notice.bad { "alert" } else { "status" };
            view! {
                <p class="notice" class:bad=notice.bad role=role>
                    {notice.text}
                </p>
            }
        })
    }
}
