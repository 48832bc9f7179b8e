//! A key on a button.

use leptos::prelude::*;

use crate::keyboard::Key;
use crate::stores::KeyboardStore;

/// A key, as it is printed on the player's keyboard.
#[component]
pub fn KeyCap(key: Key) -> impl IntoView {
    let keyboard = expect_context::<KeyboardStore>();
    view! { <kbd translate="no" prop:textContent=move || keyboard.with(|it| key.label(it))></kbd> }
}
