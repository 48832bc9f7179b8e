//! A key on a button.

use leptos::prelude::*;

use crate::ui::state::KeyboardStore;
use crate::view::shell::{CommandName, Key};

/// The usual key of a command; nothing if it has none.
#[component]
pub fn KeyOf(command: CommandName) -> impl IntoView {
    let key = command.keys().first().copied();
    key.map(|key| view! { <KeyCap key /> })
}

/// A key, as it is printed on the player's keyboard.
#[component]
pub fn KeyCap(key: Key) -> impl IntoView {
    let keyboard = expect_context::<KeyboardStore>();
    view! { <kbd translate="no" prop:textContent=move || keyboard.with(|it| key.label(it))></kbd> }
}
