//! A key on a button.

use leptos::prelude::*;

use crate::view::shell::CommandName;

/// The usual key of a command as it is written; nothing if it has none.
#[component]
pub fn KeyOf(command: CommandName) -> impl IntoView {
    let key = command.keys().first();
    key.map(|key| view! { <kbd>{key.label()}</kbd> })
}
