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
mod tools;
mod way;

use leptos::html::Div;
use leptos::prelude::*;
use leptos_use::{use_event_listener, use_interval_fn};

use daily_card::DailyCard;
use hero::Hero;
use saved_games::SavedGamesList;
use way::Way;

use super::learn::RulePage;
use super::parts::{CloseButton, Show, bring_in_sight, scroll_to_top};
use super::state::{KeepingStore, ResultStore, SavedGames, Screens};
use crate::storage;
use crate::view::start::{self, Daily};

pub use link_dialog::LinkDialog;

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
                        <GoneNotice />
                        {move || {
                            record
                                .not_kept()
                                .map(|text| {
                                    view! {
                                        <p class="notice bad" role="alert" data-keeping="results">
                                            {text}
                                        </p>
                                    }
                                })
                        }}
                        <DamagedNotice />
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

/// The battle of the day as the day changes: the page may be left open for days.
fn battle_of_the_day() -> Memo<Daily> {
    let now = RwSignal::new(storage::now());
    let _ = use_interval_fn(move || now.set(storage::now()), SECOND);
    Memo::new(move |_| Daily::at(now.get()))
}

/// In milliseconds.
const SECOND: u64 = 1_000;

/// Says that the games are gone that were there, until that is put away.
#[component]
fn GoneNotice() -> impl IntoView {
    let keeping = expect_context::<KeepingStore>();
    let close = Callback::new(move |()| keeping.put_away());
    move || {
        let gone = keeping.gone();
        (gone > 0).then(|| {
            view! {
                <div class="notice bad put-away" role="alert" data-keeping="gone">
                    <p>{start::gone(gone)}</p>
                    <CloseButton on_close=close />
                </div>
            }
        })
    }
}

/// Says that a record of results could not be read and was put aside, until that is put away.
#[component]
fn DamagedNotice() -> impl IntoView {
    let record = expect_context::<ResultStore>();
    let close = Callback::new(move |()| record.put_away());
    view! {
        <Show when=move || record.is_damaged()>
            <div class="notice bad put-away" role="alert" data-keeping="results">
                <p>{start::results_damaged()}</p>
                <button class="btn small" on:click=move |_| record.export_aside()>
                    {start::EXPORT_ASIDE}
                </button>
                <CloseButton on_close=close />
            </div>
        </Show>
    }
}

/// What the start screen has to tell.
#[component]
fn StartNotice() -> impl IntoView {
    let screens = expect_context::<Screens>();
    let place = NodeRef::<Div>::new();
    // What it answers may stand far below it.
    Effect::new(move |_| {
        if screens.notice().is_some() {
            request_animation_frame(move || {
                if let Some(place) = place.try_get_untracked().flatten() {
                    bring_in_sight(&place);
                }
            });
        }
    });
    let notice = move || {
        screens.notice().map(|notice| {
            let role = if notice.bad { "alert" } else { "status" };
            view! {
                <p class="notice" class:bad=notice.bad role=role>
                    {notice.text}
                </p>
            }
        })
    };
    view! { <div node_ref=place>{notice}</div> }
}
