//! The chits on a card: face down as they are drawn, then turned over.

use leptos::prelude::*;

use crate::ui::parts::Rows;
use crate::view::chit::ChitView;
use crate::view::event_card::EventCard;

/// The chits that were drawn, with what each did.
#[component]
pub fn Chits(view: Memo<EventCard>) -> impl IntoView {
    view! {
        <Show when=move || view.with(|view| !view.chits.is_empty())>
            <ul class="chits">
                <Rows of=view each=|view| &view.chits key=|chit| chit.number let:chit>
                    <Chit chit />
                </Rows>
            </ul>
        </Show>
    }
}

/// A chit: its back, and its face once it has been turned over.
#[component]
pub fn Chit(chit: Memo<ChitView>) -> impl IntoView {
    view! {
        <li>
            <span
                class="chit"
                class:up=move || chit.with(|chit| chit.face.is_some())
                role="img"
                aria-label=move || chit.with(ChitView::label)
            >
                <span class="chit-back" aria-hidden="true">
                    "?"
                </span>
                <span
                    class="chit-face" aria-hidden="true"
                    translate="no"
                    prop:textContent=move || chit.with(|chit| chit.face.clone())
                ></span>
            </span>
            <span>
                <b translate="no" prop:textContent=move || chit.with(|chit| chit.name.clone())></b>
                <small translate="no" prop:textContent=move || chit.with(|chit| chit.did.clone())></small>
            </span>
        </li>
    }
}
