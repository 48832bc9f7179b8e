//! The player's games.

use leptos::html::H2;
use leptos::prelude::*;

use super::import::Import;
use super::saved_game::SavedGame;
use crate::storage::StorageProblem;
use crate::ui::parts::Rows;
use crate::ui::state::SavedGames;
use crate::view::start;

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
            <Import />
        </section>
    }
}
