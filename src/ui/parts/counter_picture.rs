//! The picture of a counter, and the small counter that stands in lists.

use leptos::prelude::*;

pub use crate::view::chart::Side;

/// A side's plate with a picture of the sprite on it, around the origin of the SVG it is in.
#[component]
pub fn CounterPicture(
    side: Side,
    /// A picture of the sprite: "hellcat", "avenger", "zero", "carrier".
    picture: &'static str,
) -> impl IntoView {
    let (plate, turn) = match side {
        Side::Us => ("#plate-us", -90),
        Side::Japanese => ("#plate-jp", 90),
    };
    let turn = if picture == "carrier" { 0 } else { turn };
    view! {
        <use_ href=plate x="-32" y="-32" width="64" height="64"></use_>
        <use_
            href=format!("#{picture}")
            x="-23"
            y="-23"
            width="46"
            height="46"
            transform=format!("rotate({turn})")
        ></use_>
    }
}

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
