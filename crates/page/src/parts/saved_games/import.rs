//! Bringing a game in from a file.

use leptos::html::Input;
use leptos::prelude::*;

use super::GameList;

/// The choice of a file.
#[component]
pub fn Import(
    /// What can be done with the games.
    games: GameList,
) -> impl IntoView {
    let input = NodeRef::<Input>::new();
    let import = move |_| {
        let Some(input) = input.get_untracked() else {
            return;
        };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        games.import.run(file);
        // The same file can be chosen again.
        input.set_value("");
    };
    view! {
        <label class="import">
            <input type="file" accept=".json,application/json" node_ref=input on:change=import />
            <span class="btn">"Import a game\u{2026}"</span>
        </label>
    }
}
