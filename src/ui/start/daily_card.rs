//! The battle of the day.

use leptos::prelude::*;
use page::address::whole;

use crate::ui::parts::{Changing, CopyButton};
use crate::ui::state::{SavedGames, Screens};
use crate::view::start::{Daily, DailyView};

/// The battle of the day, and how the player has fared in it. At midnight in Greenwich it is another; what is copied
/// and played is the one that is shown.
#[component]
pub fn DailyCard(
    /// The battle.
    #[prop(into)]
    daily: Signal<Daily>,
    /// What is said of it.
    #[prop(into)]
    view: Signal<DailyView>,
) -> impl IntoView {
    let screens = expect_context::<Screens>();
    let games = expect_context::<SavedGames>();
    let under_way = move || view.with_untracked(|view| view.game.clone());
    let play = move |_| match under_way().and_then(|id| games.find(&id)) {
        Some(entry) => screens.open(&entry),
        None => screens.follow(daily.with_untracked(Daily::to_link)),
    };
    view! {
        <section class="sheet daily" aria-labelledby="daily" data-seed=move || daily.with(|daily| daily.seed.to_string())>
            <h2 id="daily">
                <small>"Battle of the day"</small>
                <Changing text=move || view.with(|view| view.name.to_owned()) />
            </h2>
            <p class="day" translate="no" prop:textContent=move || daily.with(|daily| daily.day.clone())></p>
            <p>{DailyView::SAME_FOR_ALL}</p>
            <p class="fared">
                <b translate="no" prop:textContent=move || view.with(|view| view.fared.clone())></b>
            </p>
            <div class="row">
                <button
                    class="btn"
                    translate="no"
                    prop:textContent=move || view.with(|view| view.play.clone())
                    on:click=play
                ></button>
                {move || {
                    let text = daily.with(|daily| whole(&daily.link));
                    view! {
                        <CopyButton
                            id="daily-link"
                            label="The link to the battle of the day"
                            button="Copy its link"
                            done="Link copied"
                            text
                        />
                    }
                }}
            </div>
        </section>
    }
}
