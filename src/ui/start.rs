//! The start screen: what the game is, the scenarios, and the player's games.

mod daily_card;
mod hero;
mod link_dialog;
mod picture;
mod scenario_card;
mod tools;
mod way;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_use::{use_event_listener, use_interval_fn};
use page::parts::{DamagedNotice, GameList, GoneNotice, OtherTitles, SavedGamesList};
use page::titles::PHILIPPINE_SEA;

use daily_card::DailyCard;
use hero::Hero;
use way::Way;

use super::learn::RulePage;
use super::parts::{bring_in_sight, scroll_to_top};
use super::state::{ResultStore, SavedGames, Screens};
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
    let list = game_list(games);
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
                        <DamagedNotice record />
                        <StartNotice />
                    </div>
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

/// The player's games, and what he can do with them here.
fn game_list(games: SavedGames) -> GameList {
    let screens = expect_context::<Screens>();
    GameList {
        lines: Memo::new(move |_| games.lines()),
        open: Callback::new(move |id: String| {
            if let Some(entry) = games.find(&id) {
                screens.open(&entry);
            }
        }),
        rename: Callback::new(move |(id, name): (String, String)| {
            screens.show_notice(games.rename(&id, &name));
        }),
        export: Callback::new(move |id: String| games.export(&id)),
        delete: Callback::new(move |id: String| games.delete(&id)),
        import: Callback::new(move |file| {
            spawn_local(async move {
                screens.show_notice(Some(games.import_file(file).await));
            });
        }),
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
