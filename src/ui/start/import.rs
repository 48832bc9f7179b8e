//! Bringing a game in from a file.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::storage;
use crate::ui::state::{SavedGames, Screens};
use crate::view::start::unreadable_file;

/// The choice of a file.
#[component]
pub fn Import() -> impl IntoView {
    let games = expect_context::<SavedGames>();
    let screens = expect_context::<Screens>();
    let input = NodeRef::<Input>::new();
    let import = move |_| {
        let Some(input) = input.get_untracked() else {
            return;
        };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        spawn_local(async move {
            let name = file.name();
            let notice = match storage::read_file(file).await {
                Some(text) => games.import(&name, &text),
                None => unreadable_file(&name),
            };
            // The same file can be chosen again.
            input.set_value("");
            screens.tell(Some(notice));
        });
    };
    view! {
        <label class="import">
            <input type="file" accept=".json,application/json" node_ref=input on:change=import />
            <span class="btn">"Import a game\u{2026}"</span>
        </label>
    }
}
