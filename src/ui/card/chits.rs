//! The chits on a card: face down as they are drawn, then turned over.

use leptos::prelude::*;

use crate::ui::parts::{Rows, Show};
use crate::view::card::Block;
use crate::view::chit::ChitView;

/// The chits that were drawn, with what each did.
#[component]
pub fn Chits(block: Memo<Block>) -> impl IntoView {
    view! {
        <Show when=move || block.with(|block| !chits(block).is_empty())>
            <ul class="chits">
                <Rows of=block each=chits key=|chit| chit.number let:chit>
                    <Chit chit />
                </Rows>
            </ul>
        </Show>
    }
}

fn chits(block: &Block) -> &[ChitView] {
    match block {
        Block::Known { chits, .. } => chits,
        _ => &[],
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
