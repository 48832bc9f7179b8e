//! The chart as a picture on the start screen.

use leptos::prelude::*;

use super::base_map::{Coasts, Hexes, ZoneLines};

/// The sea: hexes and islands.
#[component]
pub fn Vignette(
    /// The islands whose names have room in the picture and are not cut off.
    #[prop(optional)]
    names: &'static [&'static str],
) -> impl IntoView {
    view! {
        <rect x="-400" y="-400" width="3000" height="2200" style="fill:var(--sea-1)" />
        <Hexes />
        <ZoneLines />
        <Coasts names />
    }
}
