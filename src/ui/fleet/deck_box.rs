//! A box of a carrier.

use leptos::prelude::*;

use super::plane::Plane;
use super::zone::ZoneFrame;
use crate::engine::Deck;
use crate::ui::parts::{Changing, Rows};
use crate::view::fleet::BoxView;

/// A box of a carrier, what stands in it, and its free places.
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
    let note = move || {
        let note = view.with(|shown| shown.note.clone());
        let counts = view.with(|shown| shown.counts);
        let counts = (!counts.is_empty())
            .then(|| view! { <span translate="no" prop:textContent=format!(" {counts}")></span> });
        note.map(|note| view! { <small><Changing text=move || note.clone() /> {counts}</small> })
    };
    view! {
        <ZoneFrame zone class>
            <p>
                <b translate="no" prop:textContent=move || view.with(|shown| shown.heading.clone())></b>
                {move || note()}
            </p>
            <div class="places">
                <Rows of=view each=|shown| &shown.planes key=|plane| plane.unit let:plane>
                    <Plane view=plane />
                </Rows>
                {move || places(view.with(|shown| shown.free))}
            </div>
        </ZoneFrame>
    }
}

/// Free places, drawn.
pub fn places(count: u8) -> impl IntoView {
    (0..count)
        .map(|_| view! { <i class="place"></i> })
        .collect_view()
}
