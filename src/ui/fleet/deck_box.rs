//! A box of a carrier.

use leptos::prelude::*;

use super::plane::Plane;
use super::zone::ZoneFrame;
use crate::engine::Deck;
use crate::ui::parts::Rows;
use crate::view::fleet::BoxView;

/// A box of a carrier, what stands in it, and its own free places.
#[component]
pub fn DeckBox(
    /// Changes with what stands in it.
    #[prop(into)]
    view: Signal<BoxView>,
) -> impl IntoView {
    let (deck, zone) = view.with_untracked(|shown| (shown.deck, shown.zone));
    let class = match deck {
        Deck::Ready => "spot ready",
        Deck::Landing => "spot landed",
        Deck::Servicing => "spot servicing",
        Deck::Hangar => "spot hangar",
    };
    let heading = view! { <small>{move || view.with(|shown| shown.heading.clone())}</small> };
    // Landed units stand aft of their box's name, the others below it.
    let (above, below) = match deck {
        Deck::Landing => (None, Some(heading)),
        _ => (Some(heading), None),
    };
    let note = move || {
        let note = view.with(|shown| shown.note.clone());
        note.map(|note| view! { <small>{note}</small> })
    };
    view! {
        <ZoneFrame zone class>
            {above}
            {note}
            <Rows of=view each=|shown| &shown.planes key=|plane| plane.unit let:plane>
                <Plane view=plane />
            </Rows>
            {below}
            {move || places(view.with(|shown| shown.free))}
        </ZoneFrame>
    }
}

/// Free places, drawn.
pub fn places(count: u8) -> impl IntoView {
    (0..count)
        .map(|_| view! { <i class="place"></i> })
        .collect_view()
}
