//! The start screen: what the game is, the scenarios, and the player's games.

mod hero;
pub mod saves;
mod scenario_card;

use crate::ui::live::dynamic;
use leptos::prelude::*;

use hero::Hero;
use saves::{Continue, Saves};
use scenario_card::ScenarioCard;

use super::session::Notice;
use crate::engine::SCENARIOS;
use crate::storage;

/// The start screen.
#[component]
pub fn Start(notice: Option<Notice>) -> impl IntoView {
    let notice = RwSignal::new(notice);
    let entries = RwSignal::new_local(storage::entries());
    let forbidden = storage::probe().err();
    view! {
        <div class="start" data-decision="start">
            <Hero />
            <div class="wrap start-grid">
                <main class="stacked">
                    <div class="notices">
                        {forbidden
                            .map(|problem| {
                                view! {
                                    <p class="notice bad" role="alert" data-keeping="lost">
                                        {format!(
                                            "{problem}: you can play, but a game will not be there after you close the page unless you export it.",
                                        )}
                                    </p>
                                }
                            })}
                        {dynamic(move || {
                            notice
                                .get()
                                .map(|Notice { text, bad }| {
                                    view! {
                                        <p
                                            class="notice"
                                            class:bad=bad
                                            role=if bad { "alert" } else { "status" }
                                        >
                                            {text}
                                        </p>
                                    }
                                })
                        })}
                    </div>
                    <Continue entries />
                    {SCENARIOS.map(|scenario| view! { <ScenarioCard scenario notice /> })}
                </main>
                <aside class="stacked">
                    <Saves entries notice />
                </aside>
            </div>
            <footer class="wrap foot">
                <p>
                    "An independent implementation of the rules of the board game Carrier Battle: Philippine Sea, designed by Jon Southard and published by Compass Games. It is not connected with either. Charts marked as rebuilt are ours. Everything happens in your browser; nothing is sent anywhere."
                </p>
            </footer>
        </div>
    }
}
