//! Text that changes.

use leptos::prelude::*;

/// A text that changes, beside others in its element. What translates a page puts elements of its own in the place of
/// the page's texts, and a text that has gone can change no more: so what changes is always all that its element holds,
/// and set on that as `prop:textContent`. A translator is asked to leave it alone, for it would come too late.
#[component]
pub fn Changing(#[prop(into)] text: Signal<String>) -> impl IntoView {
    view! { <span translate="no" prop:textContent=move || text.get()></span> }
}
