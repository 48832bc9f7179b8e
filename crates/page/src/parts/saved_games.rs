//! The player's games.

use leptos::html::H2;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Rows, Show};
use crate::games::{GameLine, no_games};
use crate::keeping::{Promise, keeping};
use crate::storage::StorageProblem;
use crate::stores::{KeepingStore, SavedGames, Screens};
use crate::title_page::TitlePage;

mod import;
mod rename;
mod saved_game;

use import::Import;
use saved_game::SavedGame;

/// The player's games, and what he can do with them, by the keys of their slots.
#[derive(Clone, Copy)]
pub struct GameList {
    /// The games, the last saved first.
    pub lines: Memo<Vec<GameLine>>,
    /// Puts one on the table.
    pub open: Callback<String>,
    /// Gives one another name.
    pub rename: Callback<(String, String)>,
    /// Gives one out as a file.
    pub export: Callback<String>,
    /// Deletes one.
    pub delete: Callback<String>,
    /// Brings one in.
    pub import: Callback<web_sys::File>,
}

impl GameList {
    /// The games of a title.
    pub fn of<T: TitlePage>(games: SavedGames<T>, screens: Screens<T>) -> GameList {
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
}

/// What the player is doing with one of the games, by the key of its slot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SlotAction {
    /// Nothing.
    None,
    /// Giving it another name.
    Renaming(String),
    /// Thinking whether to delete it.
    Deleting(String),
}

/// Every saved game, and the import.
#[component]
pub fn SavedGamesList(
    /// Why the browser keeps no games, if it does not.
    problem: Option<StorageProblem>,
    /// The games.
    games: GameList,
) -> impl IntoView {
    let lines = games.lines;
    let activity = RwSignal::new(SlotAction::None);
    let title = NodeRef::<H2>::new();
    // The button that deleted a game is gone with its line.
    let on_delete = Callback::new(move |id: String| {
        games.delete.run(id);
        if let Some(title) = title.get_untracked() {
            let _ = title.focus();
        }
    });
    view! {
        <section class="sheet saves" aria-labelledby="saved-games">
            <h2 id="saved-games" tabindex="-1" node_ref=title>
                "Saved games"
            </h2>
            <Show when=move || lines.with(Vec::is_empty)>
                <p class="none">{no_games(problem)}</p>
            </Show>
            <ul>
                <Rows of=lines each=|all| all key=|line| line.id.clone() let:view>
                    <SavedGame view games activity on_delete />
                </Rows>
            </ul>
            <Show when=move || problem.is_none() && !lines.with(Vec::is_empty)>
                <HowLongKept />
            </Show>
            <Import games />
        </section>
    }
}

/// Where the games are kept and for how long, and the button that asks the browser for more.
#[component]
fn HowLongKept() -> impl IntoView {
    let store = expect_context::<KeepingStore>();
    let promise = Memo::new(move |_| store.promise());
    view! {
        <div class="how-long">
            <p translate="no" prop:textContent=move || keeping(promise.get())></p>
            <Show when=move || promise.get() == Promise::Open>
                <button class="btn small ghost" on:click=move |_| store.ask()>
                    {Promise::ASK}
                </button>
            </Show>
        </div>
    }
}
