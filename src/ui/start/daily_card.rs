//! The battle of the day.

use leptos::prelude::*;
use leptos_use::{UseClipboardReturn, use_clipboard};

use crate::storage;
use crate::ui::address;
use crate::ui::state::{SavedGames, Screens};
use crate::view::start::{Daily, DailyView};

/// The battle of the day, and how the player has fared in it.
#[component]
pub fn DailyCard(
    /// The battle.
    daily: Daily,
    /// What is said of it.
    #[prop(into)]
    view: Signal<DailyView>,
) -> impl IntoView {
    let screens = expect_context::<Screens>();
    let UseClipboardReturn { copied, copy, .. } = use_clipboard();
    let link = address::whole(&daily.link);
    let games = expect_context::<SavedGames>();
    let under_way = move || view.with_untracked(|view| view.game.clone());
    let play = move |_| match under_way().and_then(|id| games.find(&id)) {
        Some(entry) => screens.open(&entry),
        // At midnight another one begins.
        None => screens.follow(Daily::at(storage::now()).to_link()),
    };
    view! {
        <section class="sheet daily" aria-labelledby="daily" data-seed=daily.seed.to_string()>
            <h2 id="daily">
                <small>"Battle of the day"</small>
                {move || view.with(|view| view.name)}
            </h2>
            <p class="day">{daily.day}</p>
            <p>{DailyView::SAME_FOR_ALL}</p>
            <p class="fared">
                <b>{move || view.with(|view| view.fared.clone())}</b>
            </p>
            <div class="row">
                <button class="btn" on:click=play>
                    {move || view.with(|view| view.play.clone())}
                </button>
                <button class="btn ghost" on:click=move |_| copy(&link)>
                    {move || if copied.get() { "Link copied" } else { "Copy its link" }}
                </button>
            </div>
        </section>
    }
}
