//! Icons from the page's sprite.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

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
    let close = move |event: MouseEvent| {
        // The second click of a double click was not meant for what the first has brought up.
        if event.detail() < 2 {
            on_close.run(());
        }
    };
    view! {
        <button class="x" aria-label="Close" on:click=close>
            <Icon name="close" />
        </button>
    }
}
