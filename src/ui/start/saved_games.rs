//! The player's games.

use leptos::html::H2;
use leptos::prelude::*;

use super::import::Import;
use super::saved_game::SavedGame;
use crate::storage::StorageProblem;
use crate::ui::parts::{Rows, Show};
use crate::ui::state::{KeepingStore, SavedGames};
use crate::view::start::{self, Promise};

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
) -> impl IntoView {
    let games = expect_context::<SavedGames>();
    let lines = Memo::new(move |_| games.lines());
    let activity = RwSignal::new(SlotAction::None);
    let title = NodeRef::<H2>::new();
    // The button that deleted a game is gone with its line.
    let on_delete = Callback::new(move |id: String| {
        games.delete(&id);
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
                <p class="none">{start::no_games(problem)}</p>
            </Show>
            <ul>
                <Rows of=lines each=|all| all key=|line| line.id.clone() let:view>
                    <SavedGame view activity on_delete />
                </Rows>
            </ul>
            <Show when=move || problem.is_none() && !lines.with(Vec::is_empty)>
                <HowLongKept />
            </Show>
            <Import />
        </section>
    }
}

/// Where the games are kept and for how long, and the button that asks the browser for more.
#[component]
fn HowLongKept() -> impl IntoView {
    let keeping = expect_context::<KeepingStore>();
    let promise = Memo::new(move |_| keeping.promise());
    view! {
        <div class="how-long">
            <p translate="no" prop:textContent=move || start::keeping(promise.get())></p>
            <Show when=move || promise.get() == Promise::Open>
                <button class="btn small ghost" on:click=move |_| keeping.ask()>
                    {Promise::ASK}
                </button>
            </Show>
        </div>
    }
}
