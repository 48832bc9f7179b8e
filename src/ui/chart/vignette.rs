//! The chart as a picture on the start screen.

use leptos::prelude::*;

use super::base_map::{Coasts, Hexes, Islands, ZoneLines};

/// The sea: hexes and islands.
#[component]
pub fn Vignette(
    /// Whether the islands have names: in a small picture they would be cut off.
    #[prop(optional)]
    has_names: bool,
) -> impl IntoView {
    view! {
        <rect x="-400" y="-400" width="3000" height="2200" style="fill:var(--sea-1)" />
        <Hexes />
        <ZoneLines />
        {if has_names { view! { <Islands /> }.into_any() } else { view! { <Coasts /> }.into_any() }}
    }
}
