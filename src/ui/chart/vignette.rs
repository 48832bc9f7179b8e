//! The chart as a picture on the start screen.

use leptos::prelude::*;

use super::base_map::{Hexes, Islands, ZoneLines};

/// The sea of a scenario's card: hexes and islands.
#[component]
pub fn Vignette() -> impl IntoView {
    view! {
        <rect x="-400" y="-400" width="3000" height="2200" style="fill:var(--sea-1)" />
        <Hexes />
        <ZoneLines />
        <Islands />
    }
}
