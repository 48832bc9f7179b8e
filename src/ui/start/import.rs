//! Bringing a game in from a file.

use leptos::html::Input;
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::ui::state::{SavedGames, Screens};

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
            let notice = games.import_file(file).await;
            // The same file can be chosen again.
            input.set_value("");
            screens.show_notice(Some(notice));
        });
    };
    view! {
        <label class="import">
            <input type="file" accept=".json,application/json" node_ref=input on:change=import />
            <span class="btn">"Import a game\u{2026}"</span>
        </label>
    }
}
