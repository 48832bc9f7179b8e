//! A small counter, as it stands in lists.

use leptos::prelude::*;

use super::CounterPicture;
pub use crate::view::chart::Side;

/// A small counter: a side's plate with a picture of the sprite on it.
#[component]
pub fn UnitPicture(
    side: Side,
    /// A picture of the sprite: "hellcat", "avenger", "zero", "carrier".
    picture: &'static str,
) -> impl IntoView {
    let class = match side {
        Side::Us => "unit us",
        Side::Japanese => "unit jp",
    };
    view! {
        <svg class=class viewBox="-32 -32 64 64" aria-hidden="true">
            <CounterPicture side picture />
        </svg>
    }
}
