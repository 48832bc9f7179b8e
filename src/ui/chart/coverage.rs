//! What searches have looked at, shaded: the longer ago, the fainter.

use leptos::prelude::*;

use crate::engine::Table;
use crate::ui::controls::Controls;
use crate::ui::parts::List;
use crate::view::search::coverage;

/// The shades of what has been looked at.
#[component]
pub fn Coverage() -> impl IntoView {
    let controls = expect_context::<Controls>();
    let looks = controls.shown.looks;
    let turn = Memo::new(move |_| controls.playback.with_table(|table: &Table| table.turn));
    let layers = move || looks.with(|looks| coverage::layers(looks, turn.get()));
    view! {
        <g class="coverage" aria-hidden="true">
            <List each=layers let:layer>
                <path style=format!("--age:{}", layer.age) data-age=layer.age d=layer.path />
            </List>
        </g>
    }
}
