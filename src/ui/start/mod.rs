//! The start screen: what the game is, the scenarios, and the player's games.

mod daily_card;
mod hero;
mod import;
mod link_dialog;
mod picture;
mod rename;
mod saved_game;
mod saved_games;
mod scenario_card;
mod way;

use leptos::prelude::*;
use leptos_use::use_event_listener;

use daily_card::DailyCard;
use hero::Hero;
use saved_games::SavedGamesList;
use way::Way;

use super::learn::RulePage;
use super::state::{ResultStore, SavedGames, Screens};
use crate::storage;
use crate::view::start::{self, Daily};

pub use link_dialog::LinkDialog;

/// The start screen.
#[component]
pub fn Start() -> impl IntoView {
    let games = expect_context::<SavedGames>();
    // Another tab plays on.
    let record = expect_context::<ResultStore>();
    let _ = use_event_listener(window(), leptos::ev::storage, move |_| {
        games.refresh();
        record.refresh();
    });
    let results = Memo::new(move |_| start::results(&record.all(), &games.entries()));
    let way = Memo::new(move |_| results.with(|results| start::way(results)));
    let next = Memo::new(move |_| way.with(|way| start::next(way)));
    let daily = Daily::at(storage::now());
    let of_day = {
        let daily = daily.clone();
        Memo::new(move |_| results.with(|results| daily.view(results, &games.entries())))
    };
    let problem = games.problem();
    view! {
        <div class="start" data-decision="start">
            <Hero next />
            <main class="wrap start-grid">
                    <div class="notices">
                        {problem
                            .map(|problem| {
                                view! {
                                    <p class="notice bad" role="alert" data-keeping="lost">
                                        {start::storage_problem(problem)}
                                    </p>
                                }
                            })}
                        {move || {
                            record
                                .notice()
                                .map(|text| {
                                    view! {
                                        <p class="notice bad" role="alert" data-keeping="results">
                                            {text}
                                        </p>
                                    }
                                })
                        }}
                        <StartNotice />
                    </div>
                <Way way />
                <DailyCard daily view=of_day />
                <SavedGamesList problem />
            </main>
            <RulePage />
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
