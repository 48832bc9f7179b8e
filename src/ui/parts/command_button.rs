//! The button that gives a command, and the keys on buttons.

use leptos::prelude::*;
use page::parts::KeyCap;

use crate::ui::command;
use crate::ui::controls::Controls;
use crate::ui::state::KeyboardStore;
use crate::view::shell::CommandName;

/// Gives a command that has a key too, which its title tells.
#[component]
pub fn CommandButton(
    /// The command that it gives.
    name: CommandName,
    /// Whether what it turns on is on, if it turns something on and off.
    #[prop(optional, into)]
    is_on: Option<Signal<bool>>,
    /// What stands on it.
    children: Children,
) -> impl IntoView {
    let controls = expect_context::<Controls>();
    let keyboard = expect_context::<KeyboardStore>();
    view! {
        <button
            aria-label=name.title()
            title=move || keyboard.with(|it| name.title_with_key(it))
            aria-pressed=move || is_on.map(|is_on| is_on.get().to_string())
            on:click=move |_| {
                command::run(name, controls);
            }
        >
            {children()}
        </button>
    }
}

/// The usual key of a command; nothing if it has none.
#[component]
pub fn KeyOf(command: CommandName) -> impl IntoView {
    let key = command.keys().first().copied();
    key.map(|key| view! { <KeyCap key /> })
}
