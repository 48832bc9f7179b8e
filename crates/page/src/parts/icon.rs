//! Icons from the page's sprite.

use leptos::prelude::*;

use super::ignore_double_click;

/// An icon by its name.
#[component]
pub fn Icon(name: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <use_ href=format!("#i-{name}")></use_>
        </svg>
    }
}

/// The button that closes a dialog or a list.
#[component]
pub fn CloseButton(on_close: Callback<()>) -> impl IntoView {
    view! {
        <button class="x" aria-label="Close" on:click=ignore_double_click(move || on_close.run(()))>
            <Icon name="close" />
        </button>
    }
}
