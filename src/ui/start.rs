//! The start screen: what the game is, the scenarios, and the player's games.

mod daily_card;
mod hero;
mod picture;
mod scenario_card;
mod tools;
mod way;

use leptos::prelude::*;
use leptos_use::{use_event_listener, use_interval_fn};
use page::parts::{GameList, OtherTitles, SavedGamesList, StartNotices};
use page::titles::PHILIPPINE_SEA;

use daily_card::DailyCard;
use hero::Hero;
use way::Way;

use super::learn::RulePage;
use super::parts::scroll_to_top;
use super::state::{ResultStore, SavedGames, Screens};
use crate::storage;
use crate::view::start::{self, Daily};

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
    let results = Memo::new(move |_| start::results(&record.all(), &games.entries()));
    let way = Memo::new(move |_| results.with(|results| start::way(results)));
    let next = Memo::new(move |_| way.with(|way| start::next(way)));
    let daily = battle_of_the_day();
    let of_day = Memo::new(move |_| {
        results.with(|results| daily.with(|daily| daily.view(results, &games.entries())))
    });
    let problem = games.problem();
    let screens = expect_context::<Screens>();
    let list = GameList::of(games, screens);
    let notice = Signal::derive(move || screens.notice());
    view! {
        <div class="start" data-decision="start">
            <Hero next />
            <main class="wrap start-grid">
                <StartNotices problem record notice />
                <Way way />
                <div class="beside">
                    <DailyCard daily view=of_day />
                    <OtherTitles here=PHILIPPINE_SEA />
                </div>
                <SavedGamesList problem games=list />
            </main>
            <RulePage />
            <footer class="wrap foot">
                <p>{start::WHOSE_IT_IS}</p>
            </footer>
        </div>
    }
}

/// The battle of the day as the day changes: the page may be left open for days.
fn battle_of_the_day() -> Memo<Daily> {
    let now = RwSignal::new(storage::now());
    let _ = use_interval_fn(move || now.set(storage::now()), SECOND);
    Memo::new(move |_| Daily::at(now.get()))
}

/// In milliseconds.
const SECOND: u64 = 1_000;
