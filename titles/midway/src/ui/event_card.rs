//! What happened, as a card that stands until it has been seen.

use leptos::prelude::*;

/// The card of what is shown now, if it has one.
#[component]
pub fn EventCard() -> impl IntoView {}
