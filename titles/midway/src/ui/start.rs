//! The start screen: what the game is, a new one, and the player's games.

mod hero;
mod link_dialog;
mod new_game;

use leptos::html::Div;
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos_use::use_event_listener;
use page::games::storage_problem;
use page::parts::{
    DamagedNotice, GameList, GoneNotice, OtherTitles, SavedGamesList, bring_in_sight, scroll_to_top,
};
use page::titles::MIDWAY;

use super::state::{ResultStore, SavedGames, Screens};
use crate::view::start::WHOSE_IT_IS;
use hero::Hero;
use new_game::NewGame;

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
    let problem = games.problem();
    let list = game_list(games);
    view! {
        <div class="start" data-decision="start">
            <Hero />
            <main class="wrap start-grid">
                <div class="notices">
                    {problem
                        .map(|problem| {
                            view! {
                                <p class="notice bad" role="alert" data-keeping="lost">
                                    {storage_problem(problem)}
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
